import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

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

async function tell(page: Page, change: object) {
  const response = await page.request.put('/api/v1/profile', { data: change })
  expect(response.ok()).toBe(true)
}

function saved(page: Page) {
  return page.waitForResponse((response) => response.request().postData()?.includes('useUpdateProfileMutation') === true)
}

async function lightness(element: Locator, property: 'backgroundColor' | 'color' = 'backgroundColor') {
  const color = await element.evaluate((node, name) => getComputedStyle(node)[name], property)
  return Number.parseFloat(color.replace('oklch(', '')) < 0.5 ? 'dark' : 'light'
}

test('shows visitors only public content', async ({ page, context }) => {
  const { username } = await signUpMember(page)
  await tell(page, { ...told, public: true, twin_metadata: { section_visibility: { skills: false } } })
  await context.clearCookies()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/${username}`)
  await page.getByRole('heading', { level: 1, name: 'Ada Lindqvist' }).waitFor()
  const words = await page.locator('main').innerText()
  for (const shown of [`@${username}`, 'Studies tidal rivers.', 'Interests', 'Sailing, Maps', 'Recent Achievements', 'Latest Posts']) {
    expect(words).toContain(shown)
  }
  for (const shown of ['Photos', 'Snapshot 1', 'Projects', 'Sound map', 'Tides in sentences.', 'Ready to Chat?'])
    expect(words).toContain(shown)
  expect(words).toContain("Start a conversation with Ada Lindqvist's AI twin")
  for (const hidden of ['Porto', 'Skills & Expertise', 'Kayaking']) expect(words).not.toContain(hidden)
  await expectNoSidewaysScroll(page)
  // Remote images would tell their host who visits the page.
  expect(await page.locator('main img').count()).toBe(0)
  const photo = page.getByRole('link', { name: /Snapshot 1/ })
  expect(await photo.getAttribute('href')).toBe(told.photos[0])
  for (const name of ['Chat', 'Start Twin Chat']) {
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`/twin/${username}/chat`)
  }
})

test('shows the same page for private profiles and unknown names', async ({ page, context }) => {
  const { username } = await signUpMember(page)
  await context.clearCookies()
  for (const name of [username, 'unknown-user']) {
    await page.goto(`/${name}`)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  }
})

test('publishes a profile on My Twin, where others can find it', async ({ page, browser, context }) => {
  const { username } = await signUpMember(page)
  await tell(page, { display_name: `Bo ${username}`, bio: 'Repairs pianos.' })
  await page.goto(`/${username}`)
  await page.waitForURL('**/twin')
  await page.getByText('Only you see this preview').waitFor()
  const isPublic = saved(page)
  await page.getByRole('button', { name: 'Your profile: Only you' }).click()
  await page.getByRole('menuitemradio', { name: 'Anyone', exact: true }).click()
  await page.getByRole('button', { name: 'Your profile: Anyone' }).waitFor()
  await isPublic
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = page.getByRole('textbox', { name: 'Link to your profile' })
  await link.waitFor()
  expect(await link.inputValue()).toMatch(new RegExp(`/${username}$`))
  const code = page.getByRole('img', { name: 'QR code that opens your profile' })
  await code.waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const colors = { page: await lightness(page.locator('html')), code: await lightness(code), ink: await lightness(code, 'color') }
  expect(colors, 'cameras read dark on light, also on a dark page').toEqual({ page: 'dark', code: 'light', ink: 'dark' })

  await page.goto(`/discover?q=${username}`)
  await page.getByRole('heading', { name: `Bo ${username}` }).waitFor()
  await page.getByRole('searchbox').fill('nobody has this name')
  await page.getByRole('heading', { name: 'No people found' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('nobody has this name')

  const outside = await browser.newContext({ baseURL: new URL(page.url()).origin })
  try {
    const visitor = await outside.newPage()
    await visitor.goto(`/${username}`)
    await visitor.getByRole('heading', { level: 1, name: `Bo ${username}` }).waitFor()

    await page.goto('/twin')
    const isHidden = saved(page)
    await page.getByRole('button', { name: 'Bio: Anyone' }).click()
    await page.getByRole('menuitemradio', { name: 'Only you' }).click()
    await page.getByText('Repairs pianos.').waitFor({ state: 'detached' })
    await isHidden
    await visitor.reload()
    await visitor.getByRole('heading', { level: 1, name: `Bo ${username}` }).waitFor()
    expect(await visitor.locator('main').innerText()).not.toContain('Repairs pianos.')
  } finally {
    await outside.close()
  }
  await context.clearCookies()
})

test('adds and removes a photo, and redirects a former username', async ({ page }) => {
  const { username } = await signUpMember(page)
  await page.goto('/twin')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit profile' })
  await editor.getByLabel('Bio').fill('Keeps bees.')
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const chooser = page.waitForEvent('filechooser')
  await editor.getByRole('button', { name: 'Choose photos' }).click()
  await (await chooser).setFiles({ name: 'bee.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await editor.getByRole('img', { name: 'Snapshot 1' }).waitFor()
  expect(await editor.getByLabel('Bio').inputValue()).toBe('Keeps bees.')
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.waitFor({ state: 'detached' })
  const preview = page.getByRole('region', { name: 'Preview of your public page' })
  await preview.getByText('Keeps bees.').waitFor()
  await expect.poll(() => preview.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(1)

  await page.getByRole('button', { name: 'Profile Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Profile Settings' })
  const renamed = `${username}-b`
  await settings.getByLabel('Username').fill(renamed)
  await settings.getByText(`${renamed} is available`).waitFor()
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  await preview.getByText(`@${renamed}`).waitFor()
  await page.goto(`/${renamed}`)
  await page.waitForURL('**/twin')
})

test('shows a profile at the top of the page without JavaScript', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.' } })
  const context = await browser.newContext({ baseURL: inject('e2e').product, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(`/${username}`)
  const heading = await reader.getByRole('heading', { name: username }).boundingBox()
  expect(heading?.y).toBeLessThan(100)
  await context.close()
})
