import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type Log = Logger

/** JSON lines for machines; short lines when a person is looking at the terminal. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  if (!process.stdout.isTTY) return pino({ level: logLevel })
  return pino({ level: logLevel }, { write: (line: string) => void process.stdout.write(readable(line)) })
}

function readable(line: string) {
  const { level, time, msg, err, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const label = pino.levels.labels[Number(level)]
  const details = Object.entries(rest).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const cause = (err as { stack?: string } | undefined)?.stack
  return `${[clock, label, msg, ...details].join('  ')}\n${cause ? `${cause}\n` : ''}`
}
