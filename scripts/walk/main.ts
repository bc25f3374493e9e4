import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildWeb } from '../build.ts'
import { generate } from '../generate.ts'
import { chromiumLaunch, installChromium } from '../services/chromium.ts'
import { startProduct } from '../services/product.ts'
import { temporaryFolder } from '../services/server.ts'
import { walk } from './journey.ts'
import { quick, variants } from './variants.ts'

// `npm run walk`: starts the product as it is delivered and goes through it in Chromium as a person does. Without words it walks in every
// variant, with words in those named, as in `npm run walk -- phone dark`; `--short` walks once, and quickly. `--pictures FOLDER` says where
// the pictures of the steps go, else they are in the temporary folder.

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'string', default: join(tmpdir(), 'twain-walk') } },
})

/** The short form runs beside other things, on a machine that may be slow: it looks for presses that do nothing. The whole one holds the bar. */
const limits = { reaction: values.short ? 500 : 100, shift: 0.05 }
const chosen = values.short ? [quick] : variants.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const folder = values.pictures

const start = performance.now()
await installChromium()
await generate()
await buildWeb()
for (const { name } of chosen) await rm(join(folder, name), { recursive: true, force: true })

await using running = new AsyncDisposableStack()
const data = await temporaryFolder('walk')
running.defer(() => data.remove())
const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, LLM_BASE_URL: undefined, DATA_DIR: data.path })
running.defer(() => product.stop())
const browser = await chromium.launch(chromiumLaunch())
running.defer(() => browser.close())

let failed = 0
for (const variant of chosen) {
  const { problems, presses, milestones, seconds } = await walk({ browser, url: product.url, variant, limits, folder })
  if (problems.length > 0) failed += 1
  console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${variant.name}, ${seconds.toFixed(0)} s. ${milestones.join(', ')}`)
  for (const { what, lasting } of presses) console.log(`${lasting?.toFixed(0).padStart(6) ?? '     -'} ms  ${what}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
console.log(`\nPictures: ${folder}`)
console.log(`\n${chosen.length - failed} walks without complaints, ${failed} with, in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = failed === 0 ? 0 : 1
