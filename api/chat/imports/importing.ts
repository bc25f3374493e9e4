import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { ConversationImport, ConversationImportProblem } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { changedBy, queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { type Attempt, type Job, LostJobError } from '../../platform/jobs.ts'
import { withSpooledFile } from '../../platform/events/spool.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'
import type { Notification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneLine } from '../../platform/text/text.ts'
import type { PendingPassages } from '../../retrieval/pendingPassages.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import { addPieces } from './addPieces.ts'
import { ImportProblem } from './reading/conversation.ts'
import { type Counts, maxMessages } from './reading/pieces.ts'
import { countExport, readExport } from './reading/readExport.ts'

/** Runs and undoes imports, one at a time per process. */
export interface ConversationImporting {
  readonly importJob: Job<ImportJob>
  readonly undoJob: Job<ImportJob>
}

interface ImportJob {
  importId: string
}

interface Held extends ConversationImport {
  readonly attempt: Attempt
}

interface Counted {
  readonly conversation_count: number
  readonly known_count: number
  readonly problem_count: number
}

/** Progress for live updates. */
export interface ConversationImportNews {
  readonly type: 'conversation-import-changed'
  readonly importId: string
}

/** Minimum interval between progress updates. */
const newsPauseMs = 500
/** For all imports of a user together. */
const maxKept = maxMessages
/** Limits how long one statement blocks other users of the embedded database. */
const stepsAtOnce = 200
/** Lets other requests run between transactions. */
const breathMs = 2

export function createConversationImporting(
  platform: Platform,
  { pendingPassages, notifications }: { pendingPassages: PendingPassages; notifications: NotificationsService },
): ConversationImporting {
  const { db, files, jobs, log } = platform
  const schema = z.object({ importId: z.uuid() })
  const find = async (status: ConversationImport['status']) => {
    const imports = await db.conversationImport.findMany({ where: { status }, select: { id: true } })
    return imports.map(({ id }) => ({ data: { importId: id }, key: id }))
  }
  const retry = { retries: 5, retryDelaySeconds: 20 }
  const importJob = jobs.define('import-conversation', { schema, ...retry, exclusive: { find: () => find('pending') } }, run)
  const undoRetry = { retries: 100, retryDelaySeconds: 20, longestRetrySeconds: 3600 }
  const undoJob = jobs.define('undo-conversation-import', { schema, ...undoRetry, exclusive: { find: () => find('undoing') } }, undo)

  async function run({ importId }: ImportJob, attempt: Attempt): Promise<void> {
    const found = await db.conversationImport.findUnique({ where: { id: importId, status: 'pending' } })
    if (!found) return
    const held = { ...found, attempt }
    try {
      // The file may crash every process that reads it, so give up.
      if (attempt.isLast) throw new ImportProblem('interrupted')
      await importFile(held)
    } catch (err) {
      if (!(err instanceof ImportProblem)) {
        if (!attempt.signal.aborted && !(err instanceof LostJobError))
          log.error({ err, importId }, 'an import of conversations was interrupted')
        throw err
      }
      await fail(held, err.problem)
    }
    await tell(held)
  }

  async function importFile(held: Held): Promise<void> {
    const file = held.filePath === null ? null : await files.get(held.filePath)
    if (!file) throw new ImportProblem('interrupted')
    const onFailure = (err: unknown) => log.warn({ err, importId: held.id }, 'an export could not be parsed')
    const options = { onFailure, signal: held.attempt.signal }
    await withSpooledFile(file.stream, async ({ path }) => {
      // Validate the whole file first, so that a broken file leaves nothing behind.
      const counts = await countExport(path, options)
      await begin(held, counts)
      await tell(held)
      const done = { conversationsDone: 0, messagesDone: 0, addedCount: 0, knownCount: 0 }
      let toldAt = performance.now()
      for await (const pieces of readExport(path, options)) {
        await whileHeld(held, async (tx) => {
          const { added, known } = await addPieces(tx, held, pieces)
          done.addedCount += added
          done.knownCount += known
          done.conversationsDone += pieces.filter(({ from }) => from === 0).length
          done.messagesDone += pieces.reduce((sum, { messages }) => sum + messages.length, 0)
          await tx.conversationImport.update({ where: { id: held.id }, data: done })
        })
        if (performance.now() - toldAt > newsPauseMs) {
          await tell(held)
          toldAt = performance.now()
        }
        await pause(breathMs)
      }
      await finish(held)
    })
  }

  async function begin(held: Held, { origin, conversations, messages }: Counts): Promise<void> {
    const { id, userId } = held
    const others = await db.conversationImport.aggregate({ where: { userId, id: { not: id } }, _sum: { messageCount: true } })
    if (messages + (others._sum.messageCount ?? 0) > maxKept) throw new ImportProblem('too_many_kept')
    await whileHeld(held, (tx) =>
      tx.conversationImport.update({ where: { id }, data: { origin, conversationCount: conversations, messageCount: messages } }),
    )
  }

  async function finish(held: Held): Promise<void> {
    await ended(held, 'Your import is finished', async (tx) => {
      const { addedCount, knownCount } = await tx.conversationImport.update({
        where: { id: held.id },
        data: { status: 'ready', filePath: null },
      })
      return { conversation_count: addedCount, known_count: knownCount, problem_count: 0 }
    })
    pendingPassages.writeSoon(held.userId)
  }

  /** Final. Removes everything that was written. */
  async function fail(held: Held, problem: ConversationImportProblem): Promise<void> {
    await removeThreads(held)
    await ended(held, 'Your import failed', async (tx) => {
      const nothing = { conversationsDone: 0, messagesDone: 0, addedCount: 0, knownCount: 0, messageCount: null, conversationCount: null }
      const data = { ...nothing, status: 'failed' as const, problem, filePath: null }
      await tx.conversationImport.update({ where: { id: held.id }, data })
      return { conversation_count: 0, known_count: 0, problem_count: 1 }
    })
  }

  /** Writes the notification and webhooks in the same transaction as `work`. */
  async function ended(held: Held, title: string, work: (tx: Transaction) => Promise<Counted>): Promise<void> {
    const { id, userId, fileName } = held
    let notification: Notification | undefined
    await whileHeld(held, async (tx) => {
      const counts = await work(tx)
      await recordEvent(tx, userId, 'import.finished', { import_id: id, story_count: 0, ...counts })
      const type = counts.problem_count > 0 ? 'error' : 'success'
      const summary = oneLine(fileName).slice(0, 300)
      notification = await notifications.write(tx, userId, { channel: 'chat', type, title, summary, actionUrl: '/settings#import' })
    })
    if (notification) await notifications.tellOf(userId, notification.id)
  }

  async function undo({ importId }: ImportJob, attempt: Attempt): Promise<void> {
    const found = await db.conversationImport.findUnique({ where: { id: importId, status: 'undoing' } })
    if (!found) return
    const held = { ...found, attempt }
    await removeThreads(held)
    await whileHeld(held, (tx) => tx.conversationImport.delete({ where: { id: importId } }))
    await tell(held)
  }

  /** In small batches. Keeps conversations that the user continued. */
  async function removeThreads(held: Held): Promise<void> {
    for (;;) {
      let isDone = false
      await whileHeld(held, async (tx) => {
        const some = await queryRows(tx, untouched(held.id).select(['id', 'stepCount']).orderBy('id').limit(stepsAtOnce))
        let steps = 0
        const few = some.filter(({ stepCount }, index) => (steps += stepCount) <= stepsAtOnce || index === 0)
        isDone = few.length === 0
        if (isDone) return
        const ids = few.map(({ id }) => id)
        await changedBy(tx, kysely.deleteFrom('threads').where('id', 'in', untouched(held.id).select('id').where('id', 'in', ids)))
      })
      if (isDone) return
      await pause(breathMs)
    }
  }

  /** Throws a LostJobError if the import was undone, deleted or taken over by another process. */
  function whileHeld({ id, status, attempt }: Held, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
    return transaction(db, async (tx) => {
      const found = kysely.selectFrom('conversationImports').select('id').where('id', '=', id).where('status', '=', status)
      if (!(await queryFirstRow(tx, found.forNoKeyUpdate()))) throw new LostJobError()
      await attempt.ensureHeld(tx)
      attempt.signal.throwIfAborted()
      await work(tx)
    })
  }

  function tell({ id, userId }: ConversationImport): Promise<void> {
    const news: ConversationImportNews = { type: 'conversation-import-changed', importId: id }
    return publishToViewer(platform, userId, news)
  }

  return { importJob, undoJob }
}

/** Conversations of an import without newer messages. */
function untouched(importId: string) {
  return kysely
    .selectFrom('threads')
    .where('importId', '=', importId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('runs').select('runs.id').whereRef('runs.threadId', '=', 'threads.id'))))
}
