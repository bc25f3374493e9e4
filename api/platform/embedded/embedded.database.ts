import { readFile } from 'node:fs/promises'
import { PGlite, type postgresMod } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { vector } from '@electric-sql/pglite-pgvector'

/** The default of 128 MB would stay in memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

interface OpenOptions {
  template?: string
  /** The next statement never ends. */
  onLogFailure?: () => void
}

export async function openDatabase(dataDir: string, { template, onLogFailure }: OpenOptions = {}): Promise<PGlite> {
  const extensions = { vector, btree_gin, pg_trgm, unaccent }
  const store = dataDir.startsWith('memory:') ? { dataDir } : { fs: new PrivateFolder(dataDir, onLogFailure) }
  return PGlite.create({ ...store, extensions, startParams, ...(template && { loadDataDir: new Blob([await readFile(template)]) }) })
}

/** PGlite's files are readable by others, regardless of the umask. */
class PrivateFolder extends NodeFS {
  #onLogFailure

  constructor(dataDir: string, onLogFailure = () => {}) {
    super(dataDir)
    this.#onLogFailure = onLogFailure
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const closeFiles = ({ FS }: postgresMod.PostgresMod) => {
      const { node_ops: operations, stream_ops: files } = FS.filesystems.NODEFS
      const { setattr } = operations
      operations.setattr = (node: unknown, attributes: { mode?: number }) => {
        if (attributes.mode !== undefined) attributes.mode &= ~0o077
        setattr(node, attributes)
      }
      const { write } = files
      files.write = (file: { path: string }, ...rest: unknown[]) => {
        try {
          return write(file, ...rest) as number
        } catch (error) {
          if (file.path.includes('/pg_wal/')) this.#onLogFailure()
          throw error
        }
      }
    }
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), closeFiles] })
  }
}
