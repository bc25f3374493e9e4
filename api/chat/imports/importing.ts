import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { ConversationImport, ConversationImportProblem, Prisma } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { countChanged, queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { type Attempt, type Job, LostJobError } from '../../platform/jobs.ts'
import { withSpooledFile } from '../../platform/events/spool.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'
import type { Notification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'
import { toOneLine } from '../../platform/text/text.ts'
import type { PendingPassages } from '../../retrieval/pendingPassages.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import { addPieces } from './addPieces.ts'
import { ImportProblem } from './reading/conversation.ts'
import { type Counts, maxMessages } from './reading/pieces.ts'
import { type ExportReading, openExport } from './reading/readExport.ts'

export interface ConversationImporter {
  readonly importJob: Job<ImportJob>
  readonly undoJob: Job<ImportJob>
}

interface ImportJob {
  importId: string
}

interface HeldImport extends ConversationImport {
  readonly attempt: Attempt
}

export type Written = { readonly [Count in keyof typeof nothingDone]?: number }
export type Write = (tx: Transaction) => Promise<Written>

/** Imports account exports. Outside of this folder, because it also imports all other content. */
export interface AccountImporter {
  /** Writes for transactions of the caller, one after the other. */
  read(held: Pick<ConversationImport, 'id' | 'userId'>, path: string, reading: ExportReading): AsyncGenerator<Write>
  /** Deletes a batch of the added content, except conversations. False once nothing is left. */
  remove(tx: Transaction, held: ConversationImport): Promise<boolean>
}

export interface ConversationImportNews {
  readonly type: 'conversation-import-changed'
  readonly importId: string
}

const newsIntervalMs = 500
const nothingDone = {
  conversationsDone: 0,
  messagesDone: 0,
  addedCount: 0,
  knownCount: 0,
  entryCount: 0,
  leftOutCount: 0,
  twinConversationCount: 0,
}
const maxStoredMessages = maxMessages
/** Each statement blocks other users of the embedded database. */
const maxStepsPerBatch = 200
const pauseMs = 2

export function createConversationImporter(
  platform: Platform,
  {
    pendingPassages,
    notifications,
    accounts,
    documentReading,
  }: {
    pendingPassages: PendingPassages
    notifications: NotificationsService
    accounts: AccountImporter
    documentReading: { readonly readJob: { wake(): void } }
  },
): ConversationImporter {
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
      // A malicious file could crash every process that reads it.
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
    await publishProgress(held)
  }

  async function importFile(held: HeldImport): Promise<void> {
    const file = held.filePath === null ? null : await files.get(held.filePath)
    if (!file) throw new ImportProblem('interrupted')
    const onFailure = (err: unknown) => log.warn({ err, importId: held.id }, 'an export could not be parsed')
    const options = { onFailure, signal: held.attempt.signal }
    await withSpooledFile(file.stream, async ({ path }) => {
      await using reading = await openExport(path, options)
      const { counts } = reading
      await begin(held, counts)
      await publishProgress(held)
      const done = { ...nothingDone }
      let publishedAt = performance.now()
      for await (const write of counts.origin === 'twain' ? accounts.read(held, path, reading) : readPieces(held, reading)) {
        await runWhileHeld(held, async (tx) => {
          const written = await write(tx)
          for (const count of listCounts(written)) done[count] += written[count] ?? 0
          await tx.conversationImport.update({ where: { id: held.id }, data: done })
        })
        if (performance.now() - publishedAt > newsIntervalMs) {
          await publishProgress(held)
          publishedAt = performance.now()
        }
        await pause(pauseMs)
      }
      await end(held, { status: 'ready' })
      pendingPassages.writeSoon(held.userId)
      documentReading.readJob.wake()
    })
  }

  async function* readPieces(held: HeldImport, reading: ExportReading): AsyncGenerator<Write> {
    for await (const pieces of reading.readPieces()) {
      yield async (tx) => {
        const { added, known } = await addPieces(tx, held, pieces)
        return {
          addedCount: added,
          knownCount: known,
          conversationsDone: pieces.filter(({ from }) => from === 0).length,
          messagesDone: pieces.reduce((sum, { messages }) => sum + messages.length, 0),
        }
      }
    }
  }

  async function begin(held: HeldImport, { origin, conversations, messages }: Counts): Promise<void> {
    const { id, userId } = held
    const others = await db.conversationImport.aggregate({ where: { userId, id: { not: id } }, _sum: { messageCount: true } })
    if (messages + (others._sum.messageCount ?? 0) > maxStoredMessages) throw new ImportProblem('too_many_kept')
    await runWhileHeld(held, (tx) =>
      tx.conversationImport.update({ where: { id }, data: { origin, conversationCount: conversations, messageCount: messages } }),
    )
  }

  async function fail(held: HeldImport, problem: ConversationImportProblem): Promise<void> {
    await remove(held)
    await end(held, { ...nothingDone, messageCount: null, conversationCount: null, status: 'failed', problem })
  }

  async function end(held: HeldImport, data: Prisma.ConversationImportUpdateInput): Promise<void> {
    const { id, userId, fileName } = held
    let notification: Notification | undefined
    await runWhileHeld(held, async (tx) => {
      const { status, addedCount, knownCount, entryCount } = await tx.conversationImport.update({
        where: { id },
        data: { ...data, filePath: null },
      })
      const isFailed = status === 'failed'
      const counts = { story_count: 0, conversation_count: addedCount, entry_count: entryCount, known_count: knownCount }
      await recordEvent(tx, userId, 'import.finished', { import_id: id, ...counts, problem_count: isFailed ? 1 : 0 })
      notification = await notifications.write(tx, userId, {
        channel: 'chat',
        type: isFailed ? 'error' : 'success',
        title: isFailed ? 'Your import failed' : 'Your import is finished',
        summary: toOneLine(fileName).slice(0, 300),
        actionUrl: '/settings#import',
      })
    })
    if (notification) await notifications.notifyClients(userId, notification.id)
  }

  async function undo({ importId }: ImportJob, attempt: Attempt): Promise<void> {
    const found = await db.conversationImport.findUnique({ where: { id: importId, status: 'undoing' } })
    if (!found) return
    const held = { ...found, attempt }
    await remove(held)
    await runWhileHeld(held, (tx) => tx.conversationImport.delete({ where: { id: importId } }))
    await publishProgress(held)
  }

  async function remove(held: HeldImport): Promise<void> {
    await removeThreads(held)
    for (;;) {
      let isDone = false
      await runWhileHeld(held, async (tx) => {
        isDone = !(await accounts.remove(tx, held))
      })
      if (isDone) return
      await pause(pauseMs)
    }
  }

  async function removeThreads(held: HeldImport): Promise<void> {
    for (;;) {
      let isDone = false
      await runWhileHeld(held, async (tx) => {
        const candidates = await queryRows(
          tx,
          selectUnchangedThreads(held).select(['id', 'stepCount']).orderBy('id').limit(maxStepsPerBatch),
        )
        let steps = 0
        const batch = candidates.filter(({ stepCount }, index) => (steps += stepCount) <= maxStepsPerBatch || index === 0)
        isDone = batch.length === 0
        if (isDone) return
        const ids = batch.map(({ id }) => id)
        await countChanged(
          tx,
          kysely.deleteFrom('threads').where('id', 'in', selectUnchangedThreads(held).select('id').where('id', 'in', ids)),
        )
      })
      if (isDone) return
      await pause(pauseMs)
    }
  }

  /** @throws LostJobError if the import was undone, deleted or taken over */
  function runWhileHeld({ id, status, attempt }: HeldImport, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
    return transaction(db, async (tx) => {
      const found = kysely.selectFrom('conversationImports').select('id').where('id', '=', id).where('status', '=', status)
      if (!(await queryFirstRow(tx, found.forNoKeyUpdate()))) throw new LostJobError()
      await attempt.ensureHeld(tx)
      attempt.signal.throwIfAborted()
      await work(tx)
    })
  }

  function publishProgress({ id, userId }: ConversationImport): Promise<void> {
    const news: ConversationImportNews = { type: 'conversation-import-changed', importId: id }
    return publishToViewer(platform, userId, news)
  }

  return { importJob, undoJob }
}

/** Runs of imported memory proposals are older. */
function selectUnchangedThreads({ id, createdAt }: Pick<ConversationImport, 'id' | 'createdAt'>) {
  return kysely
    .selectFrom('threads')
    .where('importId', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('runs').select('runs.id').whereRef('runs.threadId', '=', 'threads.id').where('runs.createdAt', '>', createdAt),
        ),
      ),
    )
}

function listCounts(written: object): (keyof typeof nothingDone)[] {
  return Object.keys(nothingDone).filter((count): count is keyof typeof nothingDone => count in written)
}
