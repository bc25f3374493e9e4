import { Redis } from 'ioredis'
import { StartupError } from '../startupError.ts'
import type { Log } from '../log.ts'

export interface RedisConnections {
  commands: Redis
  /** Redis lets a connection that listens do nothing else. */
  listening: Redis
  close(): Promise<void>
}

/** Throws when Redis cannot be reached now; later interruptions are waited out. */
export async function connectRedis(url: string, log: Log): Promise<RedisConnections> {
  const commands = new Redis(url, { lazyConnect: true })
  const listening = commands.duplicate()
  for (const client of [commands, listening]) client.on('error', (err) => log.warn({ err }, 'Redis cannot be reached'))
  const close = async () => {
    commands.disconnect()
    listening.disconnect()
  }
  try {
    await Promise.all([commands.connect(), listening.connect()])
  } catch (cause) {
    await close()
    throw new StartupError('Redis cannot be reached at the REDIS_URL.', { cause })
  }
  return { commands, listening, close }
}
