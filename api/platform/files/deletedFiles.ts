import { z } from 'zod'
import type { DeletedFile } from '../__generated__/prisma/client.ts'
import type { Database } from '../database/database.ts'
import { type Files, isImpossibleKey } from './files.ts'
import type { Jobs } from '../jobs.ts'
import { getRetryTime } from '../limits/retryTime.ts'
import type { Log } from '../log.ts'

export type DeletedFiles = ReturnType<typeof createDeletedFiles>

const pageSize = 500
const atOnce = 10

/** Failed deletions are retried. */
export function createDeletedFiles({ db, files, jobs, log }: { db: Database; files: Files; jobs: Jobs; log: Log }) {
  jobs.define('delete-files', { schema: z.object({}), cron: '*/5 * * * *' }, () => deleteDue())

  /** A trailing slash means a folder. */
  async function deleteNow(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    // The process may end before they are deleted.
    await db.deletedFile.createMany({ data: paths.map((path) => ({ path })), skipDuplicates: true })
    await deleteAll(await db.deletedFile.findMany({ where: { path: { in: [...paths] } } }), new Date())
  }

  async function deleteDue(now = new Date()): Promise<void> {
    for (;;) {
      const due = await db.deletedFile.findMany({ where: { nextTryAt: { lte: now } }, orderBy: { nextTryAt: 'asc' }, take: pageSize })
      if (due.length === 0) return
      await deleteAll(due, now)
    }
  }

  async function deleteAll(entries: readonly DeletedFile[], now: Date): Promise<void> {
    const gone: string[] = []
    for (let start = 0; start < entries.length; start += atOnce) {
      const deleted = await Promise.all(entries.slice(start, start + atOnce).map((entry) => tryToDelete(entry, now)))
      gone.push(...deleted.filter((path) => path !== null))
    }
    await db.deletedFile.deleteMany({ where: { path: { in: gone } } })
  }

  async function tryToDelete({ path, attempts }: DeletedFile, now: Date): Promise<string | null> {
    try {
      await (path.endsWith('/') ? files.deleteAll(path) : files.delete(path))
      return path
    } catch (err) {
      if (isImpossibleKey(err)) {
        log.error({ err, path }, 'dropped an invalid file key')
        return path
      }
      const nextTryAt = getRetryTime(attempts + 1, now.getTime())
      log.warn({ err, path, attempts: attempts + 1, nextTryAt }, 'a file could not be deleted')
      await db.deletedFile.updateMany({ where: { path }, data: { attempts: attempts + 1, nextTryAt } })
      return null
    }
  }

  return { delete: deleteNow, deleteDue }
}
