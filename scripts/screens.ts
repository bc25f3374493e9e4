import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { type BrowserContextOptions, chromium } from 'playwright'
import sharp from 'sharp'
import { startEmbedded } from '../api/platform/embedded/embedded.ts'
import { startMockModel } from './testing/mockModel/server.ts'
import { build } from './build.ts'
import { inside, newChatScreens, insideGerman } from './screens/inside.ts'
import { prepareLanding } from './screens/landing.ts'
import { landingReplies } from './screens/landingStory.ts'
import { outside } from './screens/outside.ts'
import { findLayoutFaults } from './screens/layout.ts'
import { drawFrame, type Group, type Screens, waitUntilSettled, type Size } from './screens/pages.ts'
import { invitePeople, type People } from './screens/people.ts'
import { emptyScreens, firstSteps, plainEmptyScreens, plainScreens, sharedScreens, signedInScreens } from './screens/signedInScreens.ts'
import { firstModel, secondModel } from './screens/records.ts'
import { conversations, maud, replies, visits } from './screens/story.ts'
import { getChromiumOptions, installChromium } from './testing/chromium.ts'
import { startProduct } from './testing/product.ts'
import { findFreePort, createTemporaryFolder } from './testing/server.ts'

/** `--check` looks for overflowing or clipped text, also on tablets and at 200 % zoom; `--landing` captures the landing page's pictures. */
const { values: flags, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, to: { type: 'string' }, landing: { type: 'boolean', default: false } },
})
const output = flags.landing ? '../web/features/landing/shots' : '../docs/screens'
const folder = flags.to ?? (flags.check ? null : join(import.meta.dirname, output))

const windows = {
  wide: { size: 'wide', viewport: { width: 1280, height: 800 } },
  narrow: { size: 'narrow', viewport: { width: 360, height: 640 } },
  shot: { size: 'wide', viewport: { width: 720, height: 540 }, deviceScaleFactor: 2 },
  narrowShot: { size: 'narrow', viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 },
  tablet: { size: 'wide', viewport: { width: 768, height: 1024 } },
  zoomed: { size: 'narrow', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
} as const

type Scheme = 'light' | 'dark'
type WindowName = keyof typeof windows

async function capture(browserOptions: BrowserContextOptions, title: string, show: Screens[string], size: Size, isFramed: boolean) {
  const context = await browser.newContext(browserOptions)
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  try {
    await show(page, size)
    if (isFramed) await drawFrame(page)
    await waitUntilSettled(page)
    if (flags.check) reportFaults(title, await findLayoutFaults(page))
    if (folder === null) return
    const png = await page.screenshot({ caret: 'hide' })
    if (flags.landing)
      return void (await sharp(png)
        .avif({ quality: 55 })
        .toFile(join(folder, `${title}.avif`)))
    await sharp(png)
      .png({ palette: true, quality: 95, effort: 8, compressionLevel: 9, dither: 0 })
      .toFile(join(folder, `${title}.png`))
  } catch (cause) {
    process.exitCode = 1
    console.error(`${title} could not be captured.`, cause)
  } finally {
    await context.close()
  }
}

function reportFaults(title: string, faults: readonly string[]) {
  if (faults.length > 0) process.exitCode = 1
  for (const fault of faults) console.log(`${title}: ${fault}`)
}

async function prepare(dataDir: string): Promise<Group[]> {
  const product = await start(dataDir)
  const groups = flags.landing ? await prepareLanding(product.url) : getGroups(await invitePeople(product.url, model.url))
  await product.stop()
  if (!flags.landing) await spreadOverDays(dataDir)
  return groups
}

function getGroups(people: People): Group[] {
  return [
    { screens: outside, options: {}, isFramed: false },
    { screens: inside, options: { storageState: people.maud }, isFramed: true },
    { screens: insideGerman, options: { storageState: people.maud, locale: 'de-DE' }, isFramed: true },
    { screens: signedInScreens, options: { storageState: people.maud }, isFramed: true },
    { screens: plainScreens, options: { storageState: people.maud }, isFramed: false },
    { screens: sharedScreens, options: { storageState: people.maud }, isFramed: false },
    { screens: emptyScreens, options: { storageState: people.beginner }, isFramed: true },
    { screens: plainEmptyScreens, options: { storageState: people.beginner }, isFramed: false },
    { screens: firstSteps, options: { storageState: people.newcomer }, isFramed: false },
    { screens: newChatScreens, options: { storageState: people.maud }, isFramed: true },
  ]
}

function start(dataDir: string) {
  return startProduct({
    PORT: port,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: dataDir,
    LLM_BASE_URL: model.url,
    LLM_MODEL: firstModel,
  })
}

await installChromium()
await build()
if (folder !== null) await mkdir(folder, { recursive: true })
await using started = new AsyncDisposableStack()
const data = await createTemporaryFolder('screens')
started.defer(() => data.remove())
const model = await startMockModel({ replies: flags.landing ? landingReplies : replies, models: [firstModel, secondModel] })
started.defer(() => model.close())
// Photo URLs contain the port.
const port = String(await findFreePort())
const browser = await chromium.launch(getChromiumOptions())
started.defer(() => browser.close())
const groups = await prepare(join(data.path, 'first'))

async function captureAll(scheme: Scheme, name: WindowName) {
  const { size, ...view } = windows[name]
  const dataDir = join(data.path, `${scheme}-${name}`)
  await cp(join(data.path, 'first'), dataDir, { recursive: true })
  const product = await start(dataDir)
  try {
    for (const { screens, options, isFramed } of groups) {
      const look: BrowserContextOptions = {
        baseURL: product.url,
        ...view,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        hasTouch: size === 'narrow',
        ...options,
      }
      for (const [screen, show] of Object.entries(screens)) {
        if (isWanted(screen, size)) await capture(look, `${screen}-${scheme}-${flags.landing ? size : name}`, show, size, isFramed)
      }
    }
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true })
  }
}

function isWanted(screen: string, size: Size) {
  return (only.length === 0 || only.includes(screen)) && (screen !== 'onboarding-preview' || size === 'narrow')
}

const names: readonly WindowName[] = flags.landing
  ? ['shot', 'narrowShot']
  : flags.check
    ? ['narrow', 'tablet', 'zoomed']
    : ['wide', 'narrow']
const schemes: readonly Scheme[] = flags.check ? ['light'] : ['light', 'dark']
for (const name of names) for (const scheme of schemes) await captureAll(scheme, name)

async function spreadOverDays(dataDir: string) {
  await using stack = new AsyncDisposableStack()
  const database = await startEmbedded({ dir: join(dataDir, 'postgres') })
  stack.defer(() => database.stop())
  const client = new Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())

  const ids = async (condition: string) => {
    const sql = `SELECT threads.id FROM threads JOIN users ON users.username = $1 AND ${condition} ORDER BY threads.created_at`
    const { rows } = await client.query<{ id: string }>(sql, [maud.username])
    return rows.map(({ id }) => id)
  }
  const own = await ids(`users.id = threads.user_id AND thread_type = 'private_chat'`)
  const visited = await ids('users.id = threads.twin_owner_id')
  for (const [index, { daysAgo }] of conversations.entries()) await moveBack(client, own[index], daysAgo, index)
  for (const [index, { daysAgo }] of visits.entries()) await moveBack(client, visited[index], daysAgo, index)
}

async function moveBack(client: Client, thread: string | undefined, daysAgo: number, index: number) {
  if (!thread || daysAgo === 0) return
  const back = `${daysAgo} days ${(index * 37) % 100} minutes`
  await client.query(`UPDATE threads SET created_at = created_at - $2::interval, updated_at = updated_at - $2::interval WHERE id = $1`, [
    thread,
    back,
  ])
  await client.query(`UPDATE steps SET created_at = created_at - $2::interval WHERE thread_id = $1`, [thread, back])
  await client.query(`UPDATE runs SET created_at = created_at - $2::interval WHERE thread_id = $1`, [thread, back])
  await client.query(
    `UPDATE twin_questions SET asked_at = asked_at - $2::interval FROM steps WHERE steps.id = answer_step_id AND thread_id = $1`,
    [thread, back],
  )
}
