import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Services } from '../../../api/services.ts'
import { askTwin, type VisitorAnswer } from './visitor.ts'

const outcome = z.enum(['answered', 'refused', 'chat'])
type Outcome = z.output<typeof outcome>

const person = z.object({
  username: z.string(),
  profile: z.record(z.string(), z.unknown()),
  items: z.array(z.object({ kind: z.enum(['note', 'story']), title: z.string(), text: z.string() })),
  suggested: z.array(z.string()),
  questions: z.array(
    z.object({
      question: z.string(),
      /** The first sentence contains one of these. Null if nothing public answers; `chat` for small talk and abuse. */
      answer: z.union([z.null(), z.literal('chat'), z.string(), z.array(z.string())]),
      after: z.string().optional(),
    }),
  ),
})
const set = z.object({ people: z.array(person) })

export type Person = z.output<typeof person>

export interface Verdict {
  question: string
  expected: Outcome
  isRight: boolean
  answer: string
  isOpen: boolean
}

export async function readPeople(name: string): Promise<Person[]> {
  return set.parse(JSON.parse(await readFile(join(import.meta.dirname, `${name}.json`), 'utf8'))).people
}

export async function measureTwin(services: Services, { username, profile, items, suggested, questions }: Person): Promise<Verdict[]> {
  const { id } = await services.db.user.create({ data: { email: `${username}@example.org`, name: username, username } })
  const viewer = { userId: id, sessionId: randomUUID() }
  const publicFields = ['display_name', 'title', 'bio', 'interests', 'location', 'achievements', 'skills', 'projects']
  const { display_name: name, ...fields } = profile
  await services.db.user.update({ where: { id }, data: { name: String(name) } })
  await services.db.profile.create({ data: { userId: id, audience: 'listed', publicFields, suggestedQuestions: suggested, ...fields } })
  for (const { kind, title, text } of items) await services.knowledge.create(viewer, { kind, title, content: text, isPublic: true })
  await services.pendingPassages.write()
  await services.pendingEmbeddings.write()
  const atOnce = pLimit(6)
  const answers = await Promise.all(
    questions.map(({ question, after }) => atOnce(() => askTwin(services, username, after ? [after, question] : [question]))),
  )
  const open = new Set((await services.twinQuestions.list(viewer, { limit: 100 })).map(({ text }) => text))
  return questions.map(({ question, answer: expected }, index) => {
    const answer = answers[index] ?? { text: '', isCited: false }
    return { question, answer: answer.text, isOpen: open.has(question), ...judge(answer, expected, open.has(question)) }
  })
}

function judge(
  answer: VisitorAnswer,
  expected: Person['questions'][number]['answer'],
  isOpen: boolean,
): Pick<Verdict, 'expected' | 'isRight'> {
  if (expected === 'chat') return { expected: 'chat', isRight: !answer.isCited && !isOpen }
  if (expected === null) return { expected: 'refused', isRight: !answer.isCited }
  const [first = ''] = answer.text.split('\n')
  const plain = (text: string) => text.toLowerCase().replaceAll('\\', '')
  return { expected: 'answered', isRight: answer.isCited && [expected].flat().some((wanted) => plain(first).includes(plain(wanted))) }
}

export function summarize(verdicts: readonly Verdict[]): Record<Outcome, { right: number; questions: number }> {
  const count = (expected: Outcome) => {
    const asked = verdicts.filter((verdict) => verdict.expected === expected)
    return { right: asked.filter(({ isRight }) => isRight).length, questions: asked.length }
  }
  return { answered: count('answered'), refused: count('refused'), chat: count('chat') }
}
