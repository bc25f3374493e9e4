import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'
import { commands, createFolder, openBackups, readRows, runCommand } from '../../testing/backups.ts'
import { DemoTwinService } from '../../twin/demo/demoTwin.service.ts'
import { createDatabase } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { createFiles, type Files, getFileStoreId } from '../files/files.ts'
import { createLog } from '../log.ts'
import { registerProcess } from '../processes/processes.ts'
import { readArchive, writeArchive } from './archive.ts'
import { restoreBackup, writeBackup } from './backup.ts'

const { files, databaseUrl, newDatabase, fill } = await openBackups()
const secret = { secret: 'a'.repeat(64), isSecretSaved: true }

/** Does the same as a server at startup. */
async function startServer(url: string, sessionSecret: string) {
  await migrate(url)
  const db = createDatabase(url, 'postgres')
  const warnings: unknown[] = []
  const log = Object.assign(createLog({ logLevel: 'fatal' }), { warn: (...warning: unknown[]) => warnings.push(warning) })
  const { stop } = await registerProcess({
    db,
    databaseUrl: url,
    databaseKind: 'postgres',
    roles: ['web', 'worker'],
    isShared: true,
    settings: { sessionSecrets: [sessionSecret], fileStore: `folder of ${sessionSecret}` },
    log,
  })
  await new DemoTwinService({ db, log }).boot()
  return {
    warnings,
    async stop() {
      await stop()
      await db.$disconnect()
    },
  }
}

test('a backup needs the data of a server and a new file, and creates nothing else', { timeout: 60_000 }, async () => {
  const folder = await createFolder()
  const [dataDir, file] = [join(folder, 'none'), join(folder, 'file')]
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const failWith = (text: string) => ({ stderr: expect.stringContaining(text) as string })
  await expect(runCommand(['backup', file], settings)).rejects.toMatchObject(failWith('session-secret not found in'))
  await expect(runCommand(['backup', file], { DATA_DIR: dataDir })).rejects.toMatchObject(
    failWith('session-secret and postgres not found in'),
  )
  const elsewhere = { ...settings, SESSION_SECRET: 'a'.repeat(40) }
  await expect(runCommand(['backup', file], elsewhere)).rejects.toMatchObject(failWith('files not found in'))
  expect(await readdir(folder)).toEqual([])
  const unreachable = { file, databaseUrl: 'postgresql://localhost:1/none', files, ...secret }
  await expect(writeBackup(unreachable)).rejects.toThrow('The database cannot be used')
  await expect(writeBackup({ file: join(dataDir, 'file'), databaseUrl, files, ...secret })).rejects.toThrow('cannot be written')
  expect(await readdir(folder)).toEqual([])
  await writeBackup({ file, databaseUrl, files, ...secret })
  await expect(writeBackup({ file, databaseUrl, files, ...secret })).rejects.toThrow('already exists')
})

test('a restore that fails leaves nothing behind and can be repeated', { timeout: 120_000 }, async () => {
  await fill()
  const [folder, dataDir] = [await createFolder(), await createFolder()]
  const [good, bad, other] = [join(folder, 'good'), join(folder, 'bad'), join(folder, 'other')]
  await writeBackup({ file: good, databaseUrl, files, ...secret })
  const rows = await readRows(databaseUrl)
  const restored = createFiles({ dataDir })
  const target = await newDatabase()
  const restore = (file: string) => restoreBackup({ file, databaseUrl: target, files: restored, dataDir })

  const database = new pg.Client(target)
  await database.connect()
  await database.query('CREATE TYPE theme AS ENUM ()')
  await expect(restore(good)).rejects.toThrow('The database migration failed')
  await database.query('DROP TYPE theme')
  await database.end()

  const change = (file: string, extra: [name: string, content: string]) =>
    writeArchive(file, undefined, async (add) => {
      await readArchive(good, undefined, async ({ name, content }) => add(name, await buffer(content)))
      await add(extra[0], Buffer.from(extra[1]))
    })
  await change(bad, ['tables/users.jsonl', '{"name":"users","columns":["id\\"; DROP TABLE users; --"]}\n["1"]'])
  await expect(restore(bad)).rejects.toThrow('unknown column')
  await change(other, ['files/text%2Fplain/../../outside', 'x'])
  await expect(restore(other)).rejects.toThrow('Path traversal')
  expect((await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([])
  await restore(good)
  expect(await readRows(target)).toEqual(rows)
  await expect(restore(good)).rejects.toThrow('The database is not empty')
  const otherSecret = { DATA_DIR: dataDir, DATABASE_URL: target, SESSION_SECRET: 'b'.repeat(40) }
  await expect(runCommand(['restore', good], otherSecret)).rejects.toMatchObject({
    stderr: expect.stringContaining('Unset SESSION_SECRET') as string,
  })
})

test('a killed restore continues, also where a server without accounts has run before', { timeout: 120_000 }, async () => {
  const key = await fill()
  const [folder, dataDir] = [await createFolder(), await createFolder()]
  const file = join(folder, 'file')
  await writeBackup({ file, databaseUrl, files, ...secret })
  const [rows, target, restored] = [await readRows(databaseUrl), await newDatabase(), createFiles({ dataDir })]
  const restore = () => restoreBackup({ file, databaseUrl: target, files: restored, dataDir })
  const server = await startServer(target, 'first secret')
  await expect(restore()).rejects.toThrow('A Twain process is using this database')
  await server.stop()

  getFileStoreId({ dataDir })
  await restored.put(key, Buffer.from('ho'), { contentType: 'text/plain' })
  await restored.put('uploads/other', Buffer.from('wax'), { contentType: 'text/plain' })
  await expect(restore()).rejects.toThrow('The file store is not empty (uploads/other)')
  await restored.delete('uploads/other')
  await restore()
  expect(await readRows(target)).toEqual(rows)
  const found = await restored.get(key)
  expect(found && (await text(found.stream))).toBe('honey')
  // Secret and file store of before no longer count.
  const next = await startServer(target, 'restored secret')
  await next.stop()
  expect(next.warnings).toEqual([])
})

test('a restore onto a full disk names it, and succeeds once there is space', { timeout: 60_000 }, async () => {
  const key = await fill()
  const [folder, dataDir] = [await createFolder(), await createFolder()]
  const file = join(folder, 'file')
  await writeBackup({ file, databaseUrl, files, ...secret })
  const [target, restored] = [await newDatabase(), createFiles({ dataDir })]
  const stored = join(dataDir, 'files', key)
  const isFull: Files = {
    ...restored,
    async put(name, ...content) {
      if (name === key) {
        await mkdir(dirname(stored), { recursive: true })
        await symlink('/dev/full', stored)
      }
      await restored.put(name, ...content)
    },
  }
  const restore = (into: Files) => restoreBackup({ file, databaseUrl: target, files: into, dataDir })
  await expect(restore(isFull)).rejects.toThrow('There is no space left. Nothing was restored.')
  await restore(restored)
  expect(await readFile(stored, 'utf8')).toBe('honey')
})

test('a full disk is named as the reason, and leaves no file', { timeout: 60_000 }, async () => {
  await fill()
  const folder = await createFolder()
  const limited = ['-c', 'ulimit -f 1; exec "$@"', 'bash', process.execPath, commands, 'backup', join(folder, 'file')]
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl, SESSION_SECRET: secret.secret, S3_BUCKET: '' }
  await mkdir(join(folder, 'files'))
  await expect(promisify(execFile)('bash', limited, { env })).rejects.toMatchObject({
    stderr: expect.stringMatching(/file.unfinished cannot be written: EFBIG/) as string,
  })
  expect(await readdir(folder)).not.toContain('file.unfinished')
})
