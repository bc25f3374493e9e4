import type { z } from 'zod'
import type { SavedPrompt } from '../../platform/__generated__/prisma/client.ts'
import { type Database, takeLock, transaction } from '../../platform/database/database.ts'
import { selectCursors, type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { newSavedPrompt, savedPromptChange } from './validation.ts'

export type { SavedPrompt }

export const maxPrompts = 100

export const formatSavedPromptCursor = selectCursors('createdAt')

export class SavedPromptsService {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  list({ userId }: Viewer, page: KeysetPage): Promise<SavedPrompt[]> {
    const own = kysely.selectFrom('savedPrompts').selectAll().where('userId', '=', userId)
    return queryRows(this.#db, selectPage(own, 'savedPrompts', 'createdAt', page))
  }

  async get({ userId }: Viewer, { id }: { id: string }): Promise<SavedPrompt> {
    const prompt = isUuid(id) ? await this.#db.savedPrompt.findFirst({ where: { id, userId } }) : null
    if (!prompt) throw new NotFoundError('no_such_saved_prompt')
    return prompt
  }

  async create({ userId }: Viewer, input: z.input<typeof newSavedPrompt>): Promise<SavedPrompt> {
    const data = parseInput(newSavedPrompt, input)
    return transaction(this.#db, async (tx) => {
      await takeLock(tx, `twain.saved-prompts.${userId}`)
      if ((await tx.savedPrompt.count({ where: { userId } })) >= maxPrompts) {
        throw new InputError('too_many_saved_prompts', { params: { limit: maxPrompts } })
      }
      return tx.savedPrompt.create({ data: { ...data, userId } })
    })
  }

  async update({ userId }: Viewer, { id, ...input }: { id: string } & z.input<typeof savedPromptChange>): Promise<SavedPrompt> {
    const data = parseInput(savedPromptChange, input)
    const [prompt] = await this.#db.savedPrompt.updateManyAndReturn({ where: { id, userId }, data })
    if (!prompt) throw new NotFoundError('no_such_saved_prompt')
    return prompt
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#db.savedPrompt.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_saved_prompt')
  }
}
