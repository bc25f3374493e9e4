import { writeFile } from 'node:fs/promises'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSocketFolder } from './socketFolder.ts'

test('a start after a kill reuses the socket folder of the same data', async () => {
  const data = `/srv/twain-${process.pid}/postgres`
  const first = await makeSocketFolder(data)
  onTestFinished(() => rmSync(first, { recursive: true, force: true }))
  await writeFile(join(first, 'left-behind'), '')
  expect(await makeSocketFolder(data)).toBe(first)
  expect(readdirSync(first)).toEqual([])
})
