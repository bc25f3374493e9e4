import type { Browser, Locator, Page } from 'playwright'
import { stepsOfYears, type Threads } from './database.ts'
import type { Person } from './person.ts'
import { count, median, ms, ratio, type Row } from './table.ts'

const rounds = 5
const tokens = 400
/** About one per frame. */
const tokenIntervalMs = 20

export async function measureThreadScreen(browser: Browser, person: Person, threads: Threads): Promise<Row[]> {
  return [await measureOpening(browser, person, threads), ...(await measureReading(browser, person, threads.years))]
}

/** Alternates, so that both run under the same load. */
async function measureOpening(browser: Browser, person: Person, { years, day }: Threads): Promise<Row> {
  const times: Record<'years' | 'day', number[]> = { years: [], day: [] }
  const context = await browser.newContext({ extraHTTPHeaders: person.headers })
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, thread, last] of [
      ['years', years, stepsOfYears - 1],
      ['day', day, 49],
    ] as const) {
      const page = await context.newPage()
      await page.goto(`${person.url}/chat/${thread}`)
      const time = await waitUntilShown(page, String(last))
      // The first round fills the browser cache.
      if (round > 0) times[name].push(time)
      await page.close()
    }
  }
  await context.close()
  const [result, baseline] = [median(times.years), median(times.day)]
  return {
    measure: `opening a thread of ${count(stepsOfYears)} messages in Chromium`,
    result: `${ms(result)} (${ratio(result / baseline)} of the baseline)`,
    baseline: `${ms(baseline)} (a thread of 50)`,
    target: { text: '≤ 1.3 of the baseline', isMet: result / baseline <= 1.3 },
  }
}

function waitUntilShown(page: Page, end: string): Promise<number> {
  return page
    .waitForFunction((text) => {
      const answers = document.querySelectorAll('[role=log] article')
      return answers
        .item(answers.length - 1)
        ?.textContent?.trimEnd()
        .endsWith(text)
        ? performance.now()
        : false
    }, end)
    .then((handle) => handle.jsonValue() as Promise<number>)
}

/** CPU time of the main thread. */
async function measureReading(browser: Browser, person: Person, thread: string): Promise<Row[]> {
  const context = await browser.newContext({ extraHTTPHeaders: person.headers })
  const page = await context.newPage()
  await page.goto(`${person.url}/chat/${thread}`)
  await waitUntilShown(page, String(stepsOfYears - 1))
  // Preloading belongs to opening.
  await page.waitForTimeout(1000)

  const tasksOfReading = await traceTasks(page)
  await page.evaluate(readBack, 'A question about day 0')
  const longest = Math.max(...(await tasksOfReading()))

  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await page.getByRole('textbox').fill(`Go on [[tokens:${tokens}]] [[interval:${tokenIntervalMs}]]`)
  await page.getByRole('textbox').press('Enter')
  const answer = page.getByRole('article').last()
  await answer.getByText('tok20 ').waitFor()
  const tasksOfAnswer = await traceTasks(page)
  const first = await countTokens(answer)
  await answer.getByText(`tok${tokens - 20} `).waitFor({ timeout: 60_000 })
  const more = (await countTokens(answer)) - first
  const perToken = (await tasksOfAnswer()).reduce((sum, task) => sum + task, 0) / more
  await context.close()

  return [
    {
      measure: 'longest main thread task while scrolling through it',
      result: ms(longest),
      target: { text: '≤ 50 ms', isMet: longest <= 50 },
    },
    { measure: 'main thread time per token at its end', result: ms(perToken), target: { text: '≤ 4 ms', isMet: perToken <= 4 } },
  ]
}

async function countTokens(answer: Locator): Promise<number> {
  return (await answer.innerText()).match(/tok\d+/g)?.length ?? 0
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

async function traceTasks(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel'] } })
  return async () => {
    await session.send('Tracing.end')
    await complete
    const getThreadKey = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const mainThreads = new Set(
      events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(getThreadKey),
    )
    return events
      .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mainThreads.has(getThreadKey(event)))
      .map(({ tdur = 0 }) => tdur / 1000)
  }
}

/** One screen per frame. */
function readBack(first: string): Promise<void> {
  const log = document.querySelector('[role=log]')
  return new Promise((resolve) => {
    const step = () => {
      if (!log || log.querySelector('article')?.textContent?.endsWith(first)) return resolve()
      log.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }))
      log.scrollTop -= log.clientHeight
      requestAnimationFrame(step)
    }
    step()
  })
}
