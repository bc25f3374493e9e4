import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '../testing/postgres.ts'
import { startRedis } from '../testing/redis.ts'
import { createTemporaryFolder } from '../testing/server.ts'
import type { Mutation } from './mutation.ts'
import { mutations } from './mutations.ts'

// Breaks one rule of the product at a time, in a temporary copy, and checks that a test fails. `npm run mutate -- 3 17` runs some
// mutations. Run `npm run generate` first.

interface Report {
  testResults: {
    status: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface Verdict {
  status: 'caught' | 'survived' | 'broken' | 'not applicable'
  detail: string
}

const root = join(import.meta.dirname, '../..')
const leftOut = new Set(['.git', 'node_modules', 'dist', 'data'].map((name) => join(root, name)))
const wanted = process.argv.slice(2).map(Number)
const chosen = mutations
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))
const longestRunMs = 5 * 60_000
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort())

process.exitCode = (await mutateAll().catch(exitOnInterruption)) ? 0 : 1

async function mutateAll(): Promise<boolean> {
  const start = performance.now()
  await using resources = new AsyncDisposableStack()
  const copy = await copyRepository(resources)
  const env = chosen.some(({ test }) => getProject(test) === 'api') ? await startStores(resources) : {}

  const unchanged = await runTests(copy, env, chosen, ['--retry=2'])
  if (unchanged.status !== 'survived') {
    console.log(`The tests fail without any mutation: ${unchanged.detail}`)
    return false
  }
  console.log(`The tests pass without mutations. ${formatSeconds(start)}`)

  let passed = 0
  for (const mutation of chosen) {
    const mutationStart = performance.now()
    const { status, detail } = await mutate(copy, env, mutation)
    if (status === 'caught') passed += 1
    const mark = status === 'caught' ? '✓' : '✗'
    console.log(
      `${mark} ${String(mutation.number).padStart(2)} ${status} ${formatSeconds(mutationStart)}  ${mutation.rule}\n     ${detail}`,
    )
  }
  console.log(`${formatSeconds(start)}\n${passed} passed, ${chosen.length - passed} failed`)
  return passed === chosen.length
}

/** Caches in node_modules must belong to the copy. */
async function copyRepository(resources: AsyncDisposableStack): Promise<string> {
  const folder = await createTemporaryFolder('mutate')
  resources.defer(() => folder.remove())
  await cp(root, folder.path, { recursive: true, filter: (path) => !leftOut.has(path) })
  const packages = await readdir(join(root, 'node_modules'))
  await mkdir(join(folder.path, 'node_modules'))
  for (const name of packages.filter((name) => name === '.bin' || !name.startsWith('.')))
    await symlink(join(root, 'node_modules', name), join(folder.path, 'node_modules', name))
  return folder.path
}

async function startStores(resources: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  const postgres = await startPostgres()
  resources.defer(() => postgres.stop())
  const redis = await startRedis()
  resources.defer(() => redis.stop())
  return { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
}

async function mutate(copy: string, env: NodeJS.ProcessEnv, mutation: Mutation): Promise<Verdict> {
  const path = join(copy, mutation.file)
  const text = await readFile(path, 'utf8')
  const parts = text.split(mutation.find)
  if (parts.length !== 2)
    return { status: 'not applicable', detail: `The text to replace occurs ${parts.length - 1} times in ${mutation.file}.` }
  await writeFile(path, parts.join(mutation.replace))
  try {
    return await runTests(copy, env, [mutation])
  } finally {
    await writeFile(path, text)
  }
}

async function runTests(
  copy: string,
  env: NodeJS.ProcessEnv,
  tests: readonly Mutation[],
  more: readonly string[] = ['--bail=1'],
): Promise<Verdict> {
  const reportPath = join(copy, 'mutate-report.json')
  const projects = new Set(tests.map(({ test }) => `--project=${getProject(test)}`))
  const files = new Set(tests.map(({ test }) => test))
  const names = tests.map(({ name }) => name).join('|')
  const options = [
    '--config=scripts/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${reportPath}`,
    `--testNamePattern=${names}`,
    ...more,
  ]
  await rm(reportPath, { force: true })
  // A process group, so that its workers end with it.
  const vitest = spawn('vitest', ['run', ...options, ...projects, ...files], {
    cwd: copy,
    env: { ...process.env, SLOW_TESTS: 'true', ...env },
    stdio: 'ignore',
    detached: true,
  })
  const tooLong = AbortSignal.timeout(longestRunMs)
  const stop = AbortSignal.any([interruption.signal, tooLong])
  const endGroup = () => vitest.pid !== undefined && process.kill(-vitest.pid, 'SIGKILL')
  stop.addEventListener('abort', endGroup)
  const [code] = (await once(vitest, 'exit')) as [number | null]
  stop.removeEventListener('abort', endGroup)
  interruption.signal.throwIfAborted()
  if (tooLong.aborted) return { status: 'broken', detail: 'The tests did not end.' }
  return judge(code, JSON.parse(await readFile(reportPath, 'utf8')) as Report)
}

function getProject(test: string): 'api' | 'web' | 'unit' {
  if (test.endsWith('.api.test.ts')) return 'api'
  return test.endsWith('.tsx') ? 'web' : 'unit'
}

function judge(code: number | null, { testResults }: Report): Verdict {
  const failures = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))
  const failedByAssertion = failures.find(({ failureMessages = [] }) =>
    failureMessages.some((message) => !/^(SyntaxError|ReferenceError|TypeError|Error: Test timed out)/.test(message)),
  )
  if (failedByAssertion) return { status: 'caught', detail: failedByAssertion.fullName.trim() }
  if (code === 0) return { status: 'survived', detail: 'No test failed.' }
  const [failure] = failures
  const detail = failure ? `${failure.fullName.trim()}: ${failure.failureMessages?.[0]}` : 'A test file failed before its tests ran.'
  return { status: 'broken', detail }
}

function formatSeconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

function exitOnInterruption(error: unknown): false {
  if (!interruption.signal.aborted) throw error
  return false
}
