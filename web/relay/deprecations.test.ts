import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const artifacts = join(root, 'web/__generated__')
const read = (path: string) => readFile(path, 'utf8')

test('uses no deprecated fields', async () => {
  const schema = buildSchema(await read(join(root, 'schema.graphql')))
  // The file also has operations of earlier versions.
  const texts = JSON.parse(await read(join(root, 'dist/persisted.json'))) as Record<string, string>
  const names = (await readdir(artifacts)).filter((name) => name.endsWith('.graphql.ts'))
  const ids = await Promise.all(names.map(async (name) => /"id": "([0-9a-f]{64})"/.exec(await read(join(artifacts, name)))?.[1]))
  const operations = ids.flatMap((id) => texts[id ?? ''] ?? [])
  expect(operations.length).toBeGreaterThan(50)
  const uses = operations.flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]))
  expect(uses.map(({ message }) => message)).toEqual([])
})
