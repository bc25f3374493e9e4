import { sql } from 'kysely'
import { transaction } from '../../platform/database/database.ts'
import { anyOf, queryRows } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { describeJobError } from '../../platform/failedJobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { OperatorService } from '../operator.service.ts'

export interface JobQueue {
  readonly name: string
  readonly waitingCount: number
  readonly runningCount: number
  readonly failedCount: number
  readonly oldestDueAt: Date | null
}

export interface FailedJob {
  readonly id: string
  readonly queue: string
  readonly attempts: number
  readonly error: string
  readonly failedAt: Date
}

export interface JobOverview {
  readonly queues: readonly JobQueue[]
  readonly failed: readonly FailedJob[]
}

export interface RetryInput {
  readonly queue: string
  /** By default all failed jobs of the queue. */
  readonly jobId?: string | null
}

const shownFailures = 50
const retriedAtOnce = 1000

export class OperatorJobsService {
  readonly #platform: Pick<Platform, 'db' | 'jobs'>
  readonly #operator: OperatorService

  constructor(platform: Pick<Platform, 'db' | 'jobs'>, operator: OperatorService) {
    this.#platform = platform
    this.#operator = operator
  }

  async get(viewer: Viewer): Promise<JobOverview> {
    await this.#operator.require(viewer)
    const { db, jobs } = this.#platform
    // Creates the tables.
    await jobs.start()
    const names = jobs.listQueues()
    const queues = await queryRows(
      db,
      sql<JobQueue>`
        SELECT queue.name,
          count(*) FILTER (WHERE job.state::text IN ('created', 'retry'))::int AS waiting_count,
          count(*) FILTER (WHERE job.state::text = 'active')::int AS running_count,
          count(*) FILTER (WHERE job.state::text = 'failed')::int AS failed_count,
          min(job.start_after) FILTER (WHERE job.state::text IN ('created', 'retry') AND job.start_after <= now()) AS oldest_due_at
        FROM unnest(${names}::text[]) AS queue (name) LEFT JOIN jobs.job ON job.name = queue.name
        GROUP BY queue.name ORDER BY queue.name`,
    )
    const failed = await queryRows(
      db,
      sql<Omit<FailedJob, 'error'> & { output: unknown }>`
        SELECT id, name AS queue, retry_count + 1 AS attempts, output, completed_on AS failed_at
        FROM jobs.job WHERE state::text = 'failed' AND name = ${anyOf(names, 'text')}
        ORDER BY completed_on DESC, id LIMIT ${shownFailures}`,
    )
    return { queues, failed: failed.map(({ output, ...job }) => ({ ...job, error: describeJobError(output) })) }
  }

  /** At most 1,000 jobs, the oldest first. @returns how many */
  async retry(viewer: Viewer, { queue, jobId }: RetryInput): Promise<number> {
    await this.#operator.require(viewer)
    const { db, jobs } = this.#platform
    if (!jobs.listQueues().includes(queue) || (jobId && !isUuid(jobId))) throw new NotFoundError('not_found')
    await jobs.start()
    const count = await transaction(db, async (tx) => {
      const failed = await queryRows(
        tx,
        sql<{ id: string }>`
          SELECT id FROM jobs.job WHERE state::text = 'failed' AND name = ${queue}
          ${jobId ? sql`AND id = ${jobId}::uuid` : sql``} ORDER BY completed_on, id LIMIT ${retriedAtOnce} FOR UPDATE`,
      )
      if (failed.length === 0) return 0
      const ids = failed.map(({ id }) => id)
      await jobs.retryFailed(tx, queue, ids)
      await this.#operator.recordAudit(tx, viewer, 'jobs.retried', { queue, jobs: ids.length })
      return ids.length
    })
    if (count === 0 && jobId) throw new NotFoundError('not_found')
    jobs.wake(queue)
    return count
  }
}
