import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { StartupError } from '../startupError.ts'
import type { Log } from '../log.ts'

export interface RedisConnections {
  commands: Redis
  /** A connection with subscriptions accepts no other commands. */
  listening: Redis
  isUp(): boolean
  close(): Promise<void>
}

/** During an outage, only the first command waits for the timeout. Callers have a fallback. */
const failFast = {
  lazyConnect: true,
  connectTimeout: 1000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // channels.ts resubscribes, including channels requested during the outage.
  autoResubscribe: false,
  disableClientInfo: true,
  retryStrategy: () => 500,
}
const pingMs = 1000
const startupMs = 5000
const watchMs = 50
const mostSilentWatches = 3

/** @throws StartupError if Redis is unreachable at startup */
export async function connectRedis(url: string, log: Log): Promise<RedisConnections> {
  const commands = new Redis(url, failFast)
  const listening = new Redis(url, failFast)
  const clients = [commands, listening]
  const isUp = () => clients.every(({ status }) => status === 'ready')
  let lastError: unknown
  for (const client of clients) client.on('error', (error) => (lastError = error))
  // A connection that only listens would never notice an outage.
  const pinging = setInterval(() => {
    for (const client of clients) if (client.status === 'ready') client.ping().catch(() => {})
  }, pingMs).unref()
  const watches = clients.map(reconnectWhenSilent)
  const close = async () => {
    for (const timer of [pinging, ...watches]) clearInterval(timer)
    for (const client of clients) client.removeAllListeners('close').disconnect()
  }

  const ready = clients.map((client) => new Promise<void>((resolve) => client.once('ready', resolve)))
  for (const client of clients) client.connect().catch((error: unknown) => (lastError ??= error))
  const isReady = await Promise.race([Promise.all(ready).then(() => true), sleep(startupMs, false, { ref: false })])
  if (!isReady) {
    await close()
    const { message, code } = (lastError ?? {}) as NodeJS.ErrnoException
    throw new StartupError(`Redis at the REDIS_URL cannot be used: ${message || code || 'no response'}`, { cause: lastError })
  }
  reportOutages(clients, isUp, (isAway) => {
    if (isAway) log.warn({ err: lastError }, 'Redis is unreachable; limits and live updates are per process')
    else log.info('Redis is back')
  })
  return { commands, listening, isUp, close }
}

/** ioredis also times out when this process was busy, so count checks between reads. */
function reconnectWhenSilent(client: Redis): NodeJS.Timeout {
  const internals = client as unknown as { commandQueue: { length: number }; stream?: { bytesRead: number } }
  let bytesRead = 0
  let silentWatches = 0
  return setInterval(() => {
    const isSilent = internals.commandQueue.length > 0 && internals.stream?.bytesRead === bytesRead
    bytesRead = internals.stream?.bytesRead ?? 0
    silentWatches = isSilent ? silentWatches + 1 : 0
    if (silentWatches < mostSilentWatches) return
    silentWatches = 0
    client.disconnect(true)
  }, watchMs).unref()
}

function reportOutages(clients: Redis[], isUp: () => boolean, report: (isAway: boolean) => void): void {
  let isAway = false
  const look = () => {
    if (isUp() !== isAway) return
    isAway = !isAway
    report(isAway)
  }
  for (const client of clients) client.on('close', look).on('ready', look)
}
