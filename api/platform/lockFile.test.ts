import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
