import { expect, inject } from 'vitest'
import { composer, expectNoSidewaysScroll, keepKnowledge, say, signUpMember, startThread, waitForAnswerEnd } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`adds a note to a message with an @ on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const option = (name: RegExp) => page.getByRole('option', { name })
    const field = composer(page)

    await signUpMember(page)
    await keepKnowledge(page, { kind: 'NOTE', title: 'Mooring contract', content: 'The contract ends on 31 March.', isPublic: false })
    await keepKnowledge(page, { kind: 'NOTE', title: 'Season', content: 'The season ends in October.', isPublic: false })
    await page.goto('/chat')
    await field.click()
    await page.keyboard.type('ada@example.org @')
    await option(/^Season/).waitFor()
    await page.keyboard.press('Escape')
    await option(/^Season/).waitFor({ state: 'detached' })
    await field.fill('')
    await page.keyboard.type('@moor')
    await expectNoSidewaysScroll(page)
    if (options.hasTouch) {
      // In landscape, with the keyboard open.
      await page.setViewportSize({ width: 740, height: 190 })
      await option(/^Mooring contract/).tap()
      await page.setViewportSize(options.viewport)
    } else {
      await option(/^Mooring contract/).waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Remove Mooring contract' }).waitFor()
    expect(await field.inputValue()).toBe('')
    // A long answer would scroll the message out of the list.
    await page.keyboard.type('When does it end? [[tokens:5]]')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.waitForURL(/\/chat\//)
    await waitForAnswerEnd(page)
    await page.reload()
    const link = page.getByRole('list', { name: 'Context' }).getByRole('link', { name: 'Mooring contract' })
    await link.waitFor()
    await expectNoSidewaysScroll(page)
    await link.click()
    await page.getByText('The contract ends on 31 March.').first().waitFor()
    check()
    await context.close()
  })
}

test('adds a conversation dragged from the sidebar, and ignores other links of the app', async ({ page }) => {
  await signUpMember(page)
  const other = await startThread(page)
  await say(page, other, 'When is the tide? [[tokens:5]]')
  await page.request.patch(`/api/v1/chat/threads/${other}`, { data: { name: 'Tide tables' } })
  await page.goto(`/chat/${await startThread(page)}`)
  const conversation = page.getByRole('navigation').getByRole('link', { name: 'Tide tables' })
  await conversation.dragTo(composer(page))
  await page.getByRole('button', { name: 'Remove Tide tables' }).waitFor()
  await conversation.dragTo(composer(page))
  await page.getByRole('link', { name: 'Knowledge' }).dragTo(composer(page))
  expect(await composer(page).inputValue()).toBe('')
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1)
})
