import type { Browser } from 'playwright'

interface Channel {
  emit(event: string, value: unknown): void
}

const intervalMs = 60

/** Leaves each story before it has finished, as with a held arrow key. */
export async function switchStories(browser: Browser, url: string, words: string[]) {
  const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, { id: string; type: string }> }
  const ids = Object.values(entries)
    .filter(({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id)
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith('ResizeObserver loop')) problems.push(message)
  })
  try {
    await page.goto(`${url}iframe.html?viewMode=story&id=${ids[0]}`)
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
    for (const id of ids) {
      // A story that does not stop reloads the page.
      await page.evaluate(emitStory, id).catch(() => page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis))
      await page.waitForTimeout(intervalMs)
    }
  } finally {
    await page.close()
  }
  return { opened: ids.length, problems }
}

function emitStory(storyId: string) {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}
