import { sql } from 'kysely'
import type { KnowledgeKind } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { toAnyRecipient, isReadableBy } from '../../memory/restrictions/recipient.ts'
import type { Viewer } from '../../platform/viewer.ts'

export interface Starter {
  kind: string
  text: string
}

const maxStarters = 3

export const firstSteps = ['add_document', 'remember', 'import_conversations'] as const
export type FirstStep = (typeof firstSteps)[number]

export class StartersService {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async listFirstSteps({ userId }: Pick<Viewer, 'userId'>): Promise<FirstStep[]> {
    const select = { id: true }
    const [document, file, memory, imported] = await Promise.all([
      this.#db.knowledgeItem.findFirst({ where: { userId, kind: 'document' }, select }),
      this.#db.element.findFirst({ where: { userId, textBytes: { not: null }, step: { thread: { isTemporary: false } } }, select }),
      this.#db.memory.findFirst({ where: { userId }, select }),
      this.#db.conversationImport.findFirst({ where: { userId }, select }),
    ])
    const isTaken: Record<FirstStep, boolean> = {
      add_document: (document ?? file) !== null,
      remember: memory !== null,
      import_conversations: imported !== null,
    }
    return firstSteps.filter((step) => !isTaken[step])
  }

  list({ userId }: Pick<Viewer, 'userId'>): Promise<Starter[]> {
    const items = kysely
      .selectFrom(sql<{ kind: KnowledgeKind }>`unnest(enum_range(null::knowledge_kind))`.as<'wanted'>(sql`wanted(kind)`))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('knowledgeItems')
            .select((eb) => [eb.cast<string>('kind', 'text').as('kind'), 'title as text', 'updatedAt as at', rank('updatedAt')])
            .where('userId', '=', userId)
            // A starter is sent as the user's own message.
            .where('hasUntrustedContent', '=', sql.lit(false))
            .whereRef('knowledgeItems.kind', '=', 'wanted.kind')
            .orderBy('updatedAt', 'desc')
            .orderBy('id', 'desc')
            .limit(maxStarters)
            .as('item'),
        (join) => join.onTrue(),
      )
      .select(['item.kind', 'item.text', 'item.at', 'item.rank'])
    const memories = kysely
      .selectFrom('memories')
      .select([sql<string>`'memory'`.as('kind'), 'content as text', 'createdAt as at', rank('createdAt')])
      .where('userId', '=', userId)
      // Any model may get a starter.
      .where(isReadableBy(toAnyRecipient(userId)))
      .where('supersededById', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(maxStarters)
      .as('memory')
    const all = items.unionAll(kysely.selectFrom(memories).select(['memory.kind', 'memory.text', 'memory.at', 'memory.rank']))
    const newest = kysely.selectFrom(all.as('starters')).select(['kind', 'text']).orderBy('rank').orderBy('at', 'desc').limit(maxStarters)
    return queryRows(this.#db, newest)
  }
}

function rank(column: 'createdAt' | 'updatedAt') {
  return sql<number>`row_number() OVER (ORDER BY ${sql.ref(column)} DESC, ${sql.ref('id')} DESC)`.as('rank')
}
