import { readdirSync, statSync } from 'node:fs'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder, openBackups, readRows, runCommand } from '../../testing/backups.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { createFiles } from '../files/files.ts'
import { restoreBackup, verifyBackup, writeBackup } from './backup.ts'

const { files, databaseUrl, newDatabase, fill } = await openBackups()
const secret = { secret: 'a'.repeat(64), isSecretSaved: true }

test('a backup moves from PostgreSQL to the embedded database and back', { timeout: 180_000 }, async () => {
  const key = await fill()
  const [folder, dataDir, back] = [await createFolder(), await createFolder(), await createFolder()]
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const passphrase = 'correct horse battery'
  await writeBackup({ file: first, passphrase, databaseUrl, files, ...secret })
  const rows = await readRows(databaseUrl)
  expect((await readFile(first)).includes('honey')).toBe(false)

  expect((await runCommand(['restore', first], { DATA_DIR: dataDir, TWAIN_BACKUP_PASSPHRASE: passphrase })).stdout).toContain('1 files')
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe('a'.repeat(64))

  const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dataDir, name)).mode & 0o077)
  expect(open).toEqual([])

  const embedded = await startEmbedded({ dir: join(dataDir, 'postgres') })
  onTestFinished(() => embedded.stop())
  expect(await readRows(embedded.url)).toEqual(rows)
  // The running database is locked by this process.
  expect((await runCommand(['backup', second], { DATA_DIR: dataDir })).stdout).toContain('not encrypted')

  const target = await newDatabase()
  await runCommand(['restore', second], { DATA_DIR: back, DATABASE_URL: target })
  expect(await readRows(target)).toEqual(rows)
  const restored = await createFiles({ dataDir: back }).get(key)
  restored?.stream.destroy()
  expect(restored).toMatchObject({ size: 5 })
})

test('damaged files, wrong passphrases and used targets change nothing', { timeout: 120_000 }, async () => {
  await fill()
  const folder = await createFolder()
  const [plain, sealed] = [join(folder, 'plain'), join(folder, 'sealed')]
  await writeBackup({ file: plain, databaseUrl, files, ...secret })
  await writeBackup({ file: sealed, passphrase: 'right', databaseUrl, files, ...secret })
  await expect(verifyBackup(sealed, 'wrong')).rejects.toThrow('The passphrase is wrong')
  await expect(verifyBackup(sealed)).rejects.toThrow('is encrypted')
  const before = await readRows(databaseUrl)
  await expect(restoreBackup({ file: plain, databaseUrl, files, dataDir: folder })).rejects.toThrow('The database is not empty')
  expect(await readRows(databaseUrl)).toEqual(before)
  for (const [file, passphrase] of [[plain], [sealed, 'right']] as const) {
    const bytes = await readFile(file)
    const tampered = Buffer.from(bytes)
    const middle = bytes.length >> 1
    tampered[middle] = (tampered[middle] ?? 0) ^ 1
    await writeFile(file, tampered)
    await expect(verifyBackup(file, passphrase)).rejects.toThrow('is damaged')
    await writeFile(file, bytes)
    await truncate(file, bytes.length - 40)
    await expect(verifyBackup(file, passphrase)).rejects.toThrow('is damaged')
  }
})

test('a failed restore leaves the data folder as it was', { timeout: 120_000 }, async () => {
  await fill()
  const [folder, dataDir] = [await createFolder(), await createFolder()]
  const [plain, sealed] = [join(folder, 'plain'), join(folder, 'sealed')]
  await writeBackup({ file: plain, databaseUrl, files, ...secret })
  await writeBackup({ file: sealed, passphrase: 'right', databaseUrl, files, ...secret })
  const restore = (file: string, reason: string) =>
    expect(runCommand(['restore', file], { DATA_DIR: dataDir, DATABASE_URL: '', TWAIN_BACKUP_PASSPHRASE: 'wrong' })).rejects.toMatchObject({
      stderr: expect.stringContaining(reason) as string,
    })
  await restore(sealed, 'The passphrase is wrong')
  expect(readdirSync(dataDir)).toEqual([])
  await createFiles({ dataDir }).put('uploads/other', Buffer.from('wax'), { contentType: 'text/plain' })
  await restore(plain, 'The file store is not empty')
  expect(readdirSync(dataDir).toSorted()).toEqual(['files', 'postgres.lock.db'])
})
