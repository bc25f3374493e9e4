import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { createPdf } from '../../api/testing/files/documentFiles.ts'
import { startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { composer, createAccount } from './support/people.ts'
import { test as base } from './support/visit.ts'

const test = base.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await createTemporaryFolder('onboarding')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path, LLM_PROVIDER: 'builtin' })
  onCleanup(async () => {
    await product.stop()
    await folder.remove()
  })
  return product.url
})

const handbook = createPdf([
  ['Handbook of the boathouse', 'The spare key hangs behind the blue door.', 'The ferry to Hven leaves at nine o’clock on Saturdays.'],
])
const cv = createPdf([
  [
    'Tilda Brandt',
    'Ferry captain',
    'Hven, Sweden | tilda@example.org',
    'SKILLS',
    'Navigation, welding, Swedish',
    'INTERESTS',
    'Rowing, old maps',
  ],
])

function createHand() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    count: () => presses,
  }
}

async function signUpFromLanding(page: Page, product: string, hand: ReturnType<typeof createHand>): Promise<void> {
  const account = createAccount()
  await page.goto(product)
  await hand.press(page.getByRole('link', { name: 'Get Started' }).first())
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await hand.press(page.getByRole('button', { name: 'Create account' }))
  await page.waitForURL('**/onboarding')
}

async function choose(page: Page, button: Locator, hand: ReturnType<typeof createHand>, name: string, buffer: Buffer): Promise<void> {
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), hand.press(button)])
  await picker.setFiles({ name, mimeType: 'application/pdf', buffer })
}

test('answers from a PDF with its source, at most ten presses after the landing page', async ({ page, product }) => {
  const hand = createHand()
  await signUpFromLanding(page, product, hand)
  await hand.press(page.getByRole('button', { name: 'Skip for now' }))
  await page.waitForURL('**/chat')
  await choose(page, page.getByRole('button', { name: /^Add a document/ }), hand, 'handbook.pdf', handbook)
  await page.getByText('handbook.pdf').waitFor()
  await composer(page).fill('Where does the spare key hang?')
  await hand.press(page.getByRole('button', { name: 'Send', exact: true }))
  const answer = page
    .getByRole('article')
    .filter({ hasText: /^Twain:/ })
    .last()
  await answer.getByText('The spare key hangs behind the blue door.').waitFor()
  expect(await answer.innerText()).toContain('handbook.pdf')
  expect(hand.count()).toBeLessThanOrEqual(10)
})

test('fills the profile from a CV and keeps it with one press', async ({ page, product }) => {
  const hand = createHand()
  await signUpFromLanding(page, product, hand)
  await choose(page, page.getByRole('button', { name: /^Upload a CV/ }), hand, 'cv.pdf', cv)
  const keep = page.getByRole('button', { name: 'Keep everything' })
  await keep.waitFor()
  const preview = page.getByRole('region', { name: 'Preview of your public page' })
  expect(await preview.innerText()).toMatch(/Draft[^]*Tilda Brandt[^]*Rowing[^]*Hven, Sweden[^]*Welding/)
  await page.reload()
  await hand.press(keep)
  await page.getByRole('heading', { name: 'What would you like to do first?' }).waitFor()
  await expect.poll(() => preview.innerText()).not.toContain('Draft')
  const profile = (await (await page.request.get(`${product}/api/v1/profile`)).json()) as object
  expect(profile).toMatchObject({ display_name: 'Tilda Brandt', location: 'Hven, Sweden', interests: ['Rowing', 'Old maps'] })
})

test('asks one question at a time', async ({ page, product }) => {
  const hand = createHand()
  await signUpFromLanding(page, product, hand)
  await hand.press(page.getByRole('button', { name: /^Answer questions/ }))
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Tilda')
  await page.keyboard.press('Enter')
  await hand.press(page.getByRole('button', { name: 'Keep', exact: true }))
  await page.getByRole('heading', { name: 'What do you do?' }).waitFor()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I sail the ferry.')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Next: what are you interested in?' }).fill('rowing and old maps')
  await page.keyboard.press('Enter')
  await page.getByText('3 of 7').waitFor()
  await page.getByRole('textbox', { name: 'Next: where do you live?' }).fill('Hven')
  await page.goBack()
  await page.getByRole('heading', { name: 'What do you do?' }).waitFor()
  await page.goForward()
  await page.reload()
  await page.getByRole('heading', { name: 'What are you interested in?' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Next: where do you live?' }).inputValue()).toBe('Hven')
  await page.goto(`${product}/onboarding`)
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'Keep everything' }))
  await hand.press(page.getByRole('button', { name: /^Tell me something to remember/ }))
  await expect.poll(() => composer(page).inputValue()).toBe('Remember that ')
})
