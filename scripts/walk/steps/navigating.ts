import type { Locator, Page } from 'playwright'
import type { Person } from '../person.ts'

const main = (page: Page) => page.getByRole('main')
const conversation = (person: Person) => person.page.getByRole('log', { name: person.words('Conversation') })
/** In pixels, including the text below. */
const longestComposerEnd = 180
const filler = (index: number) => `Nothing in particular ${index}`

export async function navigate(person: Person): Promise<void> {
  const thread = await startLongThread(person)
  await retryHistory(person, thread)
  await returnFromSource(person)
  await jumpToMessage(person)
  await openMyTwin(person)
  if (person.variant.isTouch) await closeSlideOver(person)
}

/** `talk` covers the screen. */
async function startLongThread({ page: { request } }: Person): Promise<string> {
  const started = await request.post('/api/v1/chat/start', { data: {} })
  const { thread_id: thread } = (await started.json()) as { thread_id: string }
  const texts = Array.from({ length: 16 }, (_, index) => filler(index))
  for (const input of texts.toSpliced(14, 1, 'Where is the lantern?').toSpliced(8, 1, 'When is the workshop open?')) {
    await request.get('/api/v1/chat/stream', { params: { thread_id: thread, input }, headers: { accept: 'text/event-stream' } })
  }
  return thread
}

async function retryHistory(person: Person, thread: string): Promise<void> {
  const { page } = person
  person.isConnectionBroken = true
  await page.route('**/healthz', (route) => route.abort())
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('useOlderStepsQuery') ? route.abort() : route.fallback()))
  await page.goto(`/chat/${thread}`)
  await person.getMessage(filler(15)).waitFor()
  const failure = person.text('Failed to load thread history')
  await person.scrollUpTo(conversation(person), failure)
  await person.picture('history-failed', 0.1)
  await page.unroute('**/graphql')
  await person.press(person.button('Retry'), 'Retry')
  await failure.waitFor({ state: 'detached' })
  // Chromium counts a shift when a wheel scroll falls into the frame that prepends messages.
  await person.text('Loading...').waitFor({ state: 'detached' })
  await page.unroute('**/healthz')
  person.isConnectionBroken = false
  await person.scrollUpTo(conversation(person), person.getMessage(filler(0)))
  await person.picture('history')
}

async function returnFromSource(person: Person): Promise<void> {
  const { page } = person
  await page.reload()
  const source = page
    .getByRole('complementary', { name: person.words('Sources') })
    .getByRole('link')
    .first()
  await person.scrollUpTo(conversation(person), source)
  const before = await person.topAtRest(source)
  await person.press(source, 'Source')
  await page.waitForURL('**/knowledge?item=*')
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor()
  await page.goBack()
  await source.waitFor()
  const after = await person.topAtRest(source)
  if (Math.abs(after - before) > 2) person.problems.push(`Back from a source moves the conversation by ${after - before} px`)
}

async function jumpToMessage(person: Person): Promise<void> {
  const { page } = person
  await showPlaces(person)
  await person.press(person.button('Search').first(), 'Search')
  await person.type(page.getByRole('searchbox', { name: person.words('Search your chats') }), 'lantern')
  await person.press(
    page
      .getByRole('option')
      .filter({ has: page.locator('mark') })
      .first(),
    'Message found',
  )
  await page.waitForURL('**/chat/*?at=*')
  await page.locator('[aria-current=true]').filter({ hasText: 'lantern' }).waitFor()
  await person.picture('search-jump', 1)
  const { top, overhang, height } = await main(page).evaluate((element) => ({
    top: element.scrollTop,
    overhang: element.scrollHeight - element.clientHeight,
    height: window.innerHeight,
  }))
  if (top !== 0 || overhang !== 0) person.problems.push(`Jumping to a message scrolls the page by ${top} of ${overhang} px`)
  const field = await person.field('Message your private brain').boundingBox()
  const below = height - (field ? field.y + field.height : 0)
  if (below < 0 || below > longestComposerEnd)
    person.problems.push(`After jumping to a message, the composer ends ${below} px above the bottom`)
}

async function openMyTwin(person: Person): Promise<void> {
  const { page } = person
  await page.goto('/settings')
  await person.button('Delete my account').waitFor()
  await main(page).evaluate((element) => element.scrollTo(0, 900))
  await showPlaces(person)
  await person.press(person.link('My Twin').first(), 'My Twin')
  await page.waitForURL('**/twin')
  await page.getByRole('heading', { level: 1, name: person.words('My Twin') }).waitFor()
  const top = await main(page).evaluate((element) => element.scrollTop)
  if (top !== 0) person.problems.push(`My Twin opens scrolled to ${top} px`)
}

async function closeSlideOver(person: Person): Promise<void> {
  const { page } = person
  const covers = page.locator('[role=dialog], [inert], [aria-hidden=true] main')
  await page.goto('/story')
  await page.getByRole('heading', { level: 1, name: person.words('My Story') }).waitFor()
  await showPlaces(person)
  await person.press(person.link('Knowledge').first(), 'Knowledge')
  await page.getByRole('heading', { level: 1, name: person.words('Knowledge') }).waitFor()
  await showPlaces(person)
  await page.getByRole('dialog', { name: person.words('Sidebar') }).waitFor()
  await page.evaluate(() => history.back())
  await gone(covers)
  if (new URL(page.url()).pathname !== '/knowledge') person.problems.push('Back leaves the page instead of closing the slide-over')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: person.words('My Story') }).waitFor()
  await gone(covers)
  await person.picture('back-from-slide-over')
}

const gone = (covers: Locator) => covers.first().waitFor({ state: 'detached' })

async function showPlaces(person: Person): Promise<void> {
  const show = person.button('Show sidebar')
  if (await show.isVisible()) await person.press(show, 'Show sidebar')
}
