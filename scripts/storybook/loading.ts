import { loadavg } from 'node:os'
import type { Browser } from 'playwright'

const longest = 3 * 800

export async function loadDocs(browser: Browser, url: string, words: string[]) {
  const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, { id: string; type: string }> }
  const ids = Object.values(entries)
    .filter(({ id, type }) => type === 'docs' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id)
  const times: number[] = []
  const problems: string[] = []
  for (const id of ids) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    try {
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' })
      await page.waitForSelector('.sbdocs-content h1')
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.sb-story > [data-name]')].every(
          ({ childElementCount, textContent }) => childElementCount || textContent,
        ),
      )
      times.push(performance.now() - start)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > longest && !id.startsWith('foundations-')) problems.push(`${id}: ${(height / 800).toFixed(1)} screens long`)
    } catch (error) {
      problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await context.close()
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`
  console.log(`Cold load of ${sorted.length} docs pages: median ${at(0.5)}, 95 % ${at(0.95)}, load average ${loadavg()[0]?.toFixed(1)}`)
  return { opened: ids.length, problems }
}
