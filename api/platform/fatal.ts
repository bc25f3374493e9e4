import { createLog, type Log } from './log.ts'
import { StartupError } from './startupError.ts'

export function reportFatal(error: unknown): void {
  const log = createLog({ logLevel: 'fatal' }, process.stderr)
  if (error instanceof StartupError) log.fatal(error.message)
  else log.fatal({ err: error }, 'Twain could not start.')
}

export function logProcessErrors(log: Log): void {
  // Node's own listener prints to the terminal.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node.js warned.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Twain ends because of an unexpected error.')
    process.exit(1)
  })
}
