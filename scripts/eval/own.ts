import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Viewer } from '../../api/platform/viewer.ts'
import { measureEachWay } from './measures.ts'
import { type Figures, share } from './ranks.ts'
import { containsAnswer, isRefusal, createResponder } from './responder.ts'
import type { EvaluationServer } from './server.ts'

const own = z.object({
  name: z.string(),
  items: z.array(z.object({ kind: z.enum(['note', 'story']), title: z.string(), text: z.string() })),
  memories: z.array(z.string()),
  chats: z.array(z.object({ name: z.string(), messages: z.array(z.string()) })),
  questions: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
})

export async function measureOwn(server: EvaluationServer): Promise<Figures[]> {
  const set = own.parse(JSON.parse(await readFile(join(import.meta.dirname, 'own.json'), 'utf8')))
  const viewer = await server.addUser()
  const { services } = server
  const { userId } = viewer
  for (const { kind, title, text } of set.items) await services.knowledge.create(viewer, { kind, title, content: text, isPublic: false })
  await services.db.memory.createMany({ data: set.memories.map((content) => ({ userId, content })) })
  for (const { name, messages } of set.chats) {
    const steps = messages.map((input, position) => ({ userId, position, stepType: 'user_message', status: 'sent', input }) as const)
    await services.db.thread.create({ data: { userId, name, stepCount: steps.length, steps: { create: steps } } })
  }
  await server.finishIndex()
  return measureEachWay(server, set.name, () => measureAnswers(server, viewer, set))
}

async function measureAnswers(server: EvaluationServer, viewer: Viewer, set: z.output<typeof own>): Promise<Figures> {
  const respond = await createResponder(server, viewer)
  const outcomes = []
  for (const { question, answer } of set.questions) {
    const said = await respond(question)
    outcomes.push({ answer, isRefused: isRefusal(said), isRight: answer !== null && !isRefusal(said) && containsAnswer(said, answer) })
  }
  const answerable = outcomes.filter(({ answer }) => answer !== null)
  return {
    name: set.name,
    questions: outcomes.length,
    quoted: share(answerable, ({ isRight }) => isRight),
    refusedRightly: share(
      outcomes.filter(({ answer }) => answer === null),
      ({ isRefused }) => isRefused,
    ),
    refusedWrongly: share(answerable, ({ isRefused }) => isRefused),
  }
}
