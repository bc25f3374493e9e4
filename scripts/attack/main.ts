import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDatabase } from '../../bench/database.ts'
import { build } from '../build.ts'
import { startPostgres } from '../testing/postgres.ts'
import { launch, createTemporaryFolder } from '../testing/server.ts'
import type { Attack } from './attack.ts'
import { accessAttacks } from './attacks/access.ts'
import { pageAttacks } from './attacks/pages.ts'
import { connectionAttacks } from './attacks/connections.ts'
import { fileAttacks } from './attacks/files.ts'
import { graphqlAttacks } from './attacks/graphql.ts'
import { streamAttacks } from './attacks/streams.ts'
import { textAttacks } from './attacks/text.ts'
import { startProbe } from './probe.ts'
import { startTarget, type Memory, type Target, type TargetSettings } from './target.ts'
import { fuzz } from './cases/fuzz.ts'

// Attacks the production build over loopback. `--short` runs one small attack of each kind; arguments select attacks, `values` the
// hostile values.

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, on: { type: 'string' } },
})

/** The machine may be busy. */
const longestStall = values.short ? 1000 : 200
const maxKeptMegabytes = 100
const hostileValues = 20_000

const kinds = [graphqlAttacks, textAttacks, connectionAttacks, streamAttacks, accessAttacks, pageAttacks, fileAttacks]
const attacks = (values.short ? kinds.map((attacks) => attacks.slice(-1)) : kinds)
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))

interface Result {
  name: string
  healthz: number
  person: number
  idle: number
  held: number
  resident: number
  problems: string[]
}

async function attackAll(target: Target): Promise<Result[]> {
  const bystander = await target.signUp('bystander')
  await target.call({ path: '/api/v1/chat/threads', headers: bystander.headers, body: { agent_type: 'private_brain' } })
  await using idle = await startIdle()
  const probe = startProbe([
    { name: 'idle', url: idle.url, headers: {}, everyMs: 20 },
    { name: 'healthz', url: `${target.url}/healthz`, headers: {}, everyMs: 20 },
    { name: 'person', url: `${target.url}/api/v1/chat/threads`, headers: bystander.headers, everyMs: 100 },
  ])
  const results: Result[] = []
  let before = await target.memory.read()
  const once = async (attack: Attack) => {
    const { after, ...result } = await runAttack(target, attack, probe, before)
    before = after
    return result
  }
  try {
    for (const attack of attacks) {
      let result = await once(attack)
      // Another program may have used the CPU.
      if (result.problems.length > 0 && target.isAlive()) result = await once(attack)
      console.log(formatResult(result))
      results.push(result)
      if (!target.isAlive()) break
    }
  } finally {
    await probe.stop()
  }
  return results
}

async function startIdle() {
  const { ready, stop } = await launch({
    command: process.execPath,
    args: [fileURLToPath(new URL('./idle.ts', import.meta.url))],
    ready: /idle at (\d+)/,
    stopSignal: 'SIGTERM',
  })
  return { url: `http://127.0.0.1:${ready[1]}`, [Symbol.asyncDispose]: () => stop() }
}

async function runAttack(target: Target, { name, run }: Attack, probe: ReturnType<typeof startProbe>, before: Memory) {
  // Let requests finish that queued during garbage collection.
  await sleep(200)
  await probe.worst()
  const problem = await run(target).catch((error: Error) => error.message)
  const { healthz = 0, person = 0, idle = 0 } = await probe.worst()
  if (!target.isAlive()) return { name, healthz, person, idle, held: 0, resident: 0, problems: ['The server exited'], after: before }
  const after = await waitForMemory(target, before)
  const [held, resident] = [after.held - before.held, after.resident - before.resident]
  const problems = [
    problem,
    healthz - idle > longestStall && `/healthz waited ${healthz.toFixed(0)} ms`,
    person - idle > longestStall && `the other user waited ${person.toFixed(0)} ms`,
    held > maxKeptMegabytes && `${held.toFixed(0)} MB of objects are kept`,
  ]
  return { name, healthz, person, idle, held, resident, problems: problems.filter((text) => typeof text === 'string'), after }
}

async function waitForMemory({ memory }: Target, before: Memory): Promise<Memory> {
  for (let attempt = 0; ; attempt += 1) {
    const now = await memory.read()
    if (now.held - before.held <= maxKeptMegabytes || attempt === 10) return now
    await sleep(1000)
  }
}

const number = (value: number) => value.toFixed(0).padStart(6)

function formatResult({ name, healthz, person, idle, held, resident, problems }: Result): string {
  const line = `${problems.length === 0 ? '✓' : '✗'} ${number(healthz)} ms ${number(person)} ms ${number(idle)} ms ${number(held)} MB ${number(resident)} MB  ${name}`
  return [line, ...problems.map((problem) => `    ${problem}`)].join('\n')
}

async function attackOne(settings: TargetSettings): Promise<string[][]> {
  const target = await startTarget(settings)
  try {
    return (await attackAll(target)).map(({ problems }) => problems)
  } finally {
    await target.stop()
  }
}

async function attackOn(kind: string, databaseUrl: string | undefined): Promise<string[][]> {
  await using running = new AsyncDisposableStack()
  const folder = await createTemporaryFolder('attack')
  running.defer(() => folder.remove())
  const settings = { folder: folder.path, databaseUrl, scale: values.short ? 0.05 : 1 }
  console.log(`\n${kind}: worst latency of /healthz, another user and an idle server, retained objects, retained RSS`)
  const problems = await attackOne(settings)
  if (values.short || (wanted.length > 0 && !wanted.includes('values'))) return problems
  const hostile = await attackWithValues(settings, values.on ? hostileValues : hostileValues / 2)
  console.log([`${hostile.problems.length === 0 ? '✓' : '✗'} ${hostile.name}`, ...hostile.problems].join('\n    '))
  return [...problems, hostile.problems]
}

async function attackOnPostgres(): Promise<string[][]> {
  await using running = new AsyncDisposableStack()
  const postgres = await startPostgres()
  running.defer(() => postgres.stop())
  const database = await createDatabase(postgres.url)
  running.defer(() => database.drop())
  return await attackOn('PostgreSQL', database.url)
}

const start = performance.now()
await build()
const results: string[][] = []
if (values.on !== 'postgres') results.push(...(await attackOn('Embedded database', undefined)))
if (values.on !== 'embedded' && !values.short) results.push(...(await attackOnPostgres()))
const failed = results.filter((problems) => problems.length > 0).length
console.log(`\n${results.length - failed} attacks passed, ${failed} failed, in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exit(failed === 0 ? 0 : 1)

async function attackWithValues(settings: TargetSettings, requests: number): Promise<{ name: string; problems: string[] }> {
  // The default rate limit would refuse most requests.
  const target = await startTarget({ ...settings, env: { REQUESTS_PER_MINUTE: '1000000' } })
  try {
    const { sent, positions, seconds, findings } = await fuzz({ url: target.url, requests, parallel: 24 })
    const problems = findings.slice(0, 20).map(({ call, position, problem, answer }) => `${call}, ${position}: ${problem}: ${answer}`)
    if (!target.isAlive()) problems.push('The server exited')
    return { name: `${sent} hostile values in ${positions} positions of both APIs, in ${seconds.toFixed(0)} s`, problems }
  } finally {
    await target.stop()
  }
}
