import type { Browser } from 'playwright'
import type { Person } from './person.ts'
import { count, median, ms, type Row } from './table.ts'

export async function measureWeb(browser: Browser, person: Person): Promise<Row[]> {
  return [...(await measureLanding(browser, person.url)), ...(await measureScripts(browser, person))]
}

async function measureLanding(browser: Browser, url: string): Promise<Row[]> {
  const visits: Visit[] = []
  for (let visit = 0; visit < 5; visit += 1) visits.push(await visitLanding(browser, url))
  const interactive = median(visits.map((visit) => visit.interactive))
  const paint = median(visits.map((visit) => visit.paint))
  const shift = Math.max(...visits.map((visit) => visit.shift))
  return [
    {
      measure: 'landing, first visit: painted, interactive, layout shift',
      result: `${ms(paint)}, ${ms(interactive)}, ${shift.toFixed(3)}`,
      target: { text: 'interactive ≤ 1 s, shift ≤ 0.02', isMet: interactive <= 1000 && shift <= 0.02 },
    },
  ]
}

interface Visit {
  paint: number
  /** Time to interactive. */
  interactive: number
  /** Cumulative layout shift. */
  shift: number
}

async function visitLanding(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage()
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
    const stood = await page.evaluate(() => performance.now())
    // Late work would shift the layout or block the main thread.
    await page.waitForTimeout(1500)
    const { paint, busyUntil, shift } = await page.evaluate(readTimeline)
    return { paint, interactive: Math.max(stood, busyUntil), shift }
  } finally {
    await page.close()
  }
}

async function readTimeline() {
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
  const readEntries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      // The observer never fires when there are no entries.
      setTimeout(() => resolve([]), 200)
    })
  const [tasks, shifts] = await Promise.all([readEntries('longtask'), readEntries('layout-shift')])
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    busyUntil: Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    shift: (shifts as LayoutShift[]).reduce((sum, { value }) => sum + value, 0),
  }
}

const screens = [
  '/',
  '/accounts/login',
  '/chat',
  '/knowledge',
  '/story',
  '/twin',
  '/discover',
  '/history',
  '/monitoring',
  '/settings',
  '/roadmap',
  '/pricing',
]

async function measureScripts(browser: Browser, person: Person): Promise<Row[]> {
  const sizes = new Map<string, number>()
  const files = new Map<string, number>()
  for (const path of screens) {
    const loaded = await measureTransfers(browser, path, person)
    files.set(path, loaded.length)
    sizes.set(path, loaded.reduce((sum, size) => sum + size, 0) / 1024)
  }
  const landing = sizes.get('/') ?? Number.NaN
  const chat = sizes.get('/chat') ?? Number.NaN
  const others = [...sizes].filter(([path]) => !['/', '/chat'].includes(path))
  const twin = { files: files.get('/twin') ?? Number.NaN, size: sizes.get('/twin') ?? Number.NaN }
  return [
    {
      measure: 'JavaScript for the landing page, compressed',
      result: `${count(landing)} KiB`,
      target: { text: '≤ 225 KiB', isMet: landing <= 225 },
    },
    {
      measure: 'JavaScript for /chat, compressed',
      result: `${count(chat)} KiB`,
      target: { text: '≤ 250 KiB', isMet: chat <= 250 },
    },
    {
      measure: 'JavaScript for /twin: files, compressed',
      result: `${count(twin.files)}, ${count(twin.size)} KiB`,
      target: { text: '≤ 24 files, ≤ 290 KiB', isMet: twin.files <= 24 && twin.size <= 290 },
    },
    { measure: 'JavaScript for other screens, compressed, KiB', result: others.map(([path, size]) => `${path} ${count(size)}`).join(', ') },
  ]
}

async function measureTransfers(browser: Browser, path: string, { url, headers }: Person): Promise<number[]> {
  const isForVisitors = path === '/' || path.startsWith('/accounts/')
  const page = await browser.newPage({ extraHTTPHeaders: isForVisitors ? {} : headers })
  try {
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(url + path)
    await page.getByRole('heading').first().waitFor()
    await page.waitForTimeout(2000)
    return await Promise.all(scripts)
  } finally {
    await page.close()
  }
}
