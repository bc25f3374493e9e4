import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProduct } from '../../../scripts/testing/product.ts'
import { readConfig } from '../../config.ts'
import { makePrivate } from './privateFolder.ts'
import { StartupError } from '../startupError.ts'

const around = mkdtempSync(join(tmpdir(), 'twain-private-'))
afterAll(() => rmSync(around, { recursive: true }))
const newFolder = () => mkdtempSync(join(around, 'data-'))

function openTo(folder: string): string[] {
  const all = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return all.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)
}

function createOpenFolder(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'files/uploads'), { recursive: true })
  mkdirSync(join(folder, 'mail'))
  for (const file of ['session-secret', 'mail/one.eml', 'files/uploads/a', 'mail/two.eml']) {
    writeFileSync(join(folder, file), 'x'.repeat(64))
    chmodSync(join(folder, file), 0o666)
  }
  for (const inner of ['.', 'files', 'files/uploads', 'mail']) chmodSync(join(folder, inner), 0o755)
  return folder
}

/** Only root can give folders away, and only root owns the root folder. */
function createForeignFolder(): string {
  if (process.getuid?.() !== 0) return '/'
  const folder = newFolder()
  chownSync(folder, 65_534, 65_534)
  return folder
}

test('makes a readable folder and its contents private', () => {
  const folder = createOpenFolder()
  expect(openTo(folder)).toHaveLength(8)
  makePrivate(folder)
  expect(openTo(folder)).toEqual([])
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'files')).mode & 0o777).toBe(0o700)
})

test('makes readable contents of a private folder private', () => {
  const folder = createOpenFolder()
  for (const inner of ['.', 'files', 'mail']) chmodSync(join(folder, inner), 0o700)
  makePrivate(folder)
  expect(openTo(folder)).toEqual([])
})

test('refuses a folder of another user and explains the fix', () => {
  const folder = createForeignFolder()
  expect(() => makePrivate(folder)).toThrow(StartupError)
  expect(() => makePrivate(folder)).toThrow(/belongs to another user \(\d+\).*chown -R \d+ .*or set DATA_DIR/)
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/belongs to another user/)
})

test('a folder that cannot be created is refused', () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makePrivate(join(file, 'data'))).toThrow(/DATA_DIR .* cannot be created/)
  expect(() => makePrivate(file)).toThrow(/DATA_DIR .* cannot be created/)
})

test('folders without entries of Twain are left alone', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'script'), '', { mode: 0o755 })
  chmodSync(folder, 0o755)
  expect(() => makePrivate(folder)).toThrow(/DATA_DIR .* contains “script”.* Set DATA_DIR to an empty folder, or allow it with “chmod 700/)
  expect(openTo(folder)).toEqual(['.', 'script'])
  chmodSync(folder, 0o700)
  makePrivate(folder)
  expect(openTo(folder)).toEqual(['script'])
})

test('a start names an unusable folder', () => {
  const folder = newFolder()
  for (const [path, reason] of [
    ['/proc/x', /^DATA_DIR \/proc\/x cannot be created: ENOENT.* Set DATA_DIR to another folder\.$/],
    ['/proc/self/fdinfo', /^DATA_DIR \/proc\/self\/fdinfo .*\.$/],
    [join(folder, 'new', 'inner'), null],
  ] as const) {
    if (reason) expect(() => readConfig({ DATA_DIR: path })).toThrow(reason)
    else expect(readConfig({ DATA_DIR: path }).dataDir).toBe(path)
  }
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
  chmodSync(folder, 0o500)
  const settings = { DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(32) }
  if (process.getuid?.() !== 0) expect(() => readConfig(settings)).toThrow(/DATA_DIR .* cannot be written: EACCES/)
})

test('a process that stores everything elsewhere needs no folder', () => {
  const folder = join(newFolder(), 'data')
  readConfig({
    DATA_DIR: folder,
    SESSION_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://localhost/twain',
    S3_BUCKET: 'files',
    SMTP_URL: 'smtp://localhost',
  })
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

test('all files of a server in an open folder become private', { timeout: 120_000 }, async () => {
  const folder = createOpenFolder()
  const product = await startProduct({ DATA_DIR: folder, LLM_PROVIDER: 'builtin' })
  try {
    const form = new FormData()
    const body = JSON.stringify({ email: 'ada@example.org', username: 'ada-private', password: 'a long enough secret 7' })
    const registered = await fetch(`${product.url}/api/v1/auth/register`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(registered.status).toBeLessThan(300)
    const cookie = registered.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    form.append('files', new Blob(['honey']), 'honey.txt')
    expect((await fetch(`${product.url}/api/v1/upload/files`, { method: 'POST', body: form, headers: { cookie } })).status).toBe(201)
    await fetch(`${product.url}/api/v1/auth/forgot-password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ada@example.org' }),
      headers: { 'content-type': 'application/json' },
    })
    const kept = readdirSync(folder)
    expect(kept).toEqual(expect.arrayContaining(['postgres', 'postgres.lock.db', 'files', 'mail', 'session-secret']))
    expect(openTo(folder)).toEqual([])
  } finally {
    await product.stop()
  }
})
