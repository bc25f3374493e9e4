import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The GraphQL request that the web app makes for one of its operations: by its hash alone. Needs `npm run generate` before. */
export async function webOperation(name: string, variables: Record<string, unknown> = {}) {
  const artifact = await readFile(join(import.meta.dirname, `../web/__generated__/${name}.graphql.ts`), 'utf8')
  const sha256Hash = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1]
  return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
}
