import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Something of a person’s own that a new conversation can be about. */
export interface Starter {
  kind: string
  /** The title of a note or story, or what a memory says. */
  text: string
}

export type StartersService = ReturnType<typeof createStarters>

const mostStarters = 3

/** Each kind's newest first, so that many notes leave room for a story and a memory. */
export function createStarters(db: Database) {
  return {
    list({ userId }: Pick<Viewer, 'userId'>): Promise<Starter[]> {
      // Each part reads three entries of an index, whatever there is.
      return db.$queryRaw<Starter[]>`
        SELECT kind, text FROM (
          SELECT item.* FROM unnest(enum_range(NULL::knowledge_kind)) AS wanted (kind), LATERAL (
            SELECT kind::text AS kind, title AS text, updated_at AS at, row_number() OVER (ORDER BY updated_at DESC, id DESC) AS place
            FROM knowledge_items WHERE user_id = ${userId}::uuid AND kind = wanted.kind
            ORDER BY updated_at DESC, id DESC LIMIT ${mostStarters}
          ) AS item
          UNION ALL
          SELECT * FROM (
            SELECT 'memory' AS kind, content AS text, created_at AS at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place
            FROM memories WHERE user_id = ${userId}::uuid AND superseded_by_id IS NULL ORDER BY created_at DESC, id DESC LIMIT ${mostStarters}
          ) AS memory
        ) AS starters
        ORDER BY place, at DESC LIMIT ${mostStarters}`
    },
  }
}
