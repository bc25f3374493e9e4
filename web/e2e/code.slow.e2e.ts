import { text } from 'node:stream/consumers'
import { expect, inject } from 'vitest'
import { findProblems, narrow, wide } from './support/looks.ts'
import { say, signUpMember, startThread } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const code = `def sail(harbours):
    """From the first harbour to the last, at high tide."""
    for harbour in harbours:
        if harbour.is_dry:
            continue

        harbour.enter(wait_for_the_tide=True, anchor_in_the_river_mouth=False)
    return harbours[-1]`

for (const { locale, viewport, language, download, wrap } of [
  { locale: 'en', viewport: wide, language: 'python code', download: 'Download', wrap: 'Wrap' },
  { locale: 'de', viewport: narrow, language: 'Code in python', download: 'Herunterladen', wrap: 'Umbrechen' },
]) {
  test(`numbers, wraps and downloads code in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', viewport })
    context.setDefaultTimeout(20_000)
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, `[[mode:echo]]Sail:\n\n\`\`\`python src/sail.py\n${code}\n\`\`\``)
    await page.goto(`/chat/${thread}`)
    const region = page.getByLabel(language)
    await region.locator('.hljs-keyword').first().waitFor()
    expect(await region.getAttribute('data-numbered')).toBe('true')
    expect(await region.evaluate(getSelectedText)).toBe(code)

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: download }).click()])
    expect(file.suggestedFilename()).toBe('sail.py')
    expect(await text(await file.createReadStream())).toBe(`${code}\n`)

    await page.getByRole('button', { name: wrap }).click()
    await expect.poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await findProblems(page, [viewport])).toEqual([])
    check()
    await context.close()
  })
}

function getSelectedText(element: Element) {
  getSelection()?.selectAllChildren(element)
  return getSelection()?.toString()
}
