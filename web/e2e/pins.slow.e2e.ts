import { expect, inject } from 'vitest'
import { composer, say, signUpMember, startThread } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`pins and archives conversations on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const press = (role: 'button' | 'menuitem', name: string) => {
      const target = page.getByRole(role, { name, exact: true })
      return options.hasTouch ? target.tap() : target.click()
    }
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, 'Where do hedgehogs sleep? [[tokens:2]]')
    await page.request.patch(`/api/v1/chat/threads/${thread}`, { data: { name: 'Hedgehogs' } })
    const show = async (path: string) => {
      await page.goto(path)
      if (options.hasTouch) await press('button', 'Show sidebar')
    }
    const choose = async (item: string) => {
      const row = page.getByRole('listitem').filter({ hasText: 'Hedgehogs' })
      if (!options.hasTouch) await row.hover()
      await press('button', 'More about Hedgehogs')
      await press('menuitem', item)
    }
    const pinned = page.getByRole('list', { name: 'Pinned' })

    await show('/knowledge')
    await choose('Pin')
    await pinned.getByRole('link', { name: 'Hedgehogs' }).waitFor()
    await show('/knowledge')
    await pinned.getByRole('link', { name: 'Hedgehogs' }).waitFor()
    await choose('Archive')
    await press('button', 'Undo')
    await pinned.getByRole('link', { name: 'Hedgehogs' }).waitFor()
    await choose('Archive')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await show('/knowledge')
    await page.getByText('No conversations yet').waitFor()

    await page.goto(`/chat/${thread}`)
    await page.getByText('This conversation is archived.').waitFor()
    await composer(page).fill('And in winter? [[tokens:2]]')
    await press('button', 'Send')
    await page.getByText('This conversation is archived.').waitFor({ state: 'detached' })
    if (options.hasTouch) await press('button', 'Show sidebar')
    await page.getByRole('group', { name: 'Recent conversations' }).getByRole('link', { name: 'Hedgehogs' }).waitFor()
    expect(await pinned.count()).toBe(0)
    check()
    await context.close()
  })
}
