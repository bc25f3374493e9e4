import { expect, inject } from 'vitest'
import { say, signUpMember, startThread } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const english = {
  locale: 'en-US',
  meter: /^Context: \d+% full$/,
  context: 'Context',
  compact: 'Compact now',
  mark: 'Earlier messages were summarized',
  summary: 'Summary of earlier messages',
}
const german = {
  locale: 'de-DE',
  meter: /^Kontext: \d+\s% belegt$/,
  context: 'Kontext',
  compact: 'Jetzt zusammenfassen',
  mark: 'Frühere Nachrichten wurden zusammengefasst',
  summary: 'Zusammenfassung früherer Nachrichten',
}
const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 }, texts: english },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 }, texts: german },
]

for (const { device, texts, ...options } of devices) {
  test(`shows the context and summarizes earlier messages on a ${device}`, async ({ browser }) => {
    const { locale } = texts
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', locale, ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, `${'long '.repeat(6000)} [[tokens:3]]`, 'Two [[tokens:3]]', 'Three [[tokens:3]]')
    await page.goto(`/chat/${thread}`)

    const meter = page.getByRole('button', { name: texts.meter })
    const readPercent = async () => Number(/\d+/.exec((await meter.textContent()) ?? '')?.[0])
    await meter.waitFor()
    const before = await readPercent()
    expect(before).toBeGreaterThan(20)
    const press = (target: typeof meter) => (options.hasTouch ? target.tap() : target.click())
    await press(meter)
    const details = page.getByRole('dialog', { name: texts.context })
    await details.getByRole('button', { name: texts.compact }).waitFor()
    await press(details.getByRole('button', { name: texts.compact }))
    const mark = page.getByRole('log').getByRole('button', { name: texts.mark })
    await mark.waitFor()
    await expect.poll(readPercent, { timeout: 10_000 }).toBeLessThan(before / 2)
    await details.getByRole('button', { name: texts.compact }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')

    await press(mark)
    await page.getByRole('dialog', { name: texts.summary }).getByText('tok0 tok1 tok2').waitFor()
    check()
    await context.close()
  })
}
