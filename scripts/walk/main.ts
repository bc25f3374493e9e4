import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { build } from '../build.ts'
import { signUp } from '../production/visit.ts'
import { getChromiumOptions, installChromium } from '../testing/chromium.ts'
import { startProduct } from '../testing/product.ts'
import { createTemporaryFolder } from '../testing/server.ts'
import { walk } from './journey.ts'
import { quick, variants } from './variants.ts'

// Uses the production build like a person would, in all variants or those named. `--short` walks once; `--pictures FOLDER` sets the
// folder of the screenshots.

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'string', default: join(tmpdir(), 'twain-walk') } },
})

const referenceMs = 15
const attempts = 9
const barMs = 100
/** On busy machines, only detects presses without a response. */
const leastBarMs = values.short ? 500 : 0
const chosen = values.short ? [quick] : variants.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const folder = values.pictures

const start = performance.now()
await installChromium()
await build()
for (const { name } of chosen) await rm(join(folder, name), { recursive: true, force: true })

await using running = new AsyncDisposableStack()
const browser = await chromium.launch(getChromiumOptions())
running.defer(() => browser.close())
const machine = await measureMachine(browser)
const data = await createTemporaryFolder('walk')
running.defer(() => data.remove())
const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, LLM_BASE_URL: undefined, DATA_DIR: data.path })
running.defer(() => product.stop())
// Remains the operator when the walk deletes its account.
await signUp(product.url)
const limits = { reaction: Math.max(barMs * machine.factor, leastBarMs), shift: 0.05 }
console.log(
  `This machine takes ${machine.loopMs.toFixed(0)} ms for what takes the reference machine ${machine.referenceMs} ms: a factor of ` +
    `${machine.factor.toFixed(1)}. A press has to show something within ${barMs} ms there, so within ${limits.reaction.toFixed(0)} ms here.`,
)

let failed = 0
for (const variant of chosen) {
  const { problems, presses, milestones, seconds } = await walk({ browser, url: product.url, variant, limits, folder })
  if (problems.length > 0) failed += 1
  console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${variant.name}, ${seconds.toFixed(0)} s. ${milestones.join(', ')}`)
  for (const { what, lasting } of presses) {
    const isOnlyForThisMachine = lasting !== null && lasting !== undefined && lasting > barMs && lasting <= limits.reaction
    console.log(`${lasting?.toFixed(0).padStart(6) ?? '     -'} ms  ${what}${isOnlyForThisMachine ? ` (more than ${barMs} ms)` : ''}`)
  }
  for (const problem of problems) console.log(`    ${problem}`)
}
console.log(`\nScreenshots: ${folder}`)
console.log(`\n${chosen.length - failed} walks passed, ${failed} failed, in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = failed === 0 ? 0 : 1

interface Machine {
  factor: number
  loopMs: number
  referenceMs: number
}

async function measureMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage()
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) times.push(await page.evaluate(measureLoopTime))
  await page.close()
  const loopMs = times.toSorted((one, other) => one - other)[Math.floor(attempts / 2)] ?? referenceMs
  return { factor: Math.max(1, loopMs / referenceMs), loopMs, referenceMs }
}

function measureLoopTime(): number {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < 10_000_000; index += 1) sum += index % 7
  return sum > 0 ? performance.now() - start : 0
}
