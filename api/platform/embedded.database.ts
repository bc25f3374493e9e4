import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'

/** Opens what is in the folder; makes it if there is none, as a copy of the template where one is named. */
export async function openDatabase(dataDir: string, template?: string): Promise<PGlite> {
  const extensions = { vector, btree_gin, pg_trgm, unaccent }
  return PGlite.create({ dataDir, extensions, ...(template && { loadDataDir: new Blob([await readFile(template)]) }) })
}
