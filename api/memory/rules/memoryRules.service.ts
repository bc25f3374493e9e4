import type { MemoryRule } from '../../platform/__generated__/prisma/client.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findContentWords, measureCoverage, listMeanings, findSubjects } from '../../platform/language/words.ts'
import { toClaim, hashWords } from '../extraction/claims.ts'
import type { MemoryService } from '../memory.service.ts'

export type { MemoryRule }

export const mostRules = 200
const mostWords = 30
/** Share of a rule’s words. */
const likeness = 0.6

/** Keeps the words of a deleted memory so that owners recognize the rule. */
export class MemoryRulesService {
  readonly #db: Database
  readonly #memory: MemoryService

  constructor(db: Database, memory: MemoryService) {
    this.#db = db
    this.#memory = memory
  }

  list({ userId }: Viewer): Promise<MemoryRule[]> {
    return this.#db.memoryRule.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: mostRules })
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<MemoryRule> {
    const rule = isUuid(id) ? await this.#db.memoryRule.findFirst({ where: { id, userId } }) : null
    if (!rule) throw new NotFoundError('no_such_memory_rule')
    return rule
  }

  async create({ userId }: Viewer, { memoryId }: { memoryId: string }): Promise<MemoryRule> {
    return transaction(this.#db, async (tx) => {
      if ((await tx.memoryRule.count({ where: { userId } })) >= mostRules) {
        throw new InputError('too_many_memory_rules', { params: { limit: mostRules } })
      }
      const forgotten = isUuid(memoryId) ? await this.#memory.forget(tx, { userId, memoryId }) : null
      if (!forgotten) throw new NotFoundError('no_such_memory')
      const { subject, value } = toClaim(forgotten.content)
      return tx.memoryRule.create({
        data: { userId, words: splitWords(forgotten.content), subjectHash: value === '' ? null : hashWords(subject) },
      })
    })
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = isUuid(id) ? await this.#db.memoryRule.deleteMany({ where: { id, userId } }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_memory_rule')
  }
}

export async function isForbiddenMemory(
  db: Database | Transaction,
  { userId, content }: { userId: string; content: string },
): Promise<boolean> {
  const rules = await db.memoryRule.findMany({ where: { userId }, select: { words: true, subjectHash: true } })
  if (rules.length === 0) return false
  const subjectHash = hashWords(toClaim(content).subject)
  const said = listMeanings(content)
  return rules.some((rule) => rule.subjectHash === subjectHash || measureCoverage(findSubjects(rule.words.join(' ')), said) >= likeness)
}

function splitWords(content: string): string[] {
  const words = findContentWords(content)
  return (words.length > 0 ? words : content.toLowerCase().split(' ')).slice(0, mostWords)
}
