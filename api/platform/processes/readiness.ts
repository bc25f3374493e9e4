import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '../platform.ts'

export interface Readiness {
  ok: boolean
  down: ('database' | 'redis')[]
  workers: number | null
}

const patienceMs = 2000

/** Has a timeout, in case the database hangs. */
export async function checkReadiness({ countWorkers, isRedisUp }: Pick<Platform, 'countWorkers' | 'isRedisUp'>): Promise<Readiness> {
  const workers = await Promise.race([countWorkers().catch(() => null), sleep(patienceMs, null, { ref: false })])
  const down: Readiness['down'] = []
  if (workers === null) down.push('database')
  if (!isRedisUp()) down.push('redis')
  return { ok: down.length === 0, down, workers }
}
