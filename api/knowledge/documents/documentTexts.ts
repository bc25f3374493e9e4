import { sql } from 'kysely'
import DataLoader from 'dataloader'
import type { Document, DocumentPart } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'

export type { Document, DocumentPart }

export interface DocumentExcerpt {
  parts: DocumentPart[]
  partCount: number
  passage: { start: number; end: number } | null
}

export interface DocumentTexts {
  /** Callers must check access first. */
  getDocument(itemId: string): Promise<Document | null>
  /** Callers must check access first. */
  getExcerpt(itemId: string, place: { passage: number | null; from: number }): Promise<DocumentExcerpt>
}

export const partsPerPage = 10

export function createDocumentTexts(db: Database): DocumentTexts {
  const documents = new DataLoader(
    async (itemIds: readonly string[]) => {
      const found = await db.document.findMany({ where: { itemId: { in: [...itemIds] } } })
      return itemIds.map((id) => found.find(({ itemId }) => itemId === id) ?? null)
    },
    { cache: false },
  )

  return {
    getDocument: (itemId) => documents.load(itemId),
    async getExcerpt(itemId, { passage: ordinal, from }) {
      const [passage = null] =
        ordinal === null
          ? []
          : await queryRows(
              db,
              kysely
                .selectFrom('passages')
                .select(['startOffset as start', 'endOffset as end'])
                .select((eb) =>
                  eb
                    .selectFrom('documentParts')
                    .select((of) => of.fn.coalesce(of.fn.max('position'), sql.lit(0)).as('position'))
                    .where('itemId', '=', itemId)
                    .whereRef('documentParts.startOffset', '<=', 'passages.startOffset')
                    .$asScalar()
                    .$notNull()
                    .as('position'),
                )
                .where('sourceKind', '=', 'item')
                .where('sourceId', '=', itemId)
                .where('ordinal', '=', ordinal),
            )
      const first = passage?.position ?? Math.max(0, from)
      const [parts, partCount] = await Promise.all([
        db.documentPart.findMany({ where: { itemId, position: { gte: first, lt: first + partsPerPage } }, orderBy: { position: 'asc' } }),
        db.documentPart.count({ where: { itemId } }),
      ])
      return { parts, partCount, passage: passage && { start: passage.start, end: passage.end } }
    },
  }
}
