import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockFile } from './lockFile.ts'

const newFile = async () => join(await mkdtemp(join(tmpdir(), 'twain-lock-')), 'data.lock')

test('a lock that is held is refused, naming its holder, and free again after its release', async () => {
  const file = await newFile()
  const release = await lockFile(file)
  await expect(lockFile(file)).rejects.toThrow(`Another process (${process.pid}) is using`)
  await release()
  expect(existsSync(file)).toBe(false)
  await (
    await lockFile(file)
  )()
})

test.each([
  ['a process that is gone', '999999999 1'],
  ['another process that had the same id', `${process.pid} 1`],
  ['a machine that went down while writing', ''],
])('a lock left behind by %s is taken over', async (_name, content) => {
  const file = await newFile()
  await writeFile(file, content)
  const release = await lockFile(file)
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} (?!1$)`))
  await release()
})

/** Another process that holds the lock until it is told to end, as one that is closing does. */
async function aHolder(file: string) {
  const program = `
    import { lockFile } from ${JSON.stringify(join(import.meta.dirname, 'lockFile.ts'))}
    const release = await lockFile(${JSON.stringify(file)})
    console.log('held')
    process.stdin.once('data', async () => { await release(); process.exit() })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return { pid: child.pid, end: () => child.stdin.write('end\n'), ended: once(child, 'exit') }
}

test('a process that is closing is waited for, with a word about it', async () => {
  const file = await newFile()
  const holder = await aHolder(file)
  const tell = vi.fn<(words: string) => void>(() => setTimeout(holder.end, 300))
  const release = await lockFile(file, { tell })
  expect(tell.mock.calls).toEqual([[expect.stringMatching(`^Another process \\(${holder.pid}\\) is using .*Waiting 10 seconds`)]])
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await release()
  await holder.ended
  expect(await readdir(dirname(file))).toEqual([])
}, 20_000)

test('a process that stays is named after the wait', async () => {
  const file = await newFile()
  const holder = await aHolder(file)
  await expect(lockFile(file, { waitMs: 300, tell: () => {} })).rejects.toThrow(`Another process (${holder.pid}) is using`)
  holder.end()
  await holder.ended
}, 20_000)

test.each([
  ['a lock', []],
  ['a lock, and the turn to remove it,', ['.removal']],
])('of many who find %s left behind, one gets it', async (_, others) => {
  const file = await newFile()
  for (const end of ['', ...others]) await writeFile(file + end, '999999999 1')
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => lockFile(file)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(dirname(file))).toEqual(['data.lock'])
})
