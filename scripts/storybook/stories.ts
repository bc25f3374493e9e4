import type { Browser, Page } from 'playwright'

export interface Look {
  name: string
  width: number
  forcedColors?: 'active'
  globals: { theme: string; voice: string; direction: string }
}

interface Channel {
  on(event: string, listener: (value: never) => void): void
  off(event: string, listener: (value: never) => void): void
  emit(event: string, value: unknown): void
}

interface Preview {
  initializationPromise: Promise<void>
  loadStory(story: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value: string } } }>
}

interface AxeReport {
  type: string
  status: string
  result: { violations?: { id: string; nodes: { html: string; failureSummary: string }[] }[] }
}

const pages = 2
const timeoutMs = 30_000

export async function openStories(browser: Browser, url: string, look: Look, words: string[]) {
  const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, { id: string; type: string }> }
  const ids = Object.values(entries)
    .filter(({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id)
  const waiting = [...ids]
  const problems: string[] = []

  const openQueued = async () => {
    const context = await browser.newContext({
      viewport: { width: look.width, height: 800 },
      colorScheme: 'light',
      forcedColors: look.forcedColors ?? 'none',
    })
    let page: Page | undefined
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      page ??= await openPreview(await context.newPage(), url, look, id)
      try {
        await page.setViewportSize({ width: (await page.evaluate(isForPhones, id)) ? 360 : look.width, height: 800 })
        problems.push(...(await page.evaluate(showStory, [id, timeoutMs] as const)).map((problem) => `${id}: ${problem}`))
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
        await page.close()
        page = undefined
      }
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: pages }, openQueued))
  return { opened: ids.length, problems: problems.toSorted() }
}

/** Storybook ignores the globals without a story. */
async function openPreview(page: Page, url: string, { globals }: Look, id: string) {
  const wanted = Object.entries(globals).map((pair) => pair.join(':'))
  await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=${wanted.join(';')}`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  await page.waitForFunction(
    ({ theme, direction }) => document.documentElement.dataset['theme'] === theme && document.documentElement.dir === direction,
    globals,
  )
  return page
}

/** Storybook's own frame is too narrow. */
async function isForPhones(storyId: string): Promise<boolean> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }
  // The channel exists before the story index.
  await preview.initializationPromise
  const { storyGlobals } = await preview.loadStory({ storyId })
  return storyGlobals.viewport?.value === 'phone'
}

async function showStory([storyId, limit]: readonly [string, number]): Promise<string[]> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  const found: string[] = []
  // Testing Library errors contain the whole page.
  const firstLines = (message: string) => message.split('\n\nHere are the accessible')[0]?.split('\n\nIgnored nodes')[0] ?? ''
  const { promise: finished, resolve, reject } = Promise.withResolvers<AxeReport[]>()
  const record = (what: string) => (error: { message?: string; description?: string }) =>
    found.push(`${what}: ${firstLines(error.message ?? error.description ?? '')}`)
  const listeners: Record<string, (value: never) => void> = {
    storyErrored: record('render error'),
    storyThrewException: record('exception'),
    playFunctionThrewException: record('play'),
    unhandledErrorsWhilePlaying: (errors: { message: string }[]) => errors.forEach(record('unhandled error')),
    storyFinished: (story: { storyId: string; reporters: AxeReport[] }) => {
      if (story.storyId === storyId) resolve(story.reporters)
    },
  }
  const handleError = ({ message }: ErrorEvent) => {
    // Harmless: an observed element resized during notification.
    if (!message.startsWith('ResizeObserver loop')) found.push(`page error: ${message}`)
  }

  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
  addEventListener('error', handleError)
  const timer = setTimeout(() => reject(new Error('The story timed out.')), limit)
  try {
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    for (const { type, status, result } of await finished) {
      if (type !== 'a11y' || status !== 'failed') continue
      // axe reads the author's text colors, which forced colors replace.
      const isForced = matchMedia('(forced-colors: active)').matches
      for (const { id, nodes } of result.violations?.filter((violation) => !isForced || violation.id !== 'color-contrast') ?? [])
        for (const { html, failureSummary } of nodes) found.push(`${id}: ${html.slice(0, 160)} ${failureSummary}`)
    }
  } finally {
    clearTimeout(timer)
    removeEventListener('error', handleError)
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`horizontal overflow: ${scrollWidth} px in ${clientWidth} px`)
  return found
}
