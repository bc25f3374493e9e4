import { createLog, type Log } from './log.ts'
import { StartupError } from './startupError.ts'

/** Logs why the process ends: the message alone where the operator can fix the cause. */
export function reportFatal(error: unknown): void {
  const log = createLog({ logLevel: 'fatal' }, process.stderr)
  if (error instanceof StartupError) log.fatal(error.message)
  else log.fatal({ err: error }, 'Twain could not start.')
}

/** Sends warnings and uncaught errors of Node.js to the log, which redacts secrets and writes JSON. */
export function logProcessErrors(log: Log): void {
  // Node.js prints warnings to the terminal in a listener of its own.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node.js warned.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Twain ends because of an unexpected error.')
    process.exit(1)
  })
}
