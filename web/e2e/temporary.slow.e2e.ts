import { expect, inject } from 'vitest'
import { signUpMember } from './support/people.ts'
import { narrow, wide } from './support/looks.ts'
import { openPage, test } from './support/visit.ts'

const visits = [
  { locale: 'en', viewport: wide, label: 'Temporary chat', close: 'Close and delete', sentence: 'Deleted when you leave' },
  { locale: 'de', viewport: narrow, label: 'Temporärer Chat', close: 'Schließen und löschen', sentence: 'Gelöscht, sobald du gehst' },
]

for (const { locale, viewport, label, close, sentence } of visits) {
  test(`a temporary chat survives a reload and is deleted on leaving, at ${viewport.width} px in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', viewport })
    context.setDefaultTimeout(20_000)
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    await page.goto('/chat')
    const toggle = page.getByRole('button', { name: label })
    await toggle.click()
    await page.getByText(sentence).waitFor()
    const field = page.getByRole('textbox')
    await field.fill('Where do herons sleep? [[tokens:2]]')
    await field.press('Enter')
    const answered = page.getByRole('article').filter({ hasText: 'tok1' })
    await answered.waitFor()
    const address = page.url()
    await page.reload()
    await answered.waitFor()
    await page.getByText(sentence).waitFor()
    const list = await page.request.get('/api/v1/chat/threads?include_profile_pal=false')
    expect(await list.json()).toMatchObject({ threads: [] })
    const thread = address.replace('/chat/', '/api/v1/chat/threads/')
    expect((await page.request.get(thread)).status()).toBe(200)
    await page.getByRole('button', { name: close }).click()
    await toggle.waitFor()
    await expect.poll(async () => (await page.request.get(thread)).status()).toBe(404)

    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill(label)
    await page.getByRole('option', { name: label }).click()
    await page.getByText(sentence).waitFor()
    check()
    await context.close()
  })
}
