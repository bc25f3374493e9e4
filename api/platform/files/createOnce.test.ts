import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { readOrCreate } from './createOnce.ts'

const newFolder = async () => {
  const { path, remove } = await createTemporaryFolder('once')
  onTestFinished(remove)
  return path
}

test('a file is created once and keeps its content', async () => {
  const file = join(await newFolder(), 'inner', 'id')
  expect([readOrCreate(file, () => 'first'), readOrCreate(file, () => 'second')]).toEqual(['first', 'first'])
})

test('processes that start together with the same PID read the same content', { timeout: 60_000 }, async () => {
  const folder = await newFolder()
  const program = `
    Object.defineProperty(process, 'pid', { value: 1 })
    const { readOrCreate } = await import(${JSON.stringify(join(import.meta.dirname, 'createOnce.ts'))})
    process.stdout.write(readOrCreate(${JSON.stringify(join(folder, 'id'))}, () => crypto.randomUUID()))`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const printed = await Promise.all(Array.from({ length: 6 }, start))
  expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1)
  expect(printed[0]?.stdout).toHaveLength(36)
  expect(await readdir(folder)).toEqual(['id'])
})
