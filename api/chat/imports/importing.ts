import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { ConversationImport, ConversationImportProblem } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { changedBy, columnsOf, firstRowOf, kysely, rowsOf } from '../../platform/database/sql/typedSql.ts'
import { spooled } from '../../platform/events/spool.ts'
import { tellViewer } from '../../platform/events/viewerNews.ts'
import type { Notification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneLine } from '../../platform/text/text.ts'
import type { PendingPassages } from '../../retrieval/pendingPassages.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import { addPieces } from './addPieces.ts'
import { ImportProblem } from './reading/conversation.ts'
import { type Counts, maxMessages } from './reading/pieces.ts'
import { countExport, readExport } from './reading/readExport.ts'

/** Imports files with conversations, one at a time in a process, and undoes it. */
export interface ConversationImporting {
  /** All whose time has come. */
  work(): Promise<void>
  /** The same by a process that does jobs, without being waited for. */
  workSoon(): Promise<void>
  /** Stops; what is not done goes on in another process, or after the next start. */
  close(): Promise<void>
}

interface Counted {
  readonly conversation_count: number
  readonly known_count: number
  readonly problem_count: number
}

/** What open screens are told while an import goes on. */
export interface ConversationImportNews {
  readonly type: 'conversation-import-changed'
  readonly importId: string
}

const leaseMs = 180_000
const renewalMs = 5000
const maxAttempts = 5
/** Screens hear of progress no more often. */
const newsPauseMs = 500
/** Of all imports of a person. */
const maxKept = maxMessages
/** Deleted by one statement: on the embedded database everybody waits meanwhile. */
const stepsAtOnce = 200
/** Others are answered between two transactions. */
const breathMs = 2

/** It was deleted or is to be undone, or somebody else works on it. */
class NotOurs extends Error {}

export function createConversationImporting(
  platform: Platform,
  { pendingPassages, notifications }: { pendingPassages: PendingPassages; notifications: NotificationsService },
): ConversationImporting {
  const { db, files, jobs, log } = platform
  const job = jobs.define('import-conversations', { schema: z.object({}), cron: '* * * * *' }, () => work())
  const closing = new AbortController()
  let last = Promise.resolve()

  function work(): Promise<void> {
    const next = last.then(workAll)
    last = next.catch(() => {})
    return next
  }

  async function workAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const claimed = await claim()
      if (!claimed) return
      await workOn(claimed)
    }
  }

  async function claim(): Promise<ConversationImport | null> {
    return firstRowOf(
      db,
      kysely
        .updateTable('conversationImports')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), leaseUntil: leaseEnd() }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('conversationImports')
            .select('id')
            .where('status', 'in', ['pending', 'undoing'])
            .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', new Date())]))
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(columnsOf('conversationImports')),
    )
  }

  async function workOn(claimed: ConversationImport): Promise<void> {
    try {
      if (claimed.status === 'undoing') await undo(claimed)
      // Who began it this often did not live to say how it went.
      else if (claimed.attempts > maxAttempts) throw new ImportProblem('interrupted')
      else await importFile(claimed)
    } catch (error) {
      if (error instanceof NotOurs) return
      if (!(error instanceof ImportProblem)) return leave(claimed, error)
      await fail(claimed, error.problem).catch((err: unknown) => (err instanceof NotOurs ? undefined : leave(claimed, err)))
    }
    await tell(claimed)
  }

  async function importFile(claimed: ConversationImport): Promise<void> {
    const file = claimed.filePath === null ? null : await files.get(claimed.filePath)
    if (!file) throw new ImportProblem('interrupted')
    const onFailure = (err: unknown) => log.warn({ err, importId: claimed.id }, 'an export could not be parsed')
    const options = { onFailure, signal: closing.signal }
    await spooled(file.stream, async ({ path }) => {
      // Read to its end before anything of it is written, so that nothing is left of a file with a mistake in it.
      const counts = await whileOurs(claimed, (signal) => countExport(path, { onFailure, signal }))
      await begin(claimed, counts)
      await tell(claimed)
      const done = { conversationsDone: 0, messagesDone: 0, addedCount: 0, knownCount: 0 }
      let toldAt = performance.now()
      for await (const pieces of readExport(path, options)) {
        await owned(claimed, async (tx) => {
          const { added, known } = await addPieces(tx, claimed, pieces)
          done.addedCount += added
          done.knownCount += known
          done.conversationsDone += pieces.filter(({ from }) => from === 0).length
          done.messagesDone += pieces.reduce((sum, { messages }) => sum + messages.length, 0)
          await tx.conversationImport.update({ where: { id: claimed.id }, data: done })
        })
        if (performance.now() - toldAt > newsPauseMs) {
          await tell(claimed)
          toldAt = performance.now()
        }
        await pause(breathMs)
      }
      await finish(claimed)
    })
  }

  /** Reading a large file takes longer than a lease, which is renewed meanwhile; who cancels it does not wait for its end. */
  async function whileOurs<T>(claimed: ConversationImport, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { id, attempts, status } = claimed
    const lost = new AbortController()
    const renew = async () => {
      const { count } = await db.conversationImport.updateMany({ where: { id, attempts, status }, data: { leaseUntil: leaseEnd() } })
      if (count === 0) lost.abort()
    }
    const renewing = setInterval(() => {
      renew().catch((err: unknown) => log.warn({ err, importId: id }, 'the lease of an import could not be renewed'))
    }, renewalMs)
    try {
      return await work(AbortSignal.any([lost.signal, closing.signal]))
    } catch (error) {
      throw lost.signal.aborted ? new NotOurs() : error
    } finally {
      clearInterval(renewing)
    }
  }

  async function begin(claimed: ConversationImport, { origin, conversations, messages }: Counts): Promise<void> {
    const { id, userId } = claimed
    const others = await db.conversationImport.aggregate({ where: { userId, id: { not: id } }, _sum: { messageCount: true } })
    if (messages + (others._sum.messageCount ?? 0) > maxKept) throw new ImportProblem('too_many_kept')
    await owned(claimed, (tx) =>
      tx.conversationImport.update({ where: { id }, data: { origin, conversationCount: conversations, messageCount: messages } }),
    )
  }

  async function finish(claimed: ConversationImport): Promise<void> {
    await ended(claimed, 'Your import is finished', async (tx) => {
      const { addedCount, knownCount } = await tx.conversationImport.update({
        where: { id: claimed.id },
        data: { status: 'ready', filePath: null, leaseUntil: null },
      })
      return { conversation_count: addedCount, known_count: knownCount, problem_count: 0 }
    })
    pendingPassages.writeSoon()
  }

  /** For good, and without a trace of what it began to write. */
  async function fail(claimed: ConversationImport, problem: ConversationImportProblem): Promise<void> {
    await removeThreads(claimed)
    await ended(claimed, 'Your import failed', async (tx) => {
      const nothing = { conversationsDone: 0, messagesDone: 0, addedCount: 0, knownCount: 0, messageCount: null, conversationCount: null }
      const data = { ...nothing, status: 'failed' as const, problem, filePath: null, leaseUntil: null }
      await tx.conversationImport.update({ where: { id: claimed.id }, data })
      return { conversation_count: 0, known_count: 0, problem_count: 1 }
    })
  }

  /** Its owner may be elsewhere by now, and so may programs: they are told together with what `work` writes, or not at all. */
  async function ended(claimed: ConversationImport, title: string, work: (tx: Transaction) => Promise<Counted>): Promise<void> {
    const { id, userId, fileName } = claimed
    let notification: Notification | undefined
    await owned(claimed, async (tx) => {
      const counts = await work(tx)
      await recordEvent(tx, userId, 'import.finished', { import_id: id, story_count: 0, ...counts })
      const type = counts.problem_count > 0 ? 'error' : 'success'
      const summary = oneLine(fileName).slice(0, 300)
      notification = await notifications.write(tx, userId, { channel: 'chat', type, title, summary, actionUrl: '/settings#import' })
    })
    if (notification) await notifications.tellOf(userId, notification.id)
  }

  async function undo(claimed: ConversationImport): Promise<void> {
    await removeThreads(claimed)
    await owned(claimed, (tx) => tx.conversationImport.delete({ where: { id: claimed.id } }))
  }

  /** In small steps. A conversation that went on here is its owner's by now and stays. */
  async function removeThreads(claimed: ConversationImport): Promise<void> {
    for (;;) {
      let isDone = false
      await owned(claimed, async (tx) => {
        const some = await rowsOf(tx, untouched(claimed.id).select(['id', 'stepCount']).orderBy('id').limit(stepsAtOnce))
        let steps = 0
        const few = some.filter(({ stepCount }, index) => (steps += stepCount) <= stepsAtOnce || index === 0)
        isDone = few.length === 0
        if (isDone) return
        const ids = few.map(({ id }) => id)
        await changedBy(tx, kysely.deleteFrom('threads').where('id', 'in', untouched(claimed.id).select('id').where('id', 'in', ids)))
      })
      if (isDone) return
      await pause(breathMs)
    }
  }

  /** Makes sure that it is still there and still ours. */
  function owned(claimed: ConversationImport, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
    const { id, attempts, status } = claimed
    return transaction(db, async (tx) => {
      const { count } = await tx.conversationImport.updateMany({ where: { id, attempts, status }, data: { leaseUntil: leaseEnd() } })
      if (closing.signal.aborted) throw new Error('The process is closing.')
      if (count === 0) throw new NotOurs()
      await work(tx)
    })
  }

  /** The reason is ours and not the file's: it is tried again, a while later each time. */
  async function leave({ id, attempts, status }: ConversationImport, err: unknown): Promise<void> {
    const isClosing = closing.signal.aborted
    if (!isClosing) log.error({ err, importId: id }, 'an import of conversations was interrupted')
    const data = isClosing ? { attempts: attempts - 1, leaseUntil: null } : { leaseUntil: new Date(Date.now() + 10_000 * 2 ** attempts) }
    await db.conversationImport.updateMany({ where: { id, attempts, status }, data })
  }

  function tell({ id, userId }: ConversationImport): Promise<void> {
    const news: ConversationImportNews = { type: 'conversation-import-changed', importId: id }
    return tellViewer(platform, userId, news)
  }

  return {
    work,
    workSoon: () => job.send({}, { key: 'now' }),
    async close() {
      closing.abort()
      await last
    },
  }
}

/** The conversations of an import in which nothing was sent since. */
function untouched(importId: string) {
  return kysely
    .selectFrom('threads')
    .where('importId', '=', importId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('runs').select('runs.id').whereRef('runs.threadId', '=', 'threads.id'))))
}

function leaseEnd(): Date {
  return new Date(Date.now() + leaseMs)
}
