import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = ['docs/specification.md', 'docs/threat-model.md', 'docs/reliability.md'].flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|\w.* \| Test \|$)/.test(line)),
)

const references = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.tsx?)`: `([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name })),
)

function isThere({ file, name }: { file: string; name: string }): boolean {
  if (!existsSync(join(root, file))) return false
  const source = readFileSync(join(root, file), 'utf8')
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title))
}

test('every requirement has a test', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !row.includes('`: `'))).toEqual([])
})

test('every listed test exists', () => {
  expect(references.filter((reference) => !isThere(reference))).toEqual([])
})
