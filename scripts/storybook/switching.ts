import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

interface Channel {
  emit(event: string, value: unknown): void
}

interface Preview {
  currentRender?: { id: string; phase?: string }
}

const intervalMs = 60
const batchSize = 20
const settleMs = 30_000
const limitMs = 6 * 60_000

/** Leaves stories before they have finished, as with a held arrow key; the last one of a batch must appear. */
export async function switchStories(browser: Browser, url: string, words: string[]) {
  const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, { id: string; type: string }> }
  const ids = Object.values(entries)
    .filter(({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id)
  const page = await browser.newPage()
  const problems: string[] = []
  let opened = 0
  let batch = ''
  page.on('pageerror', ({ message }) => {
    if (!isHarmless(message)) problems.push(`${batch}: ${message}`)
  })
  const end = performance.now() + limitMs
  try {
    await page.goto(`${url}iframe.html?viewMode=story&id=${ids[0]}`)
    for (; opened < ids.length && performance.now() < end; opened += batchSize) {
      const next = ids.slice(opened, opened + batchSize)
      batch = `${next[0]} to ${next.at(-1)}`
      if (await switchThrough(page, next)) continue
      problems.push(`${batch}: the last story did not appear`)
      await page.goto(`${url}iframe.html?viewMode=story&id=${next.at(-1)}`)
    }
  } finally {
    await page.close()
  }
  if (opened < ids.length) problems.push(`Stopped after ${limitMs / 60_000} minutes, before ${ids[opened]}`)
  return { opened: Math.min(opened, ids.length), problems }
}

async function switchThrough(page: Page, ids: string[]): Promise<boolean> {
  const end = performance.now() + settleMs
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  // A story that does not stop reloads the page; one that blocks it would never end `evaluate`.
  await Promise.race([page.evaluate(select, { ids, pauseMs: intervalMs }).catch(() => null), setTimeout(settleMs)])
  const last = ids.at(-1) ?? ''
  while (performance.now() < end) {
    if (await page.waitForFunction(isRendered, last, { timeout: settleMs / 5 }).catch(() => null)) return true
    // A reload lost the selection.
    await Promise.race([page.evaluate(select, { ids: [last], pauseMs: 0 }).catch(() => null), setTimeout(settleMs)])
  }
  return false
}

/** Storybook renders stories again that it is still preparing. */
function isHarmless(message: string) {
  return message.startsWith('ResizeObserver loop') || message === 'cannot render when not prepared'
}

async function select({ ids, pauseMs }: { ids: string[]; pauseMs: number }) {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  for (const storyId of ids) {
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    await new Promise((resolve) => globalThis.setTimeout(resolve, pauseMs))
  }
}

function isRendered(storyId: string) {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__
  const { id, phase = '' } = preview?.currentRender ?? {}
  return id === storyId && !['', 'preparing', 'loading', 'beforeEach', 'rendering', 'aborted'].includes(phase)
}
