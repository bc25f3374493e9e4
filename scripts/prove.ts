import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// `npm run prove -- walk install` runs some of them.

process.chdir(join(import.meta.dirname, '..'))

const vitest = ['vitest', 'run', '--config', 'scripts/vitest.config.ts']
const proofs: Record<string, { command: string[]; env?: Record<string, string> }> = {
  tests: {
    command: [...vitest, '--project', '!stories', '.proof.', '.slow.'],
    env: { PROOF: 'true', SLOW_TESTS: 'true', EMBEDDED: 'all' },
  },
  embedded: { command: [...vitest, '--project', 'api-embedded'], env: { EMBEDDED: 'all' } },
  storybook: { command: ['node', 'scripts/storybook/check.ts'] },
  attack: { command: ['node', 'scripts/attack/main.ts'] },
  walk: { command: ['node', 'scripts/walk/main.ts'] },
  mutate: { command: ['node', 'scripts/mutate/main.ts'] },
  install: { command: ['node', 'scripts/production/main.ts'] },
  image: { command: ['node', 'scripts/production/image.ts'] },
  chart: { command: ['node', 'scripts/production/chart.ts'] },
  passages: { command: ['node', 'bench/knowledge/main.ts'] },
  scale: { command: ['node', 'bench/scale/main.ts'] },
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(proofs, name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(proofs).join(', ')}.`)

const failed: string[] = []
const chosen = Object.entries(proofs).filter(([name]) => positionals.length === 0 || positionals.includes(name))
for (const [name, { command, env }] of chosen) {
  const start = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  if (code !== 0) failed.push(name)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
for (const name of failed) console.log(`✗ ${name}`)
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
