import { readFile } from 'node:fs/promises'
import { PGlite, type postgresMod } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { vector } from '@electric-sql/pglite-pgvector'

/** PostgreSQL's default of 128 MB would stay in memory; the operating system caches the same files. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Creates it if it is missing, from the template if there is one. */
export async function openDatabase(dataDir: string, template?: string): Promise<PGlite> {
  const extensions = { vector, btree_gin, pg_trgm, unaccent }
  const store = dataDir.startsWith('memory:') ? { dataDir } : { fs: new PrivateFolder(dataDir) }
  return PGlite.create({ ...store, extensions, startParams, ...(template && { loadDataDir: new Blob([await readFile(template)]) }) })
}

/** PGlite creates files that are readable by other users, regardless of the umask. */
class PrivateFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const closeFiles = ({ FS }: postgresMod.PostgresMod) => {
      const { node_ops: operations } = FS.filesystems.NODEFS
      const { setattr } = operations
      operations.setattr = (node: unknown, attributes: { mode?: number }) => {
        if (attributes.mode !== undefined) attributes.mode &= ~0o077
        setattr(node, attributes)
      }
    }
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), closeFiles] })
  }
}
