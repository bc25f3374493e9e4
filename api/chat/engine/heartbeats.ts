import { AsyncLocalStorage } from 'node:async_hooks'
import { isPermanentRefusal } from '../../platform/database/refusedInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Execution } from './execution.ts'
import { extendLeases, keepRun, type Progress } from './runProgress.ts'
import { heartbeatMs } from './runStore.ts'

/** Renews the leases of this process: one statement for all runs without new text, and one for each of the others. */
export class Heartbeats {
  readonly #platform: Pick<Platform, 'db' | 'log'>
  readonly #executions = new Set<Execution>()
  readonly #pending = new Set<Execution>()
  /** Waiting in the queue of a client could let leases expire. */
  readonly #outsideOfRequests = AsyncLocalStorage.snapshot()
  #timer: NodeJS.Timeout | undefined

  constructor(platform: Pick<Platform, 'db' | 'log'>) {
    this.#platform = platform
  }

  async keepDuring<Result>(execution: Execution, work: () => Promise<Result>): Promise<Result> {
    this.#executions.add(execution)
    this.#timer ??= this.#outsideOfRequests(() => setInterval(() => void this.#beat(), heartbeatMs))
    try {
      return await work()
    } finally {
      this.#executions.delete(execution)
      if (this.#executions.size === 0) {
        clearInterval(this.#timer)
        this.#timer = undefined
      }
    }
  }

  async #beat(): Promise<void> {
    const unchanged: Execution[] = []
    const keeping: Promise<void>[] = []
    for (const execution of this.#executions) {
      if (execution.isInterrupted || this.#pending.has(execution)) continue
      this.#pending.add(execution)
      execution.interruptIfSilent()
      const progress = execution.getNewProgress()
      if (progress) keeping.push(this.#keep(execution, progress))
      else unchanged.push(execution)
    }
    await Promise.all([...keeping, this.#keepUnchanged(unchanged)])
  }

  async #keepUnchanged(executions: readonly Execution[]): Promise<void> {
    if (executions.length === 0) return
    const kept = await extendLeases(
      this.#platform.db,
      executions.map(({ run }) => run),
    ).catch((err: unknown) => {
      this.#platform.log.warn({ err }, 'a heartbeat failed')
      return null
    })
    // The others are lost, or locked by another transaction.
    await Promise.all(
      executions.map(async (execution) => {
        const row = kept?.get(execution.run.id)
        if (kept && !row) return this.#keep(execution, null)
        if (row?.isStopRequested) execution.interrupt('stop')
        this.#pending.delete(execution)
      }),
    )
  }

  async #keep(execution: Execution, progress: Progress | null): Promise<void> {
    try {
      const kept = await keepRun(this.#platform.db, execution.run, progress)
      if (!kept) return execution.interrupt('lost')
      if (progress) execution.markStored(progress)
      if (kept.isStopRequested) execution.interrupt('stop')
    } catch (err) {
      this.#platform.log.warn({ err, runId: execution.run.id }, 'a checkpoint failed')
      if (isPermanentRefusal(err)) execution.interrupt('unstorable')
    } finally {
      this.#pending.delete(execution)
    }
  }
}
