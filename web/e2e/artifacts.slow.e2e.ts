import { createServer, type AddressInfo } from 'node:net'
import { createSocket } from 'node:dgram'
import { text } from 'node:stream/consumers'
import { chromium, type Page } from 'playwright'
import { expect, inject } from 'vitest'
import { getChromiumOptions } from '../../scripts/testing/chromium.ts'
import { createHostileDiagrams, createHostileDocuments } from './support/hostileDocuments.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { composer, say, signUpMember, startThread } from './support/people.ts'
import { createProfile, openPage, test } from './support/visit.ts'

const perThread = 12

test('hostile documents reach neither the network nor the app', { timeout: 480_000 }, async () => {
  await using listener = await listen()
  const documents = [
    ...createHostileDiagrams(listener.host).map(([attack, source]) => [attack, 'mermaid', source] as const),
    ...createHostileDocuments(listener.host).map(([attack, html]) => [attack, 'html', html] as const),
  ]
  expect(documents.length).toBeGreaterThanOrEqual(40)
  // As in Chrome, but not by default in its headless shell: sandboxed frames have their own process.
  const browser = await chromium.launch({ ...getChromiumOptions(), args: [...getChromiumOptions().args, '--site-per-process'] })
  const context = await createProfile(browser)
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('mark', 'app')
  })
  // Unlike openPage, ignores errors: the documents throw when they are refused.
  const page = await context.newPage()
  const side: string[] = []
  page.on('popup', (popup) => side.push(`popup ${popup.url()}`))
  page.on('download', (download) => side.push(`download ${download.url()}`))
  page.on('dialog', (dialog) => side.push(`dialog ${dialog.type()}`))
  page.on('response', (response) => {
    if (isFrameTraffic(page, response.request().frame().url(), response.url())) side.push(`response ${response.url()}`)
  })
  await signUpMember(page)

  for (let from = 0; from < documents.length; from += perThread) {
    const some = documents.slice(from, from + perThread)
    const thread = await startThread(page)
    await say(
      page,
      thread,
      `[[mode:echo]]Documents:\n\n${some.map(([, language, code]) => `\`\`\`${language}\n${code}\n\`\`\``).join('\n\n')}`,
    )
    await page.goto(`/chat/${thread}`)
    const buttons = page.getByRole('article').last().getByRole('button', { name: 'Open', exact: true })
    await expect.poll(() => buttons.count()).toBe(some.length)
    // The model’s title replaces the beginning of the message.
    await expect.poll(() => page.title()).not.toContain('mode:echo')
    const before = await getState(page)
    for (const [index, [attack, language]] of some.entries()) {
      // The list moves when the panel closes.
      await buttons.nth(index).press('Enter')
      const frame = page.frameLocator('aside iframe').locator('iframe')
      await frame.waitFor()
      if (language === 'mermaid') await frame.contentFrame().locator('svg g.node, svg a').last().dispatchEvent('click')
      await page.waitForTimeout(300)
      expect(await getState(page), attack).toEqual(before)
      expect({ attack, side, connections: [...listener.connections] }).toEqual({ attack, side: [], connections: [] })
      await page.getByRole('complementary').getByRole('button', { name: 'Close' }).press('Enter')
    }
  }
  await browser.close()
  expect(listener.connections).toEqual([])
})

test('the listener notices a document without the frame', async ({ page }) => {
  await using listener = await listen()
  const [, html = ''] = createHostileDocuments(listener.host).find(([attack]) => attack === 'image') ?? []
  await page.setContent(html)
  await expect.poll(() => listener.connections.length).toBeGreaterThan(0)
})

const tides = (water: string) => `\`\`\`html
<!doctype html>
<title>Tides</title>
<p>High water at <b>?</b></p>
<script>document.querySelector('b').textContent = '${water}'</script>
\`\`\``

for (const { locale, viewport, names } of [
  { locale: 'en', viewport: wide, names: ['Open', 'Code', 'Download', 'Save to Knowledge', 'Saved to Knowledge', 'Ask for a change'] },
  {
    locale: 'de',
    viewport: narrow,
    names: ['Öffnen', 'Code', 'Herunterladen', 'In „Wissen“ speichern', 'In „Wissen“ gespeichert', 'Änderung anfragen'],
  },
]) {
  test(`opens, downloads and saves a document in ${locale}`, async ({ browser }) => {
    const [open = '', code = '', download = '', save = '', saved = '', change = ''] = names
    const context = await browser.newContext({
      baseURL: inject('e2e').product,
      reducedMotion: 'reduce',
      viewport,
      hasTouch: viewport === narrow,
    })
    context.setDefaultTimeout(20_000)
    await context.addInitScript((chosen) => window.top === window && localStorage.setItem('locale', chosen), locale)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, `[[mode:echo]]${tides('6:40')}`, `[[mode:echo]]${tides('19:05')}`)
    await page.goto(`/chat/${thread}`)
    await page.getByRole('article').last().getByRole('button', { name: open, exact: true }).click()
    const panel = page.getByRole(viewport === wide ? 'complementary' : 'dialog', { name: 'Tides' })
    const inner = page.frameLocator('iframe[src="/api/artifact-frame"]').frameLocator('iframe')
    await inner.getByText('High water at 19:05').waitFor()
    await panel.getByRole('group', { name: /2/ }).getByRole('button').first().click()
    await inner.getByText('High water at 6:40').waitFor()

    await panel.getByRole('radio', { name: code }).click()
    await panel.locator('.hljs-tag').first().waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: download }).first().click()])
    expect(file.suggestedFilename()).toBe('Tides.html')
    expect(await text(await file.createReadStream())).toContain("'6:40'")
    await panel.getByRole('button', { name: save }).click()
    await panel.getByRole('link', { name: saved }).waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])

    if (viewport === wide) {
      await panel.getByRole('button', { name: 'Edit' }).click()
      await panel.getByRole('textbox', { name: 'Code' }).fill('<title>Tides</title>High water at 7:20')
      await panel.getByRole('radio', { name: 'Preview' }).click()
      await inner.getByText('High water at 7:20').waitFor()
      await panel.getByRole('button', { name: 'Attach to message' }).click()
      await page.getByText('Tides.html').waitFor()
      expect(await composer(page).inputValue()).toContain('I edited “Tides”')
    } else {
      await panel.getByRole('button', { name: 'Bearbeiten' }).click()
      const editor = panel.getByRole('textbox', { name: 'Code' })
      // In landscape, with the keyboard open.
      await page.setViewportSize({ width: 740, height: 190 })
      await editor.evaluate((element) => element.scrollIntoView())
      await editor.press('End')
      await expect.poll(() => editor.evaluate(getVisibleHeight)).toBeGreaterThan(100)
      await page.setViewportSize(viewport)
      await panel.getByRole('button', { name: 'Verwerfen' }).click()
      await panel.getByRole('button', { name: change }).click()
      await expect.poll(() => page.getByRole('textbox').last().inputValue()).toContain('Tides')
    }
    check()
    await context.close()
  })
}

test('draws a diagram and names its mistake', async ({ browser }) => {
  const context = await createProfile(browser)
  // Unlike openPage, ignores errors: the frame throws that of the diagram.
  const page = await context.newPage()
  await signUpMember(page)
  const thread = await startThread(page)
  const sources = ['flowchart LR\n  Ebb --> Flood', 'flowchart LR\n  Ebb[ --> Flood']
  await say(page, thread, `[[mode:echo]]${sources.map((source) => `\`\`\`mermaid\n${source}\n\`\`\``).join('\n\n')}`)
  await page.goto(`/chat/${thread}`)
  const buttons = page.getByRole('article').last().getByRole('button', { name: 'Open', exact: true })
  await buttons.first().click()
  const panel = page.getByRole('complementary', { name: 'Diagram' })
  await page.frameLocator('aside iframe').frameLocator('iframe').locator('svg').getByText('Flood').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('code.mmd')
  await buttons.last().press('Enter')
  await panel.getByText('Parse error').waitFor()
  await context.close()
})

function getVisibleHeight(element: Element): number {
  const { left, top, bottom } = element.getBoundingClientRect()
  const ys = Array.from({ length: Math.round(bottom - top) }, (_, index) => top + index)
  return ys.filter((y) => document.elementFromPoint(left + 10, y) === element).length
}

function isFrameTraffic(page: Page, frameUrl: string, url: string): boolean {
  return frameUrl !== page.url() && !url.endsWith('/api/artifact-frame') && !/^(?:about|data|blob):/.test(url)
}

async function getState(page: Page) {
  const cookies = await page.context().cookies()
  const { storage, title } = await page.evaluate(() => ({
    storage: localStorage.getItem('taken') ?? localStorage.getItem('mark'),
    title: document.title,
  }))
  return { url: page.url(), title, storage, cookies: cookies.map(({ name }) => name).toSorted(), pages: page.context().pages().length }
}

async function listen() {
  const connections: string[] = []
  const server = createServer((socket) => {
    connections.push('connection')
    socket.on('error', () => {}).destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const datagrams = createSocket('udp4').on('message', () => connections.push('datagram'))
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${port}`,
    connections,
    async [Symbol.asyncDispose]() {
      datagrams.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
