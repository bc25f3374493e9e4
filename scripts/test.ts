import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { installChromium } from './testing/chromium.ts'
import { installCurl, Missing } from './testing/debian.ts'
import { installPostgres } from './testing/postgres.ts'
import { installRedis } from './testing/redis.ts'

/** Arguments go to Vitest. `--check` and CI=true fail on outdated generated files; CI=true also on skipped tests. */
const isCi = process.env.CI === 'true'
const wanted = process.argv.slice(2).filter((argument) => argument !== '--check')
const isWhole = wanted.length === 0
const checksDrift = isCi || process.argv.includes('--check')

process.chdir(join(import.meta.dirname, '..'))
const committed = [
  'schema.graphql',
  'design-system/tokens/modes',
  'docs/api/errors.md',
  'docs/configuration.md',
  'docs/examples',
  'web/i18n/errorMessages.ts',
  'web/i18n/locales',
  'web/i18n/productTexts.ts',
]
const count = { passed: 0, failed: 0 }
// The type checker is written in Go and spent a fifth of its CPU time on garbage collection.
process.env.GOGC ??= '400'
const failedStages: string[] = []
const repeatedLines = 40

const needs = [
  { install: installChromium, projects: ['stories', 'e2e'] },
  { install: installCurl, projects: ['api', 'api-embedded'] },
  { install: installPostgres, projects: ['api'] },
  { install: installRedis, projects: ['api'] },
]

const [skipped] = await Promise.all([installNeeds(isWhole ? needs : []), startStage('generate', 'node', 'scripts/generate.ts')])
if (skipped.includes('api')) process.env.EMBEDDED = 'all'
if (isWhole) {
  if (checksDrift) await startStage('generated files are committed', 'git', 'diff', '--exit-code', '--', ...committed)
  await Promise.all([checkSources(), checkBuild()])
}
await runTests([...wanted, ...skipped.map((project) => `--project=!${project}`)])

for (const failure of failedStages) console.log(`\n${failure}`)
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1

async function checkSources() {
  await startStage('lint and types', 'oxlint')
  await startStage('format', 'oxfmt', '--check')
}

async function checkBuild() {
  await startStage('build', 'node', 'scripts/build.ts')
  await startStage('schema', 'node', 'scripts/schema/main.ts')
  if (!skipped.includes('e2e')) await startStage('walk --short', 'node', 'scripts/walk/main.ts', '--short')
  // Last, because it measures latencies.
  await startStage('attack --short', 'node', 'scripts/attack/main.ts', '--short')
}

async function installNeeds(tools: typeof needs) {
  const missing: string[] = []
  for (const { install, projects } of tools) {
    try {
      await install()
    } catch (error) {
      if (isCi || !(error instanceof Missing)) {
        count.failed += 1
        console.log(`✗ ${error instanceof Error ? error.message : String(error)}`)
      } else console.log(`- ${error.message} Skipped: ${projects.join(', ')}.`)
      missing.push(...projects)
    }
  }
  return [...new Set(missing)]
}

async function startStage(name: string, command: string, ...args: string[]) {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  count[code === 0 ? 'passed' : 'failed'] += 1
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (code === 0) return
  console.log(out + errors)
  failedStages.push([`✗ ${name}`, ...(out + errors).trimEnd().split('\n').slice(-repeatedLines)].join('\n'))
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

async function runTests(args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'twain-test-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // Workers and started servers load the same modules.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...(!isWhole && { SLOW_TESTS: 'true' }) }
  const vitest = spawn('vitest', ['run', '--config', 'scripts/vitest.config.ts', ...reporters, ...args], { stdio: 'inherit', env })
  const [code] = await once(vitest, 'exit')
  const report = await readFile(file, 'utf8').then(
    (json) => JSON.parse(json) as Report,
    () => undefined,
  )
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })

  const failed = report ? report.numFailedTests + countBrokenFiles(report) + (isCi ? report.numPendingTests : 0) : 0
  count.passed += report?.numPassedTests ?? 0
  // Vitest can fail without a failed test.
  count.failed += code !== 0 && failed === 0 ? 1 : failed
}

/** Files that failed to load report no tests. */
function countBrokenFiles({ testResults }: Report) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
}
