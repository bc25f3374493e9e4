import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { buildWeb } from '../build.ts'
import { generate } from '../generate.ts'
import { chromiumLaunch, installChromium } from '../testing/chromium.ts'
import { startProduct } from '../testing/product.ts'
import { temporaryFolder } from '../testing/server.ts'
import { walk } from './journey.ts'
import { quick, variants } from './variants.ts'

// `npm run walk`: starts the product as it is delivered and goes through it in Chromium as a person does. Without words it walks in every
// variant, with words in those named, as in `npm run walk -- phone dark`; `--short` walks once, and quickly. `--pictures FOLDER` says where
// the pictures of the steps go, else they are in the temporary folder.

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'string', default: join(tmpdir(), 'twain-walk') } },
})

/** What the loop takes in a browser on the reference machine, in milliseconds: the same that the rules for text are measured by. */
const referenceMs = 15
const attempts = 9
/** On the reference machine. */
const barMs = 100
/** The short form runs in the test command, on machines that have other things to do: it looks for presses that do nothing. */
const leastBarMs = values.short ? 500 : 0
const chosen = values.short ? [quick] : variants.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const folder = values.pictures

const start = performance.now()
await installChromium()
await generate()
await buildWeb()
for (const { name } of chosen) await rm(join(folder, name), { recursive: true, force: true })

await using running = new AsyncDisposableStack()
const browser = await chromium.launch(chromiumLaunch())
running.defer(() => browser.close())
const machine = await measureMachine(browser)
const data = await temporaryFolder('walk')
running.defer(() => data.remove())
const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, LLM_BASE_URL: undefined, DATA_DIR: data.path })
running.defer(() => product.stop())
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
console.log(`\nPictures: ${folder}`)
console.log(`\n${chosen.length - failed} walks without complaints, ${failed} with, in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = failed === 0 ? 0 : 1

interface Machine {
  /** How often slower than the reference machine this one is, at least 1. */
  factor: number
  /** What the loop takes on this machine, in milliseconds. */
  loopMs: number
  referenceMs: number
}

/** Runs in an empty page before the product is under load, so that the product’s own work is not counted as a slow machine. */
async function measureMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage()
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) times.push(await page.evaluate(timeLoop))
  await page.close()
  const loopMs = times.toSorted((one, other) => one - other)[Math.floor(attempts / 2)] ?? referenceMs
  return { factor: Math.max(1, loopMs / referenceMs), loopMs, referenceMs }
}

/** Ten million additions. Runs in the page; it can use nothing from outside of itself. */
function timeLoop(): number {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < 10_000_000; index += 1) sum += index % 7
  // The sum is read, so that the loop is not left out.
  return sum > 0 ? performance.now() - start : 0
}
