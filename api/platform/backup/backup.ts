import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { migrate, readMigrations } from '../database/migrations.ts'
import type { Files } from '../files/files.ts'
import { replaceSessionSecret } from '../files/sessionSecret.ts'
import { explainStorageFailure } from '../files/storageFailure.ts'
import { presenceLock } from '../processes/processes.ts'
import { StartupError } from '../startupError.ts'
import { readArchive, writeArchive } from './archive.ts'
import { beginLoad, dumpTables, readSequences, setSequences } from './tables.ts'

interface Options {
  file: string
  passphrase?: string
  databaseUrl: string
  files: Files
}

export interface Contents {
  rows: number
  files: number
  hasSecret: boolean
  secretHash: string
}

interface Secret {
  secret: string
  /** Not if the operator sets it. */
  isSecretSaved: boolean
}

const described = z.object({
  format: z.literal('twain-backup-1'),
  migrations: z.array(z.string()),
  secretHash: z.string(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
const tableHeader = z.object({ name: z.string(), columns: z.array(z.string()) })

/** Writes one snapshot of the database, then the files, and reads the result. On the embedded database, other statements wait for the snapshot. */
export async function writeBackup({ file, passphrase, databaseUrl, files, secret, isSecretSaved }: Options & Secret): Promise<Contents> {
  if (existsSync(file)) throw new StartupError(`${file} already exists.`)
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  const written: Contents = { rows: 0, files: 0, hasSecret: isSecretSaved, secretHash: createHash('sha256').update(secret).digest('hex') }
  await writeArchive(unfinished, passphrase, async (add) => {
    await runInTransaction(databaseUrl, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
      )
      const manifest = {
        format: 'twain-backup-1',
        migrations: rows.map(({ name }) => name),
        secretHash: written.secretHash,
        sequences: await readSequences(client),
      }
      await add('manifest.json', Buffer.from(JSON.stringify(manifest)))
      for await (const { table, lines } of dumpTables(client)) {
        await add(`tables/${table.name}.jsonl`, Buffer.from([JSON.stringify(table), ...lines].join('\n')))
        written.rows += lines.length
      }
    })
    if (isSecretSaved) await add('session-secret', Buffer.from(secret))
    for await (const key of files.list()) {
      const stored = await files.get(key)
      if (!stored) continue
      await add(`files/${encodeURIComponent(stored.contentType ?? '')}/${key}`, stored.stream, stored.size)
      written.files += 1
    }
  })
  try {
    const read = await verifyBackup(unfinished, passphrase)
    if (!isDeepStrictEqual(read, written)) throw new StartupError(`${file} differs from what was written.`)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return written
}

/** @throws StartupError if the file is damaged or from a newer version */
export async function verifyBackup(file: string, passphrase?: string): Promise<Contents> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const contents: Contents = { rows: 0, files: 0, hasSecret: false, secretHash: '' }
  await readArchive(file, passphrase, async ({ name, content }) => {
    if (name === 'manifest.json') {
      const { migrations, secretHash } = parseManifest(await text(content), file)
      contents.secretHash = secretHash
      if (!migrations.every((migration) => known.has(migration))) {
        throw new StartupError(`${file} is from a newer version of Twain. Update Twain first.`)
      }
    } else if (name.startsWith('tables/')) contents.rows += (await text(content)).split('\n').length - 1
    else if (name.startsWith('files/')) contents.files += 1
    else if (name === 'session-secret') contents.hasSecret = true
  })
  return contents
}

/** Verify the file first. The database may have tables, but no accounts, and the file store nothing else. */
export async function restoreBackup({ file, passphrase, databaseUrl, files, dataDir }: Options & { dataDir: string }): Promise<void> {
  let manifest: z.infer<typeof described> | undefined
  const keys = new Set<string>()
  await readArchive(file, passphrase, async ({ name, content }) => {
    if (name === 'manifest.json') manifest = parseManifest(await text(content), file)
    else if (name.startsWith('files/')) keys.add(parseFileName(name).key)
  })
  if (!manifest) throw new StartupError(`${file} is not a backup of Twain.`)
  const { migrations, sequences } = manifest
  await ensureEmptyDatabase(databaseUrl, migrations)
  const leftKeys = await findLeftFiles(files, keys)
  await migrate(databaseUrl, { only: migrations })
  const stored: string[] = []
  let secret: string | undefined
  try {
    await runInTransaction(databaseUrl, '', async (client) => {
      await refuseRunningServer(client)
      const loading = await beginLoad(client)
      await readArchive(file, passphrase, async ({ name, size, content }) => {
        if (name.startsWith('tables/')) {
          const [header = '', ...lines] = (await text(content)).split('\n')
          await loading.load(tableHeader.parse(JSON.parse(header)), lines)
        } else if (name.startsWith('files/')) {
          const { key, contentType } = parseFileName(name)
          if (!leftKeys.has(key)) stored.push(key)
          await files.put(key, content, { contentType, size })
        } else if (name === 'session-secret') secret = await text(content)
      })
      await setSequences(client, sequences)
      await loading.end()
      if (secret !== undefined) await replaceSessionSecret(dataDir, secret)
    })
  } catch (error) {
    for (const key of stored) await files.delete(key).catch(() => {})
    if (explainStorageFailure(error)?.code !== 'storage_full') throw error
    throw new StartupError('There is no space left. Nothing was restored.', { cause: error })
  }
  await migrate(databaseUrl)
}

function parseManifest(json: string, file: string): z.infer<typeof described> {
  try {
    return described.parse(JSON.parse(json))
  } catch (cause) {
    throw new StartupError(`${file} is not a backup of Twain.`, { cause })
  }
}

function parseFileName(name: string): { key: string; contentType: string } {
  const [, type = '', key = ''] = /^files\/([^/]*)\/(.*)$/.exec(name) ?? []
  return { key, contentType: decodeURIComponent(type) || 'application/octet-stream' }
}

async function ensureEmptyDatabase(databaseUrl: string, migrations: string[]): Promise<void> {
  await runInTransaction(databaseUrl, 'READ ONLY', async (client) => {
    const { rows } = await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
    const tables = rows.map(({ name }) => name)
    const isOurs = tables.length === 0 || tables.includes('_prisma_migrations')
    // Each server creates the demo twin, which has no email address.
    const accounts = tables.includes('users') ? await client.query(`SELECT FROM users WHERE email LIKE '%@%' LIMIT 1`) : null
    if (!isOurs || accounts?.rowCount) throw new StartupError('The database is not empty. Restore into a new one.')
    if (tables.length === 0) return
    const newer = await client.query('SELECT FROM _prisma_migrations WHERE migration_name <> ALL($1)', [migrations])
    if (newer.rowCount) throw new StartupError('The database is from a newer version of Twain than the backup. Restore into a new one.')
  })
}

/** Also refuses servers that start during the restore. */
async function refuseRunningServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS locked', [presenceLock])
  if (!rows[0]?.locked) throw new StartupError('A Twain process is using this database. Stop it first.')
}

/** Deletes files of a killed restore. @throws StartupError if there are others */
async function findLeftFiles(files: Files, keys: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const left = new Set<string>()
  for await (const key of files.list()) {
    if (!keys.has(key)) throw new StartupError(`The file store is not empty (${key}). Restore into a new one.`)
    left.add(key)
  }
  return left
}

async function runInTransaction<T>(url: string, mode: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect().catch((cause: Error & { code?: string }) => {
    throw new StartupError(`The database cannot be used: ${cause.message || cause.code}.`, { cause })
  })
  try {
    await client.query(`BEGIN ${mode}`)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}
