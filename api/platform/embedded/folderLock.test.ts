import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { lockFolder } from './folderLock.ts'

vi.mock(import('node:fs/promises'), { spy: true })

let around: string
beforeAll(async () => void (around = await mkdtemp(join(tmpdir(), 'twain-lock-'))))
afterAll(() => rm(around, { recursive: true }))
const newFolder = async () => join(await mkdtemp(join(around, 'data-')), 'postgres')

async function startHolder(folder: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    const release = await lockFolder(${JSON.stringify(folder)})
    console.log('held')
    process.stdin.once('data', () => { release(); process.exit() })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const ended = once(child, 'exit')
  return { close: () => child.stdin.write('close\n'), kill: () => child.kill('SIGKILL'), ended }
}

test('a locked folder is refused within the same process without waiting, and can be locked again after its release', async () => {
  const folder = await newFolder()
  const release = await lockFolder(folder)
  const tell = vi.fn<(message: string) => void>()
  await expect(lockFolder(folder, { tell })).rejects.toThrow(`Another process is using ${folder}`)
  expect(tell).not.toHaveBeenCalled()
  release()
  const again = await lockFolder(folder)
  again()
})

test('waits for a process that shuts down and logs it once', { timeout: 20_000 }, async () => {
  const folder = await newFolder()
  const holder = await startHolder(folder)
  const tell = vi.fn<(message: string) => void>(holder.close)
  const release = await lockFolder(folder, { tell })
  expect(tell.mock.calls).toEqual([[`Another process is using ${folder}. Waiting up to 10 seconds for it to end.`]])
  release()
  await holder.ended
})

test('a process that keeps running is reported after the wait, and its lock ends when it is killed', { timeout: 20_000 }, async () => {
  const folder = await newFolder()
  const holder = await startHolder(folder)
  await expect(lockFolder(folder, { waitMs: 300, tell: () => {} })).rejects.toThrow(`Another process is using ${folder}`)
  holder.kill()
  await holder.ended
  const release = await lockFolder(folder, { waitMs: 0 })
  release()
})

test('a wait is logged as JSON', { timeout: 20_000 }, async () => {
  const folder = await newFolder()
  const release = await lockFolder(folder)
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    await lockFolder(${JSON.stringify(folder)}, { waitMs: 1000 }).catch(() => {})`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  release()
  expect(JSON.parse(stdout)).toMatchObject({ level: 40, msg: expect.stringContaining(`Another process is using ${folder}. Waiting`) })
})

test('a lock whose release is discarded outlives garbage collection', { timeout: 20_000 }, async () => {
  const folder = await newFolder()
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    await lockFolder(${JSON.stringify(folder)})
    for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setTimeout(() => resolve(gc()), 10))
    console.log('collected')
    process.stdin.once('data', () => process.exit())`
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder, { waitMs: 0 })).rejects.toThrow('Another process is using')
  holder.stdin.write('end\n')
  await once(holder, 'exit')
})

test('of many processes that start at once, one gets the lock', { timeout: 60_000 }, async () => {
  const folder = await newFolder()
  const results = await Promise.all(Array.from({ length: 6 }, () => lockBriefly(folder)))
  expect(results.filter((result) => result === 'locked')).toHaveLength(1)
})

async function lockBriefly(folder: string): Promise<string> {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    const result = await lockFolder(${JSON.stringify(folder)}, { waitMs: 0 }).then(() => 'locked', () => 'refused')
    console.log(result)
    process.stdin.once('data', () => process.exit())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  triers.push(() => child.stdin.write('end\n'))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  tried += 1
  if (tried === triers.length) for (const end of triers) end()
  await once(child, 'exit')
  return printed.toString().trim()
}
const triers: (() => void)[] = []
let tried = 0

test('a copy of a folder can be locked beside its original', async () => {
  const folder = await newFolder()
  await mkdir(folder)
  const release = await lockFolder(folder)
  const copied = join(around, 'copy')
  await cp(join(folder, '..'), copied, { recursive: true })
  const releaseCopy = await lockFolder(join(copied, 'postgres'), { waitMs: 0 })
  expect(releaseCopy).toBeTypeOf('function')
  release()
  releaseCopy()
})

test('a lock file that cannot be used is reported by name', async () => {
  const folder = await newFolder()
  await writeFile(`${folder}.lock.db`, 'This is no lock. '.repeat(100))
  await expect(lockFolder(folder)).rejects.toThrow(`${folder}.lock.db cannot be locked: file is not a database. Set DATA_DIR`)
})

test('a database is not created on a full disk', async () => {
  const folder = await newFolder()
  const found = await statfs(around)
  vi.mocked(statfs).mockResolvedValueOnce(Object.assign(found, { bavail: 0 }))
  await expect(startEmbedded({ dir: folder })).rejects.toThrow(/^DATA_DIR .* has 0 MB left\. A new database needs 64 MB\.$/)
  expect(await readdir(join(folder, '..'))).toEqual([])
})
