import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../log.ts'
import { StartupError } from '../startupError.ts'

const retryMs = 100
/** SQLITE_BUSY */
const busy = 5

/**
 * Locks of this process by folder: waiting for one of them would never end. The references also prevent garbage collection, which would release
 * the locks.
 */
const lockedHere = new Map<string, DatabaseSync>()

/**
 * Locks a folder for this process and returns a function that releases it. Waits for another holder, which may be shutting down, and then
 * throws.
 * | The lock is an open SQLite transaction on a file next to the folder, because Node has no file locks. The kernel holds it, so it works
 * between containers that share a volume and ends with the process. The file is never removed: later processes could otherwise lock two
 * different files.
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

/** Uses the default log, because the settings are not validated yet. */
function warn(message: string): void {
  createLog({ logLevel: 'warn' }).warn(message)
}

/** Null while another process holds the lock. */
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
