import type { Browser } from 'playwright'

interface Preview {
  loadStory(story: { storyId: string }): Promise<{ argTypes: Record<string, ArgType> }>
}

interface ArgType {
  description?: string
  table?: { type?: { summary?: string } }
}

interface Channel {
  once(event: string, listener: (value: never) => void): void
  emit(event: string, value: unknown): void
}

interface Page {
  __STORYBOOK_PREVIEW__: Preview
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

export async function openDocs(browser: Browser, url: string, words: string[]) {
  const page = await browser.newPage()
  try {
    await page.goto(`${url}iframe.html?viewMode=docs`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    const entries = await page.evaluate(async () => {
      const index = (await (await fetch('index.json')).json()) as { entries: Record<string, { id: string; type: string; title: string }> }
      return Object.values(index.entries)
    })
    const docs = entries.filter(({ id, type }) => type === 'docs' && (words.length === 0 || words.some((word) => id.includes(word))))
    const problems: string[] = []
    for (const { id, title } of docs) {
      const story = entries.find((entry) => entry.type === 'story' && entry.title === title && !title.startsWith('Screens/'))
      const found = [...(await page.evaluate(showDocs, id)), ...(story ? await page.evaluate(readProps, story.id) : [])]
      problems.push(...found.map((problem) => `${id}: ${problem}`))
    }
    return { opened: docs.length, problems }
  } finally {
    await page.close()
  }
}

async function showDocs(storyId: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Page
  await new Promise((resolve) => {
    channel.once('docsRendered', resolve)
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  })
  const isEmpty = (story: Element) => story.childElementCount === 0 && !story.textContent
  const end = performance.now() + 5000
  while (performance.now() < end && !document.querySelector('.sbdocs-content h1')) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  while (performance.now() < end && [...document.querySelectorAll('.sb-story > [data-name]')].some(isEmpty)) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const covers = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  return covers.length > 0 ? ['a dialog covers the page'] : []
}

async function readProps(storyId: string): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Page
  const { argTypes } = await preview.loadStory({ storyId })
  return Object.entries(argTypes).flatMap(([name, { description, table }]) => [
    ...(description ? [] : [`${name} has no description`]),
    ...(['union', 'unknown', undefined, ''].includes(table?.type?.summary) ? [`${name} has no type`] : []),
  ])
}
