import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '../platform.ts'

export interface Readiness {
  ok: boolean
  /** The parts that cannot be reached. */
  down: ('database' | 'redis')[]
  /** How many live processes have the role `worker`; null while the database is down. Background jobs wait while there is none. */
  workers: number | null
}

const patienceMs = 2000

/** Resolves soon, also while the database hangs. */
export async function checkReadiness({ countWorkers, isRedisUp }: Pick<Platform, 'countWorkers' | 'isRedisUp'>): Promise<Readiness> {
  const workers = await Promise.race([countWorkers().catch(() => null), sleep(patienceMs, null, { ref: false })])
  const down: Readiness['down'] = []
  if (workers === null) down.push('database')
  if (!isRedisUp()) down.push('redis')
  return { ok: down.length === 0, down, workers }
}
