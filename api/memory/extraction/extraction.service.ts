import { z } from 'zod'
import type { Fact } from '../../models/tasks/facts.ts'
import { transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { measureCoverage, listMeanings, findSubjects } from '../../platform/language/words.ts'
import { toAnyRecipient } from '../restrictions/recipient.ts'
import type { MemoryService } from '../memory.service.ts'
import { containsSecret } from '../secrets.ts'
import { mayContainFacts } from './mayHoldFacts.ts'

export type FindFacts = (said: { message: string; known: readonly string[] }, signal: AbortSignal) => Promise<Fact[]>

const job = z.object({ runId: z.uuid() })

/** Maximum facts per message. */
const mostFacts = 5
const longestFact = 300
const mostKnown = 12
/** The share of a fact’s words that the message must contain. */
const groundedFrom = 0.6
/** These have handled the message: undone memories must not be created again. */
const memoryTools = ['remember', 'forget']
const readMark = 'notice_memories'

export interface MemoryExtraction {
  /** Call when an answer is complete. */
  expect(run: { readonly id: string }, message: string | null): Promise<void>
  extract(run: z.infer<typeof job>): Promise<void>
  close(): void
}

/** Reads the user’s messages only: never tool results, twins, files or answers. */
export function createMemoryExtraction(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  { memory, findFacts }: { memory: MemoryService; findFacts: FindFacts },
): MemoryExtraction {
  const closing = new AbortController()
  const extractLater = jobs.define('notice-memories', { schema: job, retries: 1 }, extract)

  async function extract({ runId }: z.infer<typeof job>): Promise<void> {
    const run = await db.run.findFirst({
      where: {
        id: runId,
        status: 'completed',
        user: { remembersFromConversations: true },
        assistantStep: { toolCalls: { none: { name: { in: memoryTools } } } },
        toolEffects: { none: { tool: readMark } },
      },
      select: { userId: true, userStepId: true, userStep: { select: { input: true } }, thread: { select: { projectId: true } } },
    })
    if (!run?.userId || !mayContainFacts(run.userStep.input)) return
    const { userId, userStepId: sourceStepId } = run
    const message = run.userStep.input
    const recipient = { ...toAnyRecipient(userId), projectId: run.thread.projectId }
    const known = await memory.search(recipient, { query: message.slice(0, 400), limit: mostKnown })
    const found = await findFacts({ message, known: known.map(({ content }) => content) }, closing.signal)
    const facts = found.filter(isUsable(message)).slice(0, mostFacts)
    await transaction(db, async (tx) => {
      const { count } = await tx.toolEffect.createMany({
        data: [{ runId, tool: readMark, argumentsHash: '', result: {} }],
        skipDuplicates: true,
      })
      if (count === 0) return
      for (const { content, replaces } of facts) {
        const replaced = replaces === null ? null : (known[replaces]?.id ?? null)
        await memory.notice(tx, { userId, content, sourceStepId, replaces: replaced, recipient })
      }
    })
  }

  return {
    extract,
    async expect({ id }, message) {
      if (message !== null && !mayContainFacts(message)) return
      await extractLater.send({ runId: id }, { key: id }).catch((err: unknown) => {
        log.warn({ err, runId: id }, 'memory extraction failed')
      })
    },
    close: () => closing.abort(),
  }
}

/** Models may invent facts. */
function isUsable(message: string): (fact: Fact) => boolean {
  const said = listMeanings(message)
  return ({ content }) => {
    if (content.length > longestFact || containsSecret(content)) return false
    const words = findSubjects(content)
    return words.length > 0 && measureCoverage(words, said) >= groundedFrom
  }
}
