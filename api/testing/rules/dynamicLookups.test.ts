import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Plain objects also have keys such as "constructor", so dictionaries must be Maps or check keys with Object.hasOwn. */
const dictionary = /^(?:Readonly<|Partial<)*Record<string,|^\{ \[\w+: string\]/

const withOwnKeys = new Set(['api/graphql/responseSize.ts', 'api/platform/database/sql/typedSql.ts', 'api/platform/text/describeFields.ts'])

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const root = join(import.meta.dirname, '../../..')
const files = globSync('api/**/*.ts', { cwd: root })
  .filter((path) => !/__generated__|\.test\.ts$|^api\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const aliases = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/^(?:export )?type (\w+) = Record<string,/gm)].map(([, name]) => name)),
)

test('no plain object is indexed by external strings', () => {
  expect(aliases).toContain('AgentTools')
  const checked = files.filter(({ path }) => !withOwnKeys.has(path))
  expect(checked.flatMap(({ path, text }) => uncheckedLookups(path, text))).toEqual([])
})

test.each([
  ['a dictionary', 'const words: Record<string, number> = {}; const found = (key: string) => words[key]'],
  ['a parameter', 'function find(words: Readonly<Record<string, number>>, key: string) { return words[key] }'],
  ['an alias', 'const find = (tools: AgentTools, name: string) => tools[name]'],
  ['the operator in', 'const words: Record<string, number> = {}; const isKnown = (key: string) => key in words'],
  ['a cast', 'const find = (value: object, key: string) => (value as Record<string, unknown>)[key]'],
  ['a cast key', 'const words = { a: 1 }; const find = (key: string) => words[key as keyof typeof words]'],
])('finds a lookup in %s', (_, text) => {
  expect(uncheckedLookups('sample.ts', text)).toHaveLength(1)
})

test.each([
  ['a Map', 'const words = new Map<string, number>(); const found = (key: string) => words.get(key)'],
  ['a known key', "const words: Record<string, number> = {}; const found = words['a']"],
  ['a checked key', 'const words: Record<string, number> = {}; const found = (key: string) => Object.hasOwn(words, key) && words[key]'],
  ['a union of keys', "const words: Record<'a' | 'b', number> = { a: 1, b: 2 }; const found = (key: 'a' | 'b') => words[key]"],
])('accepts %s', (_, text) => {
  expect(uncheckedLookups('sample.ts', text)).toEqual([])
})

function uncheckedLookups(path: string, text: string): string[] {
  const dictionaries = new Set<string>()
  const lookups: { node: Node; on: Node; key: Node }[] = []
  const isDictionary = (type: Node) => {
    const written = text.slice(type.start, type.end)
    return dictionary.test(written) || aliases.has(written)
  }
  for (const node of nodesIn(parseSync(path, text).program)) {
    const annotation = (node.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
    if (node.type === 'Identifier' && annotation && isDictionary(annotation)) dictionaries.add(String(node.name))
    if (node.type === 'MemberExpression' && node.computed) lookups.push({ node, on: node.object as Node, key: node.property as Node })
    if (node.type === 'BinaryExpression' && node.operator === 'in') lookups.push({ node, on: node.right as Node, key: node.left as Node })
  }
  const isUnchecked = ({ on: written, key }: (typeof lookups)[number]) => {
    if (key.type === 'Literal') return false
    const on = written.type === 'ParenthesizedExpression' ? (written.expression as Node) : written
    const isCastKey = key.type === 'TSAsExpression' && text.slice(key.start, key.end).includes('as keyof')
    const isCast = on.type === 'TSAsExpression' && isDictionary(on.typeAnnotation as Node)
    const isKnown = on.type === 'Identifier' && dictionaries.has(String(on.name))
    return (isCastKey || isCast || isKnown) && !text.includes(`Object.hasOwn(${text.slice(on.start, on.end)},`)
  }
  return lookups.filter(isUnchecked).map(({ node }) => `${path}: ${text.slice(node.start, node.end)}`)
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}
