import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { composer, expectNoSidewaysScroll, keepKnowledge, signUpMember, waitForAnswerEnd } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

/** The message, until the model has suggested a title. */
const titles = /^(What grows in shade|tok0)/
const moreAbout = /^More about (What grows in shade|tok0)/

for (const { device, ...options } of devices) {
  test(`groups conversations in a project on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const press = (role: 'button' | 'menuitem' | 'option', name: string | RegExp, within: Page | Locator = page) => {
      const target = within.getByRole(role, { name, exact: true })
      return options.hasTouch ? target.tap() : target.click()
    }
    const showSidebar = async () => {
      if (options.hasTouch) await press('button', 'Show sidebar')
    }
    const inProject = page.getByRole('main').getByRole('list', { name: 'Conversations' }).getByRole('link')

    await signUpMember(page)
    await keepKnowledge(page, { kind: 'NOTE', title: 'Hedgehogs', content: 'They sleep under the shed.', isPublic: false })
    await page.goto('/knowledge')
    await showSidebar()
    await press('button', 'New project')
    await page.getByRole('textbox', { name: 'Name' }).fill('Garden')
    await press('button', 'Create')
    await page.getByRole('heading', { name: 'Garden', level: 1 }).waitFor()
    await page.getByText('No conversations yet').first().waitFor()
    await page.getByRole('textbox', { name: 'Instructions' }).fill('Name the plants in Latin.')
    await press('button', 'Save')
    await page.getByText('Saved', { exact: true }).waitFor()
    await press('button', 'Add')
    await page.getByRole('option', { name: 'Hedgehogs' }).click()
    await page.getByRole('button', { name: 'Remove Hedgehogs' }).waitFor()
    const choosing = page.waitForEvent('filechooser')
    await press('button', 'Choose files')
    const files = ['ferns', 'mosses'].map((name) => ({ name: `${name}.md`, mimeType: 'text/markdown', buffer: Buffer.from(`# ${name}`) }))
    await (await choosing).setFiles(files)
    for (const { name } of files) await page.getByRole('button', { name: `Remove ${name.slice(0, -3)}` }).waitFor()
    await expectNoSidewaysScroll(page)

    await composer(page).fill('What grows in shade? [[tokens:2]]')
    await press('button', 'Send')
    await page.waitForURL(/\/chat\//)
    await waitForAnswerEnd(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('banner').getByRole('link', { name: 'Garden' }).click()
    await inProject.waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Instructions' }).inputValue()).toBe('Name the plants in Latin.')

    if (!options.hasTouch) await inProject.hover()
    await press('button', moreAbout, page.getByRole('main'))
    await press('menuitem', 'Move to project…')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Garden/ })
      .click()
    await press('option', 'No project')
    await press('button', 'Move')
    await inProject.waitFor({ state: 'detached' })

    if (!options.hasTouch) {
      const recent = page.getByRole('group', { name: 'Recent conversations' }).getByRole('link', { name: titles })
      await recent.dragTo(page.getByRole('list', { name: 'Projects' }).getByRole('link', { name: 'Garden' }))
      await page.getByText('Moved', { exact: true }).waitFor()
      await inProject.waitFor()
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('gard')
    await page.getByRole('group', { name: 'Projects' }).getByRole('option', { name: 'Garden' }).click()
    await page.getByRole('heading', { name: 'Garden', level: 1 }).waitFor()
    await press('button', 'More about Garden', page.getByRole('main'))
    await press('menuitem', 'Delete')
    await press('button', 'Delete')
    await page.waitForURL(/\/chat/)
    await showSidebar()
    await page.getByRole('group', { name: 'Recent conversations' }).getByRole('link', { name: titles }).waitFor()
    expect(await page.getByRole('link', { name: 'Garden' }).count()).toBe(0)
    check()
    await context.close()
  })
}
