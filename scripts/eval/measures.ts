import type { KnowledgeHit } from '../../api/agents/agent.ts'
import { chunksOf } from '../../api/retrieval/chunks.ts'
import type { Dialogue, Texts } from './files.ts'
import { floorOf } from './floor.ts'
import { type Figures, figuresOf, share } from './ranks.ts'
import { holds, isRefusal, responderFor } from './responder.ts'
import type { EvaluationServer } from './server.ts'

/** As the assistant's tool is given them. */
const passagesAtOnce = 8
const sourcesAtOnce = 10

export async function measureTexts(server: EvaluationServer, { name, passages, questions }: Texts): Promise<Figures[]> {
  const { services, aPerson } = server
  const viewer = await aPerson()
  const ids = new Map<string, string>()
  for (const { id, title, text } of passages) {
    const { item } = await services.knowledge.create(viewer, { kind: 'note', title, content: text, isPublic: false })
    ids.set(item.id, id)
  }
  const ranks = []
  for (const { question, passages: wanted } of questions) {
    const hits = await services.knowledge.passages(viewer.userId, question, sourcesAtOnce)
    ranks.push(hits.findIndex(({ itemId }) => wanted.includes(ids.get(itemId) ?? '')))
  }
  const respond = await responderFor(server, viewer)
  const answers = []
  for (const { question, answers: wanted } of questions) {
    const said = await respond(question)
    answers.push({ isRight: wanted.some((answer) => holds(said, answer)) && !isRefusal(said), isRefused: isRefusal(said) })
  }
  const floor = floorOf(passages.map(({ title, text }) => `${title} ${text}`))
  const floorRanks = questions.map((asked) =>
    floor(asked.question).findIndex((index) => asked.passages.includes(passages[index]?.id ?? '')),
  )
  const quoted = share(answers, ({ isRight }) => isRight)
  const refusedWrongly = share(answers, ({ isRefused }) => isRefused)
  return [{ ...figuresOf(name, ranks), quoted, refusedWrongly }, figuresOf(`${name}, floor`, floorRanks)]
}

/** Each session is a note. A question is answered by turns, so that its source is the session of the first of them. */
export async function measureDialogues({ services, aPerson }: EvaluationServer, dialogues: readonly Dialogue[]): Promise<Figures[]> {
  const [ranks, evidence]: [number[], number[]] = [[], []]
  const [floorRanks, floorEvidence]: [number[], number[]] = [[], []]
  for (const { sessions, questions } of dialogues) {
    const viewer = await aPerson()
    const turns = new Map<string, { text: string; session: number; itemId: string }>()
    const all: { text: string; session: number }[] = []
    for (const [session, { when, turns: said }] of sessions.entries()) {
      const content = said.map(({ speaker, text }) => `${speaker}: ${oneLine(text)}`).join('\n')
      const { item } = await services.knowledge.create(viewer, { kind: 'note', title: when, content, isPublic: false })
      for (const { id, speaker, text } of said) turns.set(id, { text: `${speaker}: ${oneLine(text)}`, session, itemId: item.id })
      all.push(...chunksOf(content).map(({ start, end }) => ({ text: oneLine(content.slice(start, end)), session })))
    }
    const floor = floorOf(all.map(({ text }) => text))
    for (const { question, turns: ids } of questions) {
      const wanted = ids.flatMap((id) => turns.get(id) ?? [])
      if (wanted.length === 0) continue
      const partIn = (text: string) => wanted.filter((turn) => text.includes(turn.text)).length / wanted.length
      const hits = await services.knowledge.passages(viewer.userId, question, passagesAtOnce)
      ranks.push(hits.findIndex(({ itemId }) => itemId === wanted[0]?.itemId))
      evidence.push(partIn(hits.map(textOf).join(' ')))
      const found = floor(question).map((index) => all[index])
      floorRanks.push([...new Set(found.map((passage) => passage?.session))].indexOf(wanted[0]?.session))
      floorEvidence.push(
        partIn(
          found
            .slice(0, passagesAtOnce)
            .map((passage) => passage?.text)
            .join(' '),
        ),
      )
    }
  }
  return [figuresOf('dialogues', ranks, evidence), figuresOf('dialogues, floor', floorRanks, floorEvidence)]
}

function textOf({ passage }: KnowledgeHit): string {
  return oneLine(typeof passage === 'string' ? passage : (passage.text ?? ''))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
