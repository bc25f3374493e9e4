import { agents } from '../../agents/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Answerer } from './execution.ts'
import { toAutomaticTitle, toThreadTitle } from '../threads/previews.ts'
import { announce } from '../threads/threadNews.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'

/** Replaces the initial title with one from the model after the first answer. Names chosen by the owner are kept. */
export async function improveTitle(platform: Platform, brain: Answerer, run: OwnedRun, signal: AbortSignal): Promise<void> {
  if (run.position !== 1 || run.isNamedByOwner || !agents[run.agentType].suggestsTitles) return
  try {
    const [question, answer] = await platform.db.step.findMany({
      where: { id: { in: [run.userStepId, run.assistantStepId] } },
      orderBy: { position: 'asc' },
      select: { input: true, output: true, hasUntrustedContent: true },
    })
    if (!question || !answer) return
    // Titles appear without attribution, so untrusted content must not influence them.
    const exchange = { question: question.input, answer: answer.hasUntrustedContent ? null : answer.output }
    const suggestion = await brain.suggestTitle(exchange, signal)
    const title = suggestion && toAutomaticTitle(suggestion)
    if (!title) return
    const { count } = await platform.db.thread.updateMany({
      where: { id: run.threadId, isNamedByOwner: false, OR: [{ name: null }, { name: toThreadTitle(question.input) }] },
      data: { name: title },
    })
    if (count > 0) await announce(platform, run.userId, { type: 'thread-changed', threadId: run.threadId })
  } catch (err) {
    if (!signal.aborted) platform.log.warn({ err, runId: run.id }, 'a title could not be suggested')
  }
}
