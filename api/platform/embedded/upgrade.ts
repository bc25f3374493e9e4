import { constants, existsSync } from 'node:fs'
import { cp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { isOutdated, migrate } from '../database/migrations.ts'
import { StartupError } from '../startupError.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { lockFolder } from './folderLock.ts'

const getSnapshotPath = (dir: string) => `${dir}-before-upgrade`
/** Exists until the upgrade succeeds, so that a second attempt keeps the first one’s snapshot. */
const getMarkerPath = (dir: string) => `${dir}-upgrade-unfinished`

export interface UpgradedDatabase extends Embedded {
  /** Names of the applied migrations. */
  applied: string[]
}

/** Before a migration, copies the database for `rollBack`. */
export async function startUpgradedDatabase(dir: string): Promise<UpgradedDatabase> {
  if (!existsSync(dir) && existsSync(getSnapshotPath(dir))) {
    throw new StartupError(
      `${dir} is missing, but ${getSnapshotPath(dir)} exists: was a rollback interrupted? Run “npm run twain -- rollback”, or move the copy elsewhere to start with an empty database.`,
    )
  }
  const database = await startEmbedded({ dir })
  if (!(await isOutdated(database.url))) return migrateOrStop(database)
  await database.stop()
  await takeSnapshot(dir)
  const upgraded = await migrateOrStop(await startEmbedded({ dir }))
  await rm(getMarkerPath(dir), { force: true })
  return upgraded
}

/** @returns when the snapshot was taken, and the folder with the newer database, null if a killed rollback has moved it */
export async function rollBack(dir: string): Promise<{ takenAt: Date; newer: string | null }> {
  const snapshot = getSnapshotPath(dir)
  const taken = await stat(snapshot).catch(() => null)
  if (!taken) throw new StartupError(`${snapshot} is missing: the database has not been upgraded since it was created or rolled back.`)
  const unlock = await lockFolder(dir)
  try {
    const newer = existsSync(dir) ? `${dir}-after-upgrade-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}` : null
    if (newer) await rename(dir, newer)
    await rename(snapshot, dir)
    await rm(getMarkerPath(dir), { force: true })
    return { takenAt: taken.mtime, newer }
  } finally {
    unlock()
  }
}

async function takeSnapshot(dir: string): Promise<void> {
  const [snapshot, unfinished] = [getSnapshotPath(dir), getMarkerPath(dir)]
  if (existsSync(unfinished) && existsSync(snapshot)) return
  const partial = `${snapshot}.partial`
  const unlock = await lockFolder(dir)
  try {
    await rm(partial, { recursive: true, force: true })
    await cp(dir, partial, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await rm(snapshot, { recursive: true, force: true })
    await rename(partial, snapshot)
    await writeFile(unfinished, '')
  } catch (cause) {
    await rm(partial, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The database could not be copied before its upgrade: ${reason}. Nothing has been changed.`, { cause })
  } finally {
    unlock()
  }
}

async function migrateOrStop(database: Embedded): Promise<UpgradedDatabase> {
  try {
    return { ...database, applied: await migrate(database.url) }
  } catch (error) {
    await database.stop()
    throw error
  }
}
