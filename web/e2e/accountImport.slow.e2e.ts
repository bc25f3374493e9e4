import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signUpMember } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`moves an account with its export, and undoes it, on a ${device}`, async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'twain-move-'))
    const open = async () => {
      const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(20_000)
      const visit = await openPage(context)
      await signUpMember(visit.page)
      return { context, ...visit }
    }
    const before = await open()
    await before.page.goto('/settings#prompts')
    await before.page.getByRole('button', { name: 'New prompt' }).click()
    await before.page.getByRole('textbox', { name: 'Title' }).fill('Weekly review')
    await before.page.getByRole('textbox', { name: 'Prompt' }).fill('What happened?')
    await before.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await before.page.getByRole('list', { name: 'Saved prompts' }).getByText('Weekly review').waitFor()
    const arriving = before.page.waitForEvent('download')
    await before.page.getByRole('button', { name: 'Download my data' }).click()
    const path = join(folder, 'twain.zip')
    await (await arriving).saveAs(path)
    before.check()
    await before.context.close()

    const after = await open()
    await after.page.goto('/settings#import')
    const section = after.page.getByRole('region', { name: 'Import data' })
    await section.locator('input[type=file]').setInputFiles(path)
    await section.getByText('0 conversations imported. 1 other item added.').waitFor()
    await expectNoSidewaysScroll(after.page)
    await after.page.reload()
    const prompts = after.page.getByRole('region', { name: 'Saved prompts' })
    await prompts.getByText('Weekly review').waitFor()

    await section.getByRole('button', { name: 'Undo import' }).click()
    await after.page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await expect.poll(() => section.getByRole('list', { name: 'Imports' }).count()).toBe(0)
    await after.page.reload()
    await prompts.waitFor()
    expect(await prompts.getByText('Weekly review').count()).toBe(0)
    after.check()
    await after.context.close()
    await rm(folder, { recursive: true })
  })
}
