import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../components')
const titles = globSync('*/*.stories.tsx', { cwd: root }).map((file) => ({
  folder: dirname(file),
  name: /title: '[^/']+\/([^']+)'/u.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? basename(file),
}))
const names = new Set(titles.map(({ name }) => name))

// What a guide has to say, its type says; tsc reads that.
describe.each(titles)('$name', ({ folder, name }) => {
  const file = join(root, folder, `${name}.guide.tsx`)

  test('has a guide beside it', () => {
    expect(existsSync(file)).toBe(true)
  })

  test('sends people only to components that there are', () => {
    const instead = /\n {2}instead: \[(?<pairs>[^]*?)\n? {0,2}\],\n {2}do:/u.exec(readFileSync(file, 'utf8'))?.groups?.['pairs'] ?? ''
    const others = [...instead.matchAll(/\[\s*'(\w+)',/gu)].map(([, other = '']) => other)
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((other) => !names.has(other) || other === name)).toEqual([])
  })

  test('says what it is for in one sentence', () => {
    const summary = /summary:\s*'([^\n]+)',\n/u.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    expect(summary).toMatch(/^[A-Z][^.!?]+[.]$/u)
  })
})
