import { z } from 'zod'
import type { ConversationImport } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { getFileName } from '../uploads/uploads.service.ts'
import type { ConversationImporter, ConversationImportNews } from './importing.ts'

export type { ConversationImport }

export const importProblems: Readonly<Record<NonNullable<ConversationImport['problem']>, { description: string }>> = {
  not_an_export: {
    description: 'This isn’t an export from ChatGPT, Claude or Twain. Choose the ZIP file or the conversations.json inside it.',
  },
  empty: { description: 'There are no conversations in this file.' },
  newer_version: { description: 'This export is from a newer version of Twain. Update this server first.' },
  encrypted: { description: 'This ZIP file is password-protected. Unzip it and choose conversations.json.' },
  damaged: { description: 'This file is damaged or incomplete. Download the export again.' },
  too_large: { description: 'This file is too large. Conversations can take up to 2 GB when unzipped.' },
  too_many_messages: { description: 'This file has more than 100,000 conversations or 500,000 messages.' },
  too_many_kept: { description: 'With your earlier imports, this would be more than 500,000 messages. Undo an import first.' },
  interrupted: { description: 'The import was interrupted too many times. Choose the file again.' },
}

const newImport = z.object({ fileId: z.uuid(rule('file_missing')) })
const maxListed = 50

export class ConversationImportsService {
  readonly #platform: Platform
  readonly #importing: ConversationImporter
  readonly #limit: Limit

  constructor(platform: Platform, importing: ConversationImporter) {
    this.#platform = platform
    this.#importing = importing
    this.#limit = platform.limits.define('conversation-import', { points: 20, seconds: 3600 })
  }

  async startImport({ userId }: Viewer, input: { fileId: string }): Promise<ConversationImport> {
    const { fileId } = parseInput(newImport, input)
    const verdict = await this.#limit.consume(userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_imports', Math.ceil(verdict.retryAfterMs / 1000))
    await this.#platform.jobs.start()
    const started = await transaction(this.#platform.db, async (tx) => {
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      const upload = await tx.element.findFirst({ where: { id: fileId, userId, stepId: null, filePath: { not: null } } })
      if (!upload) throw new InputError('file_missing', { field: 'fileId' })
      if ((await tx.conversationImport.count({ where: { userId, status: { in: ['pending', 'undoing'] } } })) > 0) {
        throw new ConflictError('import_running')
      }
      const data = { userId, fileName: getFileName(upload), filePath: upload.filePath, fileSize: upload.fileSize ?? 0n }
      const added = await tx.conversationImport.create({ data })
      // Deleting the upload must keep the file.
      await tx.element.update({ where: { id: fileId }, data: { filePath: null } })
      await tx.element.delete({ where: { id: fileId } })
      await this.#importing.importJob.send({ importId: added.id }, { key: added.id, tx })
      return added
    })
    this.#importing.importJob.wake()
    return started
  }

  async list({ userId }: Viewer): Promise<ConversationImport[]> {
    return this.#platform.db.conversationImport.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxListed,
    })
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<ConversationImport | null> {
    return isUuid(id) ? this.#platform.db.conversationImport.findFirst({ where: { id, userId } }) : null
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<ConversationImport> {
    const found = await this.find(viewer, { id })
    if (!found) throw new NotFoundError('no_such_import')
    return found
  }

  async undo(viewer: Viewer, { id }: { id: string }): Promise<ConversationImport> {
    const found = await this.get(viewer, { id })
    if (found.status !== 'undoing') {
      await this.#platform.jobs.start()
      await transaction(this.#platform.db, async (tx) => {
        await tx.conversationImport.updateMany({ where: { id, userId: viewer.userId }, data: { status: 'undoing', filePath: null } })
        await this.#importing.undoJob.send({ importId: id }, { key: id, tx })
      })
      this.#importing.undoJob.wake()
      const news: ConversationImportNews = { type: 'conversation-import-changed', importId: id }
      await publishToViewer(this.#platform, viewer.userId, news)
    }
    return { ...found, status: 'undoing' }
  }
}
