import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { step } from './step.ts'

test('step durations are logged as JSON', async () => {
  const name = `step of test ${process.pid}`
  onTestFinished(() => rmSync(join(import.meta.dirname, '../node_modules/.cache/twain', name.replaceAll(' ', '-'))))
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await step(name, { inputs: [], outputs: [], isForced: true, work: async () => {} })
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(`${name}: \\d+\\.\\d s`) }),
  ])
})
