import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { JobRules } from './jobs.ts'

export const heartbeatSeconds = 15
export const daySeconds = 86_400

export async function createQueues(boss: PgBoss, queues: readonly { name: string; rules: JobRules<object> }[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, rules } of queues) {
    const { retries = 3, retryDelaySeconds = 0, longestRetrySeconds, exclusive } = rules
    const settings = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: retryDelaySeconds,
      retryDelayMax: longestRetrySeconds ?? null,
      ...(exclusive && { heartbeatSeconds, expireInSeconds: daySeconds }),
    }
    const queue = existing.get(name)
    if (isDeepStrictEqual({ ...queue, ...settings }, queue)) continue
    if (!queue) await boss.createQueue(name, { policy: exclusive ? 'exclusive' : 'short' })
    await boss.updateQueue(name, settings)
    // Within a transaction on the embedded database this would deadlock.
    await boss.findJobs(name, { id: randomUUID() })
  }
}
