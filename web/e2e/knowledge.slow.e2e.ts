import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

test('includes a note in the twin’s knowledge only while it is public', async ({ page }) => {
  await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true } })
  await page.goto('/knowledge')
  await page.getByRole('link', { name: 'Write a note' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Opening hours')
  await page.getByRole('textbox', { name: 'Note' }).fill('The workshop is open from nine to five.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor()
  await page.getByText('Only you', { exact: true }).waitFor()

  const heard = async (isPublic: boolean) => {
    await page.goto('/knowledge?view=twin')
    await page.getByRole('textbox', { name: 'Question' }).fill('When is the workshop open?')
    await page.keyboard.press('Enter')
    const passage = page.getByRole('article').filter({ hasText: 'The workshop is open from nine to five.' })
    await (isPublic ? passage : page.getByText(/^No matches\./)).first().waitFor()
    expect(await passage.count()).toBe(isPublic ? 1 : 0)
  }
  await heard(false)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await toggle(page, 'Opening hours')
  await page.getByRole('button', { name: 'Opening hours: Anyone' }).waitFor()
  await heard(true)
  await page.getByRole('link', { name: 'Opening hours' }).click()
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Who can see this: Anyone' }).click()
  await page.getByRole('menuitemradio', { name: 'Only you' }).click()
  await page.getByRole('button', { name: 'Who can see this: Only you' }).waitFor()
  await saved(page, 'Opening hours', false)
  await heard(false)
})

test('finds notes and stories by their words', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/story?new=story')
  await page.getByRole('textbox', { name: 'Title' }).fill('Lisbon')
  await page.getByRole('textbox', { name: 'Your story' }).fill('We met at the Café Luna. It rained all day.')
  await page.getByRole('button', { name: 'Save story' }).click()
  await page.getByRole('heading', { name: 'Lisbon', level: 1 }).waitFor()
  await page.goto('/knowledge')
  await page.getByRole('searchbox').fill('cafe')
  await page.locator('mark', { hasText: 'Café' }).waitFor()
  await page.getByRole('link', { name: 'Lisbon' }).click()
  await page.getByText('It rained all day.').waitFor()
})

test('keeps unsaved text across a reload and clears it at logout', async ({ page }) => {
  const { email } = await signUpMember(page)
  await page.goto('/knowledge?new=note')
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a thought')
  await page.reload()
  await page.getByText('Unsaved draft', { exact: false }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a thought')
  const places = page.getByRole('navigation', { name: 'Places' })
  await places.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('heading', { name: 'Discover', level: 1 }).waitFor()
  await places.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByRole('link', { name: 'Continue your note' }).first().click()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a thought')
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/accounts/login')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('imports two files as private stories and explains a failed one', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/story')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import stories' })
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'boats.md', mimeType: 'text/markdown', buffer: Buffer.from('# The Elida\nShe leaked.\n\n# The Vinga\nShe did not.') },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.from('  ') },
  ])
  await dialog.getByText('One story per heading').click()
  await dialog.getByRole('button', { name: 'Import', disabled: false }).click()
  await dialog.getByText('2 stories added').waitFor()
  await dialog.getByText('It is empty.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'The Elida' }).waitFor()
  await page.getByRole('link', { name: 'The Vinga' }).waitFor()
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(0)
})

test(
  'facts of a story are proposed with their sentence and appear on the public page once accepted',
  { timeout: 120_000 },
  async ({ browser }) => {
    const baseURL = inject('e2e').withoutModel
    const context = await browser.newContext({ baseURL })
    const visitor = await browser.newContext({ baseURL })
    try {
      const page = await context.newPage()
      const { username } = await signUpMember(page)
      await page.request.put('/api/v1/profile', { data: { public: true, public_fields: ['location', 'interests'] } })
      await page.goto('/story?new=story')
      await page.getByRole('textbox', { name: 'Title' }).fill('Where I am from')
      await page.getByRole('textbox', { name: 'Your story' }).fill('I live in Marstrand. The winters are long.')
      await page.getByRole('button', { name: 'Save story' }).click()
      await page.getByRole('heading', { name: 'Where I am from', level: 1 }).waitFor()
      await page.getByRole('navigation').getByRole('link', { name: 'My Story' }).last().click()
      await page.getByRole('button', { name: 'Update my profile from my stories' }).click()
      await page.getByText('I live in Marstrand.', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Accept: Location, Marstrand' }).click()
      await page.getByRole('button', { name: 'Accept: Location, Marstrand' }).waitFor({ state: 'detached' })

      const outside = await visitor.newPage()
      await outside.goto(`/${username}`)
      await outside.getByText('Marstrand').waitFor()

      await page.getByRole('button', { name: 'Update my profile from my stories' }).click()
      await page.getByText('Your profile already covers what’s in your stories.').waitFor()
    } finally {
      await visitor.close()
      await context.close()
    }
  },
)

async function toggle(page: Page, title: string) {
  await page.getByRole('button', { name: `${title}: Only you` }).click()
  await page.getByRole('menuitemradio', { name: 'Anyone', exact: true }).click()
  await saved(page, title, true)
}

async function saved(page: Page, title: string, isPublic: boolean) {
  const query = '{ viewer { knowledge(first: 20) { edges { node { title isPublic } } } } }'
  const items = async () => (await page.request.post('/graphql', { data: { query } })).text()
  await expect.poll(items).toContain(JSON.stringify({ title, isPublic }))
}
