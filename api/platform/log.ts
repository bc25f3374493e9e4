import { LRUCache } from 'lru-cache'
import { pino, type Logger, type LoggerOptions } from 'pino'
import type { Config } from '../config.ts'

export type Log = Logger & {
  /** Redacts secrets that become known at runtime. */
  redact(secret: string): void
}

/** Shorter secrets also occur in ordinary words. */
export const shortestSecret = 8

interface LogDestination {
  isTTY?: boolean
  write(line: string): unknown
}

export function createLog(
  { logLevel, secrets = [] }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'secrets'>>,
  destination: LogDestination = process.stdout,
): Log {
  const redaction = createRedaction(secrets)
  const format = destination.isTTY ? formatReadable : (line: string) => line
  const options: LoggerOptions = { level: logLevel, hooks: { logMethod: createOutageFilter() } }
  const logger = pino(options, { write: (line: string) => void destination.write(redaction.apply(format(line))) })
  return Object.assign(logger, { redact: redaction.add })
}

function formatReadable(line: string) {
  const { level, time, msg, err, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const label = pino.levels.labels[Number(level)]
  const details = Object.entries(rest).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const cause = (err as { stack?: string } | undefined)?.stack
  return `${[clock, label, msg, ...details].join('  ')}\n${cause ? `${cause}\n` : ''}`
}

/** Providers quote the keys they reject, and drivers their URLs. */
function createRedaction(secrets: readonly string[]) {
  const added = new LRUCache<string, true>({ max: 100 })
  let longestFirst: string[] = []
  const update = () => {
    const written = [...secrets, ...added.keys()].flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
    ])
    longestFirst = [...new Set(written)].toSorted((a, b) => b.length - a.length)
  }
  update()
  return {
    apply: (line: string) => longestFirst.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), line),
    add(secret: string) {
      if (secret.length < shortestSecret || added.get(secret)) return
      added.set(secret, true)
      update()
    },
  }
}

const outageQuietMs = 60_000

/** Once a minute per message. Entries with an `errorId` are always logged: users report it. */
function createOutageFilter(): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  const logged = new Map<string, { at: number; repetitions: number }>()
  return function filter(args, method) {
    const [fields, message] = args as unknown as [unknown, unknown]
    if (typeof message !== 'string' || !isOutageEntry(fields)) return method.apply(this, args)
    const last = logged.get(message)
    if (last && performance.now() - last.at < outageQuietMs) {
      last.repetitions += 1
      return
    }
    logged.set(message, { at: performance.now(), repetitions: 0 })
    const repetitions = last?.repetitions
    method.apply(this, [repetitions ? { ...fields, repetitions } : fields, message] as unknown as typeof args)
  }
}

function isOutageEntry(fields: unknown): fields is { err: unknown } {
  return typeof fields === 'object' && fields !== null && 'err' in fields && !('errorId' in fields) && isOutage(fields.err)
}

/** Sockets, PostgreSQL (classes 08 and 57P) and Prisma (P10xx). */
const outageCodes = /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|08\w{3}|57P\d\d|P10\d\d)$/
const outageMessages = /connect ENOENT|Connection terminated|Connection is closed|server closed the connection|Command timed out/

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && outageCodes.test(error.code)) return true
  if (outageMessages.test(error.message)) return true
  return isOutage(error.cause) || (error instanceof AggregateError && error.errors.some(isOutage))
}
