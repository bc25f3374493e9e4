import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createOpenapiDocument } from './openapiDocument.ts'
import { lintOpenapi, lintSchema, findUnnamedBreakingChanges } from './problems.ts'

const root = join(import.meta.dirname, '../..')
const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trim()
const known = (commit: string) => git('rev-parse', '--verify', '--quiet', commit).catch(() => null)

async function findBase(): Promise<string | null> {
  const main = (await known('main')) ?? (await known('origin/main'))
  const head = await known('HEAD')
  if (!main || !head) return null
  const common = await git('merge-base', head, main).catch(() => null)
  if (common !== head) return common
  const isChanged = (await git('status', '--porcelain', '--', 'schema.graphql')) !== ''
  return isChanged ? head : known('HEAD~1')
}

const problems = [...(await lintSchema(root)), ...(await lintOpenapi(createOpenapiDocument()))]
const commit = await findBase()
if (commit) {
  const [after, changelog] = await Promise.all([
    readFile(join(root, 'schema.graphql'), 'utf8'),
    readFile(join(root, 'CHANGELOG.md'), 'utf8'),
  ])
  problems.push(...(await findUnnamedBreakingChanges(await git('show', `${commit}:schema.graphql`), after, changelog)))
} else console.log('No main branch to compare schema.graphql with.')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
