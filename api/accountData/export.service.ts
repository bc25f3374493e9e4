import { addAbortSignal } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import type { AccountService } from '../account/account.service.ts'
import type { OpenStreams } from '../account/sessions/openStreams.ts'
import type { ThreadExport } from '../chat/export/threadExport.ts'
import { getFileName } from '../chat/uploads/uploads.service.ts'
import { RateLimitError, UnauthorizedError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import { ownPhotoKeys } from '../profile/pictures/photoFiles.ts'
import type { ProfileService } from '../profile/profile.service.ts'
import { formatEntry, originsEntryName, schemaEntryName } from '../chat/imports/reading/accountFormat.ts'
import { createExportSchema } from './exportSchema.ts'
import type { CharacterService } from '../twin/character/character.service.ts'

interface Entry {
  name: string
  input: AsyncIterable<string | Uint8Array> | string
  size?: number
}

const pageSize = 200

export class ExportService {
  readonly #platform: Platform
  readonly #account: AccountService
  readonly #profile: ProfileService
  readonly #character: CharacterService
  readonly #threads: ThreadExport
  readonly #openStreams: Pick<OpenStreams, 'requireActive'>
  readonly #limit: Limit

  constructor(
    platform: Platform,
    uses: {
      account: AccountService
      profile: ProfileService
      character: CharacterService
      threads: ThreadExport
      openStreams: Pick<OpenStreams, 'requireActive'>
    },
  ) {
    this.#platform = platform
    this.#account = uses.account
    this.#profile = uses.profile
    this.#character = uses.character
    this.#threads = uses.threads
    this.#openStreams = uses.openStreams
    this.#limit = platform.limits.define('export', { points: 30, seconds: 3600 })
  }

  get url(): string {
    return `${this.#platform.config.publicUrl}/api/v1/export`
  }

  async open(viewer: Viewer, signal: AbortSignal): Promise<{ fileName: string; zip: ReadableStream<Uint8Array> }> {
    const verdict = await this.#limit.consume(viewer.userId)
    if (!verdict.isAllowed) {
      throw new RateLimitError('too_many_exports', Math.ceil(verdict.retryAfterMs / 1000))
    }
    const { username } = await this.#account.getCurrentUser(viewer)
    return { fileName: `twain-${username}.zip`, zip: makeZip(this.#watch(this.#listEntries(viewer, signal), viewer, signal)) }
  }

  /** The response has started, so only the log has the reason. */
  async *#watch(entries: AsyncIterable<Entry>, viewer: Viewer, signal: AbortSignal): AsyncGenerator<Entry> {
    const { userId } = viewer
    try {
      for await (const entry of entries) {
        yield entry
        // The session or the account may end during the download, whose lists would then be empty.
        await this.#openStreams.requireActive(viewer)
      }
    } catch (err) {
      if (!signal.aborted && !(err instanceof UnauthorizedError)) this.#platform.log.error({ err, userId }, 'An export failed')
      throw err
    }
  }

  async *#listEntries(viewer: Viewer, signal: AbortSignal): AsyncGenerator<Entry> {
    const { db } = this.#platform
    const { userId } = viewer
    const mine = (after: string | null) => ({
      where: { userId, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: 'asc' as const },
      take: pageSize,
    })
    const user = await this.#account.getCurrentUser(viewer)
    const { email, timezone, about, answerTone, answerLength, answerLanguage, language, theme } = user
    const { receivesDigestEmails, receivesInboxEmails, remembersFromConversations, createdAt } = user
    const emails = { receivesDigestEmails, receivesInboxEmails }
    const profile = await this.#profile.get(viewer)
    const answers = { tone: answerTone, length: answerLength, language: answerLanguage }
    const account = { email, timezone, about, answers, language, theme, ...emails, remembersFromConversations, createdAt }
    yield { name: formatEntry.name, input: formatJson({ ...formatEntry.value, accountId: userId }) }
    yield { name: schemaEntryName, input: formatJson(createExportSchema()) }
    yield { name: originsEntryName, input: list(this.#readOrigins(userId)) }
    yield { name: 'profile.json', input: formatJson({ account, profile }) }
    yield { name: 'character.json', input: formatJson(await this.#character.get(viewer)) }

    const omit = { userId: true } as const
    const include = { document: { select: { fileName: true, sourceUrl: true } } } as const
    yield { name: 'knowledge.json', input: list(readPages((after) => db.knowledgeItem.findMany({ ...mine(after), omit, include }))) }
    const hashes = { subjectHash: true, valueHash: true } as const
    yield { name: 'memories.json', input: list(readPages((after) => db.memory.findMany({ ...mine(after), omit: { ...omit, ...hashes } }))) }
    const proposed = (after: string | null) =>
      db.memoryProposal.findMany({ ...mine(after), omit, include: { run: { select: { assistantStepId: true } } } })
    yield { name: 'memory-proposals.json', input: list(readPages(proposed)) }
    yield { name: 'memory-summary.json', input: list(readPages((after) => db.memorySummarySentence.findMany({ ...mine(after), omit }))) }
    yield { name: 'memory-rules.json', input: list(readPages((after) => db.memoryRule.findMany({ ...mine(after), omit }))) }
    yield { name: 'profile-proposals.json', input: list(readPages((after) => db.profileProposal.findMany({ ...mine(after), omit }))) }
    const projects = (after: string | null) =>
      db.project.findMany({ ...mine(after), omit, include: { items: { select: { itemId: true, addedAt: true } } } })
    yield { name: 'projects.json', input: list(readPages(projects)) }
    yield { name: 'saved-prompts.json', input: list(readPages((after) => db.savedPrompt.findMany({ ...mine(after), omit }))) }
    yield { name: 'scheduled-tasks.json', input: list(readPages((after) => db.scheduledTask.findMany({ ...mine(after), omit }))) }
    yield { name: 'notifications.json', input: list(readPages((after) => db.notification.findMany({ ...mine(after), omit }))) }
    const ofKept = { thread: { isTemporary: false } } as const
    const queued = (after: string | null) => {
      const { where, ...page } = mine(after)
      return db.queuedMessage.findMany({ ...page, where: { ...where, ...ofKept }, omit })
    }
    yield { name: 'queued-messages.json', input: list(readPages(queued)) }
    const compared = async (after: string | null) => {
      const where = { thread: { userId, isTemporary: false }, ...(after && { threadId: { gt: after } }) }
      const found = await db.comparison.findMany({ where, orderBy: { threadId: 'asc' }, take: pageSize, omit: { tokenId: true } })
      return found.map((comparison) => ({ id: comparison.threadId, ...comparison }))
    }
    yield { name: 'comparisons.json', input: list(readPages(compared)) }
    const imports = (after: string | null) => db.conversationImport.findMany({ ...mine(after), omit: { ...omit, filePath: true } })
    yield { name: 'imports.json', input: list(readPages(imports)) }
    const secrets = { secret: true, previousSecret: true } as const
    yield {
      name: 'webhooks.json',
      input: list(readPages((after) => db.webhook.findMany({ ...mine(after), omit: { ...omit, ...secrets } }))),
    }
    const pushed = (after: string | null) =>
      db.pushSubscription.findMany({ ...mine(after), select: { id: true, kinds: true, createdAt: true } })
    yield { name: 'push-subscriptions.json', input: list(readPages(pushed)) }
    const received = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: ownerId, ...rest } = where
      return db.visitorMessage.findMany({ ...page, where: { ...rest, ownerId }, omit: { ownerId: true, stepId: true } })
    }
    yield { name: 'inbox.json', input: list(readPages(received)) }
    const waiting = (after: string | null) =>
      db.waitingAnswer.findMany({
        where: { ownerId: userId, ...(after ? { stepId: { gt: after } } : {}) },
        orderBy: { stepId: 'asc' },
        take: pageSize,
        select: { stepId: true, text: true, createdAt: true },
      })
    yield {
      name: 'waiting-answers.json',
      input: list(readPages(async (after) => (await waiting(after)).map(({ stepId: id, ...answer }) => ({ id, ...answer })))),
    }
    const chosen = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: ownerId, ...rest } = where
      return db.chosenPerson.findMany({
        ...page,
        where: { ...rest, ownerId, invitationId: null },
        select: { id: true, email: true, createdAt: true, user: { select: { username: true } } },
      })
    }
    yield { name: 'chosen-people.json', input: list(readPages(chosen)) }
    const shared = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: ownerId, ...rest } = where
      return db.sharedConversation.findMany({ ...page, where: { ...rest, ownerId }, omit: { ownerId: true } })
    }
    yield { name: 'shared-conversations.json', input: list(readPages(shared)) }
    const checks = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: ownerId, ...rest } = where
      return db.twinCheck.findMany({ ...page, where: { ...rest, ownerId }, omit: { ownerId: true } })
    }
    yield { name: 'twin-checks.json', input: list(readPages(checks)) }
    yield {
      name: 'twin-accuracy.json',
      input: formatJson(await db.twinAccuracy.findMany({ where: { ownerId: userId }, omit: { ownerId: true } })),
    }
    const referrers = await db.twinReferrer.findMany({ where: { ownerId: userId }, omit: { ownerId: true }, orderBy: { day: 'asc' } })
    yield { name: 'referring-websites.json', input: formatJson(referrers) }
    const sent = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: _, ...rest } = where
      const omit = { ownerId: true, entryId: true, readAt: true, itemId: true, key: true } as const
      return db.visitorMessage.findMany({ ...page, where: { ...rest, step: { thread: { userId } } }, omit })
    }
    yield { name: 'sent-to-owners.json', input: list(readPages(sent)) }
    const reported = (after: string | null) => {
      const { where, ...page } = mine(after)
      const { userId: _, ...rest } = where
      return db.answerReport.findMany({ ...page, where: { ...rest, step: { thread: { userId } } }, omit: { handledAt: true } })
    }
    yield { name: 'reported-answers.json', input: list(readPages(reported)) }
    const threads = (after: string | null) => {
      const { where, ...page } = mine(after)
      return db.thread.findMany({ ...page, where: { ...where, isTemporary: false } })
    }
    for await (const thread of readPages(threads)) {
      for (const format of ['markdown', 'json'] as const) {
        const { fileName, text } = this.#threads.exportThread(thread, format)
        yield { name: `threads/${fileName}`, input: text }
      }
    }
    const inTemporary = await db.queuedMessage.findMany({ where: { userId, thread: { isTemporary: true } }, select: { elementIds: true } })
    const isTemporary = { id: { in: inTemporary.flatMap(({ elementIds }) => elementIds) } }
    const attachments = (after: string | null) => {
      const { where, ...page } = mine(after)
      const isKept = { OR: [{ stepId: null }, { step: ofKept }], NOT: isTemporary }
      return db.element.findMany({ ...page, where: { ...where, ...isKept }, omit: { content: true } })
    }
    for await (const element of readPages(attachments)) {
      if (element.filePath) yield* this.#readFile(element.filePath, `files/${element.id}-${getFileName(element)}`, signal)
    }
    const ownDocuments = (after: string | null) =>
      db.knowledgeItem.findMany({ ...mine(after), where: { ...mine(after).where, document: { isNot: null } }, include: { document: true } })
    for await (const { id, document } of readPages(ownDocuments)) {
      if (document) yield* this.#readFile(document.filePath, `documents/${id}-${document.fileName}`, signal)
    }
    const { image } = await this.#account.getCurrentUser(viewer)
    if (image) yield* this.#readFile(`${image}/1024.webp`, 'picture.webp', signal)
    for (const key of ownPhotoKeys(this.#platform.config.publicUrl, viewer, profile.photos))
      yield* this.#readFile(key, key.replace(/^.*\//, 'photos/'), signal)
  }

  async *#readOrigins(userId: string): AsyncGenerator<object> {
    const { db } = this.#platform
    const isRecorded = { userId, originId: { not: null } } as const
    const select = { id: true, originId: true } as const
    yield* readPages((after) =>
      db.thread.findMany({ where: { ...isRecorded, ...(after && { id: { gt: after } }) }, orderBy: { id: 'asc' }, take: pageSize, select }),
    )
    const imports = (after: string | null) =>
      db.conversationImport.findMany({ where: { userId, ...(after && { id: { gt: after } }) }, orderBy: { id: 'asc' }, take: pageSize })
    for await (const { id: importId } of readPages(imports)) {
      for (let after: Prisma.ImportedEntryFindManyArgs = {}; ;) {
        const entries = await db.importedEntry.findMany({
          where: { importId, originId: { not: null } },
          orderBy: [{ kind: 'asc' }, { entryId: 'asc' }],
          take: pageSize,
          ...after,
        })
        yield* entries.map(({ entryId: id, originId }) => ({ id, originId }))
        const last = entries.at(-1)
        if (!last || entries.length < pageSize) break
        after = { cursor: { importId_kind_entryId: { importId, kind: last.kind, entryId: last.entryId } }, skip: 1 }
      }
    }
  }

  /** Empty if the file no longer exists. */
  async *#readFile(key: string, name: string, signal: AbortSignal): AsyncGenerator<Entry> {
    const file = await this.#platform.files.get(key)
    if (file) yield { name, input: addAbortSignal(signal, file.stream) }
  }
}

async function* readPages<Row extends { id: string }>(pageAfter: (after: string | null) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: string | null = null; ;) {
    const page: Row[] = await pageAfter(after)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}

async function* list(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '['
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item, replaceBigInts)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, replaceBigInts, 2)}\n`
}

function replaceBigInts(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
