import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { KnowledgeHit } from '../../api/agents/agent.ts'
import type { Viewer } from '../../api/platform/viewer.ts'
import { splitChunks } from '../../api/retrieval/chunks.ts'
import { type Figures, toFigures, createBm25, share } from './ranks.ts'
import { containsAnswer, isRefusal, createResponder } from './responder.ts'
import type { EvaluationServer } from './server.ts'

const texts = z.object({
  name: z.string(),
  language: z.string().optional(),
  passages: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), passages: z.array(z.string()), answers: z.array(z.coerce.string()) })),
})
const dialogue = z.object({
  name: z.string(),
  sessions: z.array(z.object({ when: z.string(), turns: z.array(z.object({ id: z.string(), speaker: z.string(), text: z.string() })) })),
  questions: z.array(z.object({ question: z.string(), turns: z.array(z.string()), answers: z.unknown() })),
})

export type Texts = z.output<typeof texts>
export type Dialogue = z.output<typeof dialogue>

export async function readEvaluation(path: string): Promise<{ texts: Texts } | { dialogues: Dialogue[] }> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'))
  return Array.isArray(json) ? { dialogues: z.array(dialogue).parse(json) } : { texts: texts.parse(json) }
}

/** The limit of the assistant's tool. */
export const passagesAtOnce = 8
export const sourcesAtOnce = 10

export interface WrittenTexts {
  texts: Texts
  viewer: Viewer
  ids: ReadonlyMap<string, string>
}

export async function writeTexts({ services, addUser, finishIndex }: EvaluationServer, texts: Texts): Promise<WrittenTexts> {
  const viewer = await addUser()
  const ids = new Map<string, string>()
  for (const { id, title, text } of texts.passages) {
    const { item } = await services.knowledge.create(viewer, { kind: 'note', title, content: text, isPublic: false })
    ids.set(item.id, id)
  }
  await finishIndex()
  return { texts, viewer, ids }
}

export async function measureTexts(server: EvaluationServer, written: WrittenTexts): Promise<Figures[]> {
  const { name, passages, questions } = written.texts
  const figures = await measureEachWay(server, name, async () => {
    const found = await measureRanks(server, written, questions)
    return server.searchBy === 'meaning' ? toFigures(name, found) : { ...toFigures(name, found), ...(await findAnswers(server, written)) }
  })
  const floor = createBm25(passages.map(({ title, text }) => `${title} ${text}`))
  const floorRanks = questions.map((asked) =>
    floor(asked.question).findIndex((index) => asked.passages.includes(passages[index]?.id ?? '')),
  )
  return [...figures, { ...toFigures(name, floorRanks), search: 'floor' }]
}

export function measureAcross(server: EvaluationServer, asked: Texts, written: WrittenTexts): Promise<Figures[]> {
  const name = `${asked.language ?? asked.name} asked, ${written.texts.language ?? written.texts.name} written`
  return measureEachWay(server, name, async () => toFigures(name, await measureRanks(server, written, asked.questions)))
}

async function measureRanks(
  { services }: EvaluationServer,
  { viewer, ids }: WrittenTexts,
  questions: Texts['questions'],
): Promise<number[]> {
  const ranks = []
  for (const { question, passages: wanted } of questions) {
    const hits = await services.knowledge.findPassages(viewer.userId, question, sourcesAtOnce)
    ranks.push(hits.findIndex(({ itemId }) => wanted.includes(ids.get(itemId) ?? '')))
  }
  return ranks
}

async function findAnswers(server: EvaluationServer, { texts, viewer }: WrittenTexts): Promise<Partial<Figures>> {
  const respond = await createResponder(server, viewer)
  const answers = []
  for (const { question, answers: wanted } of texts.questions) {
    const said = await respond(question)
    answers.push({ isRight: wanted.some((answer) => containsAnswer(said, answer)) && !isRefusal(said), isRefused: isRefusal(said) })
  }
  return { quoted: share(answers, ({ isRight }) => isRight), refusedWrongly: share(answers, ({ isRefused }) => isRefused) }
}

export async function measureEachWay(server: EvaluationServer, name: string, measure: () => Promise<Figures>): Promise<Figures[]> {
  const all: Figures[] = []
  for (const way of server.ways) {
    server.searchBy = way
    all.push({ ...(await measure()), name, search: way })
  }
  return all
}

interface Turn {
  text: string
  session: number
  itemId: string
}

export interface WrittenDialogue {
  viewer: Viewer
  questions: { question: string; wanted: Turn[] }[]
  passages: { text: string; session: number }[]
}

export async function writeDialogues(
  { services, addUser, finishIndex }: EvaluationServer,
  dialogues: readonly Dialogue[],
): Promise<WrittenDialogue[]> {
  const written: WrittenDialogue[] = []
  for (const { sessions, questions } of dialogues) {
    const viewer = await addUser()
    const turns = new Map<string, Turn>()
    const passages: WrittenDialogue['passages'] = []
    for (const [session, { when, turns: said }] of sessions.entries()) {
      const content = said.map(({ speaker, text }) => `${speaker}: ${toOneLine(text)}`).join('\n')
      const { item } = await services.knowledge.create(viewer, { kind: 'note', title: when, content, isPublic: false })
      for (const { id, speaker, text } of said) turns.set(id, { text: `${speaker}: ${toOneLine(text)}`, session, itemId: item.id })
      passages.push(...splitChunks(content).map(({ start, end }) => ({ text: toOneLine(content.slice(start, end)), session })))
    }
    const answered = questions.map(({ question, turns: ids }) => ({ question, wanted: ids.flatMap((id) => turns.get(id) ?? []) }))
    written.push({ viewer, passages, questions: answered.filter(({ wanted }) => wanted.length > 0) })
  }
  await finishIndex()
  return written
}

export async function measureDialogues(server: EvaluationServer, dialogues: readonly WrittenDialogue[]): Promise<Figures[]> {
  const name = 'dialogues'
  const figures = await measureEachWay(server, name, async () => {
    const [ranks, evidence]: [number[], number[]] = [[], []]
    for (const { viewer, questions } of dialogues) {
      for (const { question, wanted } of questions) {
        const hits = await server.services.knowledge.findPassages(viewer.userId, question, passagesAtOnce)
        ranks.push(hits.findIndex(({ itemId }) => itemId === wanted[0]?.itemId))
        evidence.push(getShareFound(hits.map(getText).join(' '), wanted))
      }
    }
    return toFigures(name, ranks, evidence)
  })
  return [...figures, measureDialogueFloor(name, dialogues)]
}

function measureDialogueFloor(name: string, dialogues: readonly WrittenDialogue[]): Figures {
  const [ranks, evidence]: [number[], number[]] = [[], []]
  for (const { passages, questions } of dialogues) {
    const floor = createBm25(passages.map(({ text }) => text))
    for (const { question, wanted } of questions) {
      const found = floor(question).flatMap((index) => passages[index] ?? [])
      ranks.push([...new Set(found.map(({ session }) => session))].indexOf(wanted[0]?.session ?? -1))
      const given = found.slice(0, passagesAtOnce).map(({ text }) => text)
      evidence.push(getShareFound(given.join(' '), wanted))
    }
  }
  return { ...toFigures(name, ranks, evidence), search: 'floor' }
}

export function getShareFound(text: string, wanted: readonly Turn[]): number {
  return wanted.filter((turn) => text.includes(turn.text)).length / wanted.length
}

function getText({ passage }: KnowledgeHit): string {
  return toOneLine(typeof passage === 'string' ? passage : (passage.text ?? ''))
}

export function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
