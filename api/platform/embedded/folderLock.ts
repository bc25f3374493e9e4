import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../log.ts'
import { StartupError } from '../startupError.ts'

const retryMs = 100
/** SQLITE_BUSY */
const busy = 5

/** Waiting for a lock of this process would never end. The references also prevent garbage collection, which would release it. */
const lockedHere = new Map<string, DatabaseSync>()

/**
 * Waits for another holder, which may be shutting down, and then throws. An open SQLite transaction, because Node has no file locks; it
 * works between containers that share a volume. Never remove the file: processes could then lock two different ones.
 */
export async function lockFolder(folder: string, { waitMs = 10_000, tell = warn } = {}): Promise<() => void> {
  const deadline = Date.now() + waitMs
  let isTold = false
  for (;;) {
    const release = lockedHere.has(folder) ? null : tryLock(folder)
    if (release) return release
    if (lockedHere.has(folder) || Date.now() >= deadline) {
      throw new StartupError(`Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`)
    }
    if (!isTold) tell(`Another process is using ${folder}. Waiting up to ${Math.ceil(waitMs / 1000)} seconds for it to end.`)
    isTold = true
    await sleep(retryMs)
  }
}

function warn(message: string): void {
  createLog({ logLevel: 'warn' }).warn(message)
}

function tryLock(folder: string): (() => void) | null {
  const file = `${folder}.lock.db`
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('BEGIN IMMEDIATE')
  } catch (error) {
    database?.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === busy) return null
    throw new StartupError(`${file} cannot be locked: ${message}. Set DATA_DIR to a folder on a local disk.`, { cause: error })
  }
  const held = database
  lockedHere.set(folder, held)
  return () => {
    held.close()
    lockedHere.delete(folder)
  }
}
