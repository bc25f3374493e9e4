import { randomUUID } from 'node:crypto'
import { MockLanguageModelV4 } from 'ai/test'
import { afterEach, expect, vi } from 'vitest'
import type { AgentPart, PrivateTurn, TwinTurn } from '../agents/agent.ts'
import { createRunEngine, type RunEngine } from '../chat/engine/engine.ts'
import type { Answerer } from '../chat/engine/execution.ts'
import { RunsService } from '../chat/runs/runs.service.ts'
import { createSends } from '../chat/runs/sendNews.ts'
import { PlansService } from '../plans/plans.service.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { TestApp } from './app.ts'
import { toModel } from './brains.ts'
import { createPerson } from './people.ts'

export const helloMessage = { threadId: null, text: 'Hello', clientMessageId: 'first' }

/** Workers of `app`, which should have the role `web` only. They close after each test. */
export function openEngines(app: TestApp) {
  const { platform, services } = app
  const engines: RunEngine[] = []
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()))
  })
  const getRun = (id: string) =>
    platform.db.run.findUniqueOrThrow({ where: { id }, include: { assistantStep: { include: { toolCalls: true } } } })
  return {
    getRun,
    createProcess(answer: (turn: PrivateTurn) => AsyncIterable<AgentPart>) {
      const brain: Answerer = {
        chooseModel: async () => ({ model: toModel(new MockLanguageModelV4(), 1000), fallback: null, unavailable: null }),
        answer: (turn: PrivateTurn | TwinTurn) => answer(turn as PrivateTurn),
        suggestTitle: async () => null,
      }
      const process = { ...platform, config: { ...platform.config, roles: ['worker' as const] }, processId: randomUUID() }
      const engine = createRunEngine(process, brain)
      engines.push(engine)
      const access = { admit: async () => async () => {}, isOpenTo: async () => true }
      return {
        engine,
        runs: new RunsService(process, engine, access, new PlansService(process), createSends(process), services.models),
      }
    },
    async createViewer(): Promise<Viewer> {
      return { userId: (await createPerson(app)).id, sessionId: randomUUID() }
    },
    waitForEnd: (id: string) =>
      vi.waitFor(
        async () => {
          const run = await getRun(id)
          expect(run.endedAt).not.toBeNull()
          return run
        },
        { timeout: 10_000, interval: 20 },
      ),
  }
}

/** Pauses after the first text. */
export function createSlowAnswer(...texts: string[]) {
  const gate = Promise.withResolvers<void>()
  async function* answer(): AsyncGenerator<AgentPart> {
    const [first = '', ...rest] = texts
    yield { type: 'text', text: first }
    await gate.promise
    for (const text of rest) yield { type: 'text', text }
  }
  return { answer, resume: gate.resolve }
}
