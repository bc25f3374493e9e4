import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const hashes = new Map<string, Promise<string>>()

/** Requires `npm run generate`. */
export async function createWebOperation(name: string, variables: Record<string, unknown> = {}) {
  const hash = hashes.get(name) ?? getHash(name)
  hashes.set(name, hash)
  return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: await hash } } }
}

async function getHash(name: string): Promise<string> {
  const artifact = await readFile(join(import.meta.dirname, `../web/__generated__/${name}.graphql.ts`), 'utf8')
  const hash = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1]
  if (!hash) throw new Error(`${name} is not a persisted operation.`)
  return hash
}
