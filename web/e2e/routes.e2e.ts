import type { Page } from 'playwright'
import { expect } from 'vitest'
import { finishOnboarding, signUp, startThread } from './support/people.ts'
import { newProfile, openPage, test as base } from './support/visit.ts'

interface Arrival {
  readonly path: string
  readonly heading: string | RegExp
  readonly frame: 'bare' | 'plain' | 'sidebar' | 'open'
  readonly title?: string | RegExp
}

const landing: Arrival = { path: '/', heading: /a private brain you trust/, frame: 'bare' }
const login: Arrival = { path: '/accounts/login', heading: 'Welcome back', frame: 'bare' }
const signup: Arrival = { path: '/accounts/signup', heading: 'Create your account', frame: 'bare' }
const forgot: Arrival = { path: '/forgot-password', heading: 'Reset your password', frame: 'bare' }
const reset: Arrival = { path: '/reset-password', heading: 'Choose a new password', frame: 'bare' }
const onboarding: Arrival = { path: '/onboarding', heading: /./, frame: 'bare' }
const terms: Arrival = { path: '/terms', heading: 'Terms', frame: 'open', title: 'Terms' }
const privacy: Arrival = { path: '/privacy', heading: 'Privacy', frame: 'open', title: 'Privacy' }
const pricing: Arrival = { path: '/pricing', heading: 'Pricing', frame: 'open', title: 'Pricing' }
const profile: Arrival = { path: '/{bo}', heading: 'Bo Lind', frame: 'open', title: 'Public Profile' }
const twinChat: Arrival = { path: '/twin/{bo}/chat', heading: 'Public Twin', frame: 'open', title: 'Public Twin' }
const twinChatOfGuest: Arrival = { ...twinChat, heading: 'Bo Lind' }
const notFound: Arrival = { path: '/nothing/here', heading: 'Page Not Found', frame: 'open' }
const newChat: Arrival = { path: '/chat', heading: 'New Chat', frame: 'sidebar', title: 'New Chat' }
const thread: Arrival = { path: '/chat/{thread}', heading: /^Chat [0-9a-f]{6}$/, frame: 'sidebar', title: /^Chat [0-9a-f]{6}$/ }
const profilePal: Arrival = { path: '/chat/{pal}', heading: 'Profile Pal', frame: 'sidebar', title: 'Profile Pal' }
const myTwin: Arrival = { path: '/twin', heading: 'My Twin', frame: 'sidebar', title: 'My Twin' }
const story: Arrival = { path: '/story', heading: 'My Story', frame: 'sidebar', title: 'My Story' }
const discover: Arrival = { path: '/discover', heading: /./, frame: 'sidebar', title: 'Discover' }
const knowledge: Arrival = { path: '/knowledge', heading: 'Knowledge', frame: 'sidebar', title: 'Knowledge' }
const monitoring: Arrival = { path: '/monitoring', heading: 'Monitoring', frame: 'sidebar', title: 'Monitoring' }
const roadmap: Arrival = { path: '/roadmap', heading: 'Roadmap', frame: 'sidebar', title: 'Roadmap' }
const settings: Arrival = { path: '/settings', heading: 'Settings', frame: 'sidebar', title: 'Settings' }
const history: Arrival = { path: '/history', heading: 'History', frame: 'plain', title: 'History' }

/** For each route: where a visitor, a user before onboarding, and a member arrive. */
const rows: [path: string, visitor: Arrival, newcomer: Arrival, member: Arrival][] = [
  ['/', landing, onboarding, newChat],
  ['/accounts/login', login, onboarding, newChat],
  ['/login', login, onboarding, newChat],
  ['/accounts/signup', signup, onboarding, newChat],
  ['/signup', signup, onboarding, newChat],
  ['/register', signup, onboarding, newChat],
  ['/forgot-password', forgot, forgot, forgot],
  ['/accounts/forgot-password', forgot, forgot, forgot],
  ['/reset-password', reset, reset, reset],
  ['/accounts/reset-password', reset, reset, reset],
  ['/terms', terms, terms, terms],
  ['/privacy', privacy, privacy, privacy],
  ['/pricing', pricing, pricing, pricing],
  ['/twin/{bo}/chat', twinChatOfGuest, twinChat, twinChat],
  ['/twin/{bo}', twinChatOfGuest, twinChat, twinChat],
  ['/twin/{bo}/', twinChatOfGuest, twinChat, twinChat],
  ['/twin/', login, onboarding, myTwin],
  ['/twin//chat', login, onboarding, myTwin],
  ['/{bo}', profile, profile, profile],
  ['/{me}', { ...notFound, path: '/{me}' }, { ...notFound, path: '/{me}' }, myTwin],
  ['/chat', login, onboarding, newChat],
  ['/chat/{thread}', login, onboarding, thread],
  ['/profile-pal', login, onboarding, profilePal],
  ['/twin', login, onboarding, myTwin],
  ['/story', login, onboarding, story],
  ['/discover', login, onboarding, discover],
  ['/knowledge', login, onboarding, knowledge],
  ['/monitoring', login, onboarding, monitoring],
  ['/roadmap', login, onboarding, roadmap],
  ['/settings', login, onboarding, settings],
  ['/onboarding', login, onboarding, onboarding],
  ['/history', login, onboarding, history],
  ['/dashboard', login, onboarding, newChat],
  ['/nothing/here', notFound, notFound, notFound],
]

const test = base.extend('world', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const contexts = await Promise.all([1, 2, 3, 4].map(() => newProfile(browser)))
  onCleanup(async () => {
    for (const context of contexts) await context.close()
  })
  // Remembered paths of earlier rows would redirect.
  for (const context of contexts) {
    await context.addInitScript(() => {
      sessionStorage.clear()
      localStorage.removeItem('last-thread')
    })
  }
  const opened = await Promise.all(contexts.map(openPage))
  const [visitor, newcomer, member, other] = opened.map(({ page }) => page) as [Page, Page, Page, Page]
  const [, me, bo] = await Promise.all([signUp(newcomer), signUp(member), signUp(other)])
  await Promise.all([finishOnboarding(member), other.request.put('/api/v1/profile', { data: { public: true, display_name: 'Bo Lind' } })])
  const [threadId, pal] = await Promise.all([startThread(member), startThread(member, '/api/v1/chat/profile-pal')])
  await other.close()
  const names: Record<string, string> = { me: me.username, bo: bo.username, thread: threadId, pal }
  return {
    people: { visitor, newcomer, member },
    inPath: (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''),
    check: () => opened.forEach(({ check }) => check()),
  }
})

test.for(rows)('%s redirects each kind of user', async ([path, ...arrivals], { world }) => {
  const { visitor, newcomer, member } = world.people
  await Promise.all(
    [visitor, newcomer, member].map(async (page, index) => {
      const arrival = arrivals[index] as Arrival
      await page.goto(world.inPath(path), { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1, name: arrival.heading }).waitFor()
      expect(new URL(page.url()).pathname).toBe(world.inPath(arrival.path))
      await expectFrame(page, arrival, page !== visitor)
    }),
  )
  world.check()
})

async function expectFrame(page: Page, { frame, title }: Arrival, isSignedIn: boolean) {
  const header = page.getByRole('banner').first()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const hasSidebar = frame === 'sidebar' || (frame === 'open' && isSignedIn)
  expect(await sidebar.count(), 'sidebars').toBe(hasSidebar ? 1 : 0)
  if (hasSidebar || frame === 'plain') {
    if (title) await header.getByText(title, { exact: true }).filter({ visible: true }).waitFor()
    if (frame === 'plain') expect(await header.getByRole('link', { name: 'Back to chat' }).getAttribute('href')).toBe('/chat')
  } else {
    const ways = await header.getByRole('navigation').getByRole('link').allInnerTexts()
    expect(ways).toEqual(isSignedIn ? [] : ['Pricing', 'Sign in', 'Get Started'])
  }
}
