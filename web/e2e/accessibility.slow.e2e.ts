import type { Page } from 'playwright'
import { expect, vi } from 'vitest'
import { pickBySize } from '../../scripts/testing/proof.ts'
import { narrow, findProblems, wide } from './support/looks.ts'
import { composer, expectAnswer, sayToTwin, keepKnowledge, signUp, say, send, signUpMember, startThread, tokens } from './support/people.ts'
import { createProfile, openPage, test as base } from './support/visit.ts'

const test = base.extend('world', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => createProfile(browser)))
  onCleanup(async () => {
    for (const context of contexts) await context.close()
  })
  const opened = await Promise.all(contexts.map(openPage))
  const [visitor, newcomer, member] = opened.map(({ page }) => page) as [Page, Page, Page]
  const [me] = await Promise.all([signUpMember(member), signUp(newcomer)])
  await member.request.put('/api/v1/profile', { data: { ...told, public: true } })
  await keepKnowledge(member, { kind: 'NOTE', title: 'Opening hours', content: 'From nine to five.', isPublic: true })
  await keepKnowledge(member, { kind: 'STORY', title: 'How I came to the river', content: 'By boat.', isPublic: false })
  const thread = await startThread(member)
  await say(member, thread, 'Tea', 'Keep it [[tool:remember {"content":"Tea without sugar"}]] [[tokens:5]]', 'Break off [[mode:mid-error]]')
  await sayToTwin(visitor, me.username, 'What do you study? [[tokens:4]]')
  const names: Record<string, string> = { me: me.username, thread }
  return {
    visitor,
    newcomer,
    member,
    inPath: (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''),
    check: () => opened.forEach(({ check }) => check()),
  }
})

const told = {
  display_name: 'Ada Lindqvist',
  bio: 'Studies tidal rivers.',
  interests: ['Sailing', 'Maps'],
  location: 'Porto',
  achievements: ['Mapped an estuary'],
  posts: [{ title: 'What a river remembers', content: 'Its old beds.' }, 'Plain words.'],
  photos: ['https://elsewhere.example/river.jpg'],
  skills: ['Kayaking'],
  projects: ['Sound map', { title: 'Almanac', description: 'Tides in sentences.' }],
}

type Person = 'visitor' | 'newcomer' | 'member'
type Prepare = (page: Page) => Promise<unknown>

const h1: Prepare = (page) => page.locator('h1').first().waitFor()
const press =
  (name: string | RegExp, within = 'main'): Prepare =>
  (page) =>
    page
      .locator(within)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
const opens =
  (button: string | RegExp, dialog: string | RegExp, within?: string): Prepare =>
  async (page) => {
    await press(button, within)(page)
    await page.getByRole('dialog', { name: dialog }).waitFor()
  }

const screens: [name: string, person: Person, path: string, prepare?: Prepare][] = [
  ['the landing page', 'visitor', '/'],
  [
    'the demo twin on the landing page',
    'visitor',
    '/',
    async (page) => {
      await press('What is a twin?')(page)
      await page.getByText('“A twin is an AI that speaks for you', { exact: false }).first().waitFor()
    },
  ],
  ['sign-up', 'visitor', '/accounts/signup'],
  [
    'a refused sign-up',
    'visitor',
    '/accounts/signup',
    async (page) => {
      await press('Create account')(page)
      await page.getByText('Invalid email format').waitFor()
    },
  ],
  ['sign-in', 'visitor', '/accounts/login'],
  ['the forgotten password', 'visitor', '/forgot-password'],
  ['the new password', 'visitor', '/reset-password?token=anything'],
  ['the terms', 'visitor', '/terms'],
  ['the privacy notice', 'visitor', '/privacy'],
  ['the plans, for a visitor', 'visitor', '/pricing'],
  ['a public profile, for a visitor', 'visitor', '/{me}'],
  ['a conversation with a twin, for a guest', 'visitor', '/twin/{me}/chat', (page) => page.getByText('What do you study?').waitFor()],
  ['the onboarding', 'newcomer', '/onboarding', (page) => page.getByRole('button', { name: /^Upload a CV/ }).waitFor()],
  ['a public profile, signed in', 'newcomer', '/{me}'],
  ['a twin that nothing was said to', 'newcomer', '/twin/{me}/chat'],
  ['the empty chat', 'member', '/chat', (page) => composer(page).waitFor()],
  ['a conversation', 'member', '/chat/{thread}', (page) => page.getByRole('button', { name: 'Retry' }).waitFor()],
  ['a tool call that is open', 'member', '/chat/{thread}', (page) => page.getByRole('button', { name: /Remembered/ }).click()],
  [
    'a message that is edited',
    'member',
    '/chat/{thread}',
    async (page) => {
      const field = page.getByRole('textbox', { name: 'Your message' })
      // While the conversation scrolls to its end, a press can miss the button.
      await vi.waitFor(
        async () => {
          if (!(await field.isVisible())) await press('Edit and send again')(page)
          await field.waitFor({ timeout: 3000 })
        },
        { timeout: 20_000 },
      )
    },
  ],
  ['the own twin', 'member', '/twin/{me}/chat'],
  ['My Twin', 'member', '/twin'],
  ['the conversations with a twin', 'member', '/twin?view=conversations', (page) => page.getByRole('listitem').first().waitFor()],
  ['the unanswered questions', 'member', '/twin?view=unanswered'],
  ['the profile’s editor', 'member', '/twin', opens('Edit profile', 'Edit profile')],
  ['the profile’s settings', 'member', '/twin', opens('Profile Settings', 'Profile Settings')],
  ['the stories', 'member', '/story', (page) => page.getByText('How I came to the river').waitFor()],
  ['a new story', 'member', '/story?new=story', (page) => page.getByRole('textbox', { name: 'Title' }).waitFor()],
  ['the notes', 'member', '/knowledge', (page) => page.getByText('Opening hours').waitFor()],
  ['a new note', 'member', '/knowledge?new=note', (page) => page.getByRole('textbox', { name: 'Title' }).waitFor()],
  ['the documents', 'member', '/knowledge?view=documents'],
  ['the memories', 'member', '/knowledge?view=memories'],
  ['what visitors are told', 'member', '/knowledge?view=twin'],
  ['Discover', 'member', '/discover', (page) => page.getByText('Ada Lindqvist').first().waitFor()],
  ['the history', 'member', '/history', (page) => page.getByRole('row').nth(1).waitFor()],
  ['the figures', 'member', '/monitoring'],
  ['the settings', 'member', '/settings', (page) => page.getByLabel('Current password').waitFor()],
  ['the roadmap', 'member', '/roadmap'],
  ['the plans, signed in', 'member', '/pricing'],
  ['the testing agent', 'member', '/testing', (page) => page.getByRole('textbox').first().waitFor()],
  [
    'the search',
    'member',
    '/terms',
    async (page) => {
      await press('Search', 'aside')(page)
      await page.getByRole('searchbox').fill('tea')
      await page
        .getByText(/^Updated/)
        .first()
        .waitFor()
    },
  ],
  ['the bell', 'member', '/terms', opens(/Notifications|unread/, 'Recent Notifications', 'header')],
  [
    'the shortcuts',
    'member',
    '/terms',
    async (page) => {
      await openAccountMenu(page)
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  ],
]

/** The stories of other screens are checked in the same way. */
const shortList = screens.filter(([name]) =>
  ['a refused sign-up', 'a conversation', 'My Twin', 'the notes', 'the settings', 'the bell'].includes(name),
)

test.for(pickBySize(screens, shortList))(
  '%s is accessible, light and dark, wide and narrow',
  async ([, person, path, prepare = h1], { world }) => {
    const page = world[person]
    await page.setViewportSize(wide)
    await page.goto(world.inPath(path))
    await h1(page)
    await prepare(page)
    expect(await findProblems(page)).toEqual([])
    world.check()
  },
)

test.for([false, true])('missing page is accessible, signed in: %s', async (isSignedIn, { page }) => {
  if (isSignedIn) await signUpMember(page)
  // The remembered thread would redirect the page during the check.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis
    const second = 1000
    globalThis.setTimeout = ((work: () => void, delay?: number) => (delay === second ? 0 : setTimeout(work, delay))) as typeof setTimeout
  })
  await page.goto('/nothing/here')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  expect(await findProblems(page)).toEqual([])
})

const overlays: [name: string, size: typeof wide, open: Prepare][] = [
  ['the account menu', wide, openAccountMenu],
  ['the account menu', narrow, openAccountMenu],
  ['the sidebar', narrow, openSheet],
  ['the question before a conversation is deleted', wide, askToDelete],
  [
    'the question before a conversation is deleted',
    narrow,
    async (page) => {
      await openSheet(page)
      await askToDelete(page)
    },
  ],
]

test.for(pickBySize(overlays, overlays.slice(-1)))('%s is accessible at %o', async ([, size, open], { world }) => {
  const page = world.member
  await page.setViewportSize(size)
  await page.goto(world.inPath('/chat/{thread}'))
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await open(page)
  expect(await findProblems(page, [size])).toEqual([])
})

async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: /@example\.org$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.getByRole('dialog', { name: 'Sidebar' }).getByRole('button', { name: 'New Chat' }).waitFor()
}

async function askToDelete(page: Page) {
  await page
    .getByRole('button', { name: /^More about / })
    .last()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').waitFor()
}

test.for([
  ['the empty chat', 'member', '/chat'],
  ['a conversation', 'member', '/chat/{thread}'],
  ['a conversation with a twin', 'visitor', '/twin/{me}/chat'],
] as const)('keeps the composer of %s above a keyboard', async ([, person, path], { world }) => {
  const page = world[person]
  await page.setViewportSize(narrow)
  await page.goto(world.inPath(path))
  const field = page.getByRole('textbox', { name: /private brain|twin/ })
  await field.click()
  await page.setViewportSize({ width: 360, height: 320 })
  await field.fill('Up here [[tokens:2]]')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect.poll(() => getBottom(send)).toBeLessThanOrEqual(320)
  expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await send.click()
  await page.getByRole('article').filter({ hasText: 'Up here' }).last().waitFor()
  await page.getByText('tok1').last().waitFor()
  expect(await getBottom(field)).toBeLessThanOrEqual(320)
})

const getBottom = async (locator: ReturnType<typeof composer>) => {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Infinity
}

test('announces start, end and errors of an answer, but not its words', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await composer(page).waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const listen = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')) {
        const words = region.textContent
        if (words && heard.at(-1) !== words) heard.push(words)
      }
    }
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

  await send(page, 'First [[tokens:150]] [[interval:10]]')
  await expectAnswer(page, tokens(150))
  await send(page, 'Second [[tokens:150]] [[interval:10]]')
  await expectAnswer(page, tokens(150))
  await send(page, 'Third [[mode:mid-error]] [[interval:10]]')
  await page.getByRole('button', { name: 'Retry' }).waitFor()

  await expect.poll(heard).toContain('The model stopped in the middle of its answer. Try again.')
  const all = await heard()
  expect(
    all
      .slice(all.indexOf('Thinking...'))
      .filter((words) => words !== 'Loading...')
      .slice(0, 3),
  ).toEqual(['Thinking...', 'Answering...', 'The answer is complete.'])
  expect(all.filter((words) => words.includes('tok'))).toEqual([])
})
