import { AsyncLocalStorage } from 'node:async_hooks'
import { agents } from '../../agents/registry.ts'
import { toAnyRecipient } from '../../memory/restrictions/recipient.ts'
import { findRestrictedSteps } from '../../memory/restrictions/restrictedSteps.ts'
import type { MemoryExtraction } from '../../memory/extraction/extraction.service.ts'
import { strangers, workingFor } from '../../platform/database/databaseShare.ts'
import type { Platform } from '../../platform/platform.ts'
import { getSpan, type Span } from '../../platform/tracing/tracing.ts'
import { logKey } from './events/events.ts'
import { Execution, type Answerer } from './execution.ts'
import { Heartbeats } from './heartbeats.ts'
import type { TwinRuns } from './twinRuns.ts'
import type { FailureNotices } from '../runs/failureNotices.ts'
import { claimAbandoned, maxAttempts } from './runStore.ts'
import type { OwnedRun, RunExecutor } from '../runs/ownedRun.ts'
import { toAutomaticTitle, toThreadTitle } from '../threads/previews.ts'
import { announce } from '../threads/threadNews.ts'

/** Only for speed; the stop is also stored in the database. */
const stopsTopic = 'run-stops'
const releasesTopic = 'run-releases'
const takeoverMs = 1_000
const giveUpMs = 2_000

export interface RunEngine extends RunExecutor {
  boot(): Promise<void>
  close(): Promise<void>
}

interface RunNews {
  failures?: Pick<FailureNotices, 'schedule'>
  memories?: Pick<MemoryExtraction, 'expect'>
  twin?: TwinRuns
  queue?: { sendNext(threadId: string): Promise<void> }
  push?: { expectAnswer(run: { readonly id: string; readonly userId: string | null }): Promise<void> }
}

export function createRunEngine(platform: Platform, brain: Answerer, { failures, memories, twin, queue, push }: RunNews = {}): RunEngine {
  const { db, eventLog, live, log, metrics, tracing, processId, config } = platform
  const heartbeats = new Heartbeats(platform)
  const running = new Map<string, { execution: Execution; ended: Promise<void> }>()
  const closing = new AbortController()
  /** Runs must not inherit the async context of their request. */
  const outsideOfRequests = AsyncLocalStorage.snapshot()
  let timer: NodeJS.Timeout | undefined
  let takingOver: Promise<void> | null = null

  function launch(run: OwnedRun, work: (execution: Execution) => ReturnType<Execution['execute']>, parent?: Span): void {
    const execution = new Execution(platform, brain, run, twin)
    metrics.answers.start()
    const ended = workingFor
      .run(run.userId ?? strangers, () => {
        const attributes = { 'twain.agent': run.agentType, 'twain.attempt': run.attempt }
        return afterRun(
          run,
          tracing.trace('run', attributes, () => work(execution), parent),
        )
      })
      .finally(() => {
        metrics.answers.end()
        if (running.get(run.id)?.execution === execution) running.delete(run.id)
      })
    running.get(run.id)?.execution.interrupt('lost')
    running.set(run.id, { execution, ended })
    if (closing.signal.aborted) execution.interrupt('hand-over')
  }

  async function afterRun(run: OwnedRun, ending: ReturnType<Execution['execute']>): Promise<void> {
    const status = await ending
    if (status && run.twinOwnerId === null) await queue?.sendNext(run.threadId)
    if (status === 'completed') {
      if (run.twinOwnerId === null) await push?.expectAnswer(run)
      if (extractsMemories(run)) await memories?.expect(run, run.history?.messages[0]?.text ?? null)
      await improveTitle(platform, brain, run, closing.signal)
    }
    if (status === 'failed' || status === 'interrupted') await failures?.schedule(run)
  }

  function answer(run: OwnedRun, parent?: Span): void {
    launch(run, (execution) => heartbeats.keepDuring(execution, () => execution.execute()), parent)
  }

  async function takeOver({ isOnlyProcess = false, isGivingUp = false }): Promise<void> {
    const abandoned = await claimAbandoned(db, { processId, isOnlyProcess, isGivingUp, running: [...running.keys()] })
    for (const run of abandoned) {
      log.info(
        { runId: run.id, attempt: run.attempt },
        isGivingUp ? 'a run was interrupted because there is no worker' : 'a run was taken over',
      )
      if (isGivingUp || run.isStopRequested || run.attempt > maxAttempts) launch(run, (execution) => execution.abandon(run))
      else answer(run)
      await eventLog.close(logKey(run.id, run.attempt - 1))
    }
  }

  /** Without a live worker, readers of an abandoned run would wait forever. */
  async function giveUpWithoutWorker(): Promise<void> {
    if ((await platform.countWorkers()) === 0) await takeOver({ isGivingUp: true })
  }

  function lookForAbandoned(isOnlyProcess = false): Promise<void> {
    takingOver ??= (config.roles.includes('worker') ? takeOver({ isOnlyProcess }) : giveUpWithoutWorker())
      .catch((err: unknown) => log.warn({ err }, 'looking for abandoned runs failed'))
      .finally(() => (takingOver = null))
    return takingOver
  }

  async function listen(topic: string, act: (news: { runId?: string }) => void): Promise<void> {
    const news = await live.subscribe<{ runId?: string }>(topic, closing.signal)
    void (async () => {
      for await (const item of news) act(item)
    })()
  }

  return {
    async boot() {
      await listen(stopsTopic, ({ runId = '' }) => running.get(runId)?.execution.interrupt('stop'))
      if (!config.roles.includes('worker')) {
        timer = setInterval(() => void lookForAbandoned(), giveUpMs)
        return
      }
      await listen(releasesTopic, () => void lookForAbandoned())
      // Without Redis there is only one process.
      await lookForAbandoned(config.redisUrl === undefined)
      timer = setInterval(() => void lookForAbandoned(), takeoverMs)
    },
    start(run) {
      const parent = getSpan()
      outsideOfRequests(() => answer(run, parent))
    },
    async stop(runId) {
      await live.publish(stopsTopic, { runId })
    },
    wake: () => live.publish(releasesTopic, {}),
    async close() {
      clearInterval(timer)
      await takingOver
      closing.abort()
      const open = [...running.values()]
      for (const { execution } of open) execution.interrupt('hand-over')
      await Promise.all(open.map(({ ended }) => ended))
      if (open.length > 0) await live.publish(releasesTopic, {})
    },
  }
}

function extractsMemories({ agentType, isTemporary }: OwnedRun): boolean {
  const agent = agents[agentType]
  return !isTemporary && agent.audience === 'owner' && agent.remembersAutomatically === true
}

async function improveTitle(platform: Platform, brain: Answerer, run: OwnedRun, signal: AbortSignal): Promise<void> {
  if (run.position !== 1 || run.isNamedByOwner || run.isTemporary || !agents[run.agentType].suggestsTitles) return
  try {
    const [question, answer] = await platform.db.step.findMany({
      where: { id: { in: [run.userStepId, run.assistantStepId] } },
      orderBy: { position: 'asc' },
      select: { input: true, output: true, hasUntrustedContent: true },
    })
    // Files without text already name the conversation.
    if (!question || !answer || question.input === '') return
    // Titles have no attribution, so they must not repeat untrusted content, and any model may read them.
    const restricted = run.userId === null ? null : await findRestrictedSteps(platform.db, toAnyRecipient(run.userId), [run.threadId])
    const isHidden = answer.hasUntrustedContent || restricted?.has(run.assistantStepId)
    const exchange = { question: question.input, answer: isHidden ? null : answer.output }
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
