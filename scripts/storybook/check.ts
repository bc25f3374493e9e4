import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { run } from '../generate.ts'
import { getChromiumOptions, installChromium } from '../testing/chromium.ts'
import { findFreePort } from '../testing/server.ts'
import { step } from '../step.ts'
import { openDocs } from './docs.ts'
import { loadDocs } from './loading.ts'
import { type Look, openStories } from './stories.ts'
import { switchStories } from './switching.ts'

/** Reports failing plays, errors, axe violations and overflow. `--short` checks one look; arguments filter story IDs. */
const looks: Look[] = [
  { name: 'dark, public, right to left, narrow', width: 360, globals: { theme: 'dark', voice: 'public', direction: 'rtl' } },
  { name: 'light, private, wide', width: 1280, globals: { theme: 'light', voice: 'private', direction: 'ltr' } },
  { name: 'dark, private, narrow', width: 360, globals: { theme: 'dark', voice: 'private', direction: 'ltr' } },
  { name: 'light, public, wide', width: 1280, globals: { theme: 'light', voice: 'public', direction: 'ltr' } },
  { name: 'forced colors', width: 1280, forcedColors: 'active', globals: { theme: 'light', voice: 'private', direction: 'ltr' } },
]
const isShort = process.argv.includes('--short')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = join(import.meta.dirname, '../../dist/storybook')

function buildStorybook() {
  return step('storybook', {
    inputs: ['web', 'design-system', '.storybook', 'package-lock.json'],
    outputs: ['dist/storybook/index.json'],
    hasStories: true,
    work: () =>
      run('storybook', ['build', '--output-dir', 'dist/storybook', '--disable-telemetry', '--quiet'], '.', { NODE_ENV: 'production' }),
  })
}

await installChromium()
await buildStorybook()
await using started = new AsyncDisposableStack()
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  // Passkeys need a name instead of an address.
  preview: { host: 'localhost', port: await findFreePort() },
})
started.defer(() => server.close())
const browser = await chromium.launch(getChromiumOptions())
started.defer(() => browser.close())

const url = server.resolvedUrls?.local[0] ?? ''
for (const look of isShort ? looks.slice(0, 1) : looks) await report(`stories, ${look.name}`, openStories(browser, url, look, words))
await report('docs pages', openDocs(browser, url, words))
if (!isShort) {
  await report('docs pages, cold', loadDocs(browser, url, words))
  await report('stories, switched quickly', switchStories(browser, url, words))
}

async function report(what: string, check: Promise<{ opened: number; problems: string[] }>) {
  const start = performance.now()
  const { opened, problems } = await check
  console.log(`${opened} ${what}: ${problems.length} problems, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
