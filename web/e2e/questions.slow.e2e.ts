import { inject } from 'vitest'
import { signUpMember, startThread, say } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const english = {
  locale: 'en-US',
  other: 'Another answer',
  send: 'Send answer',
  chosen: 'Chosen',
  skipped: 'Skipped',
  sendMessage: 'Send',
  write: 'Message your private brain',
}
const german = {
  locale: 'de-DE',
  other: 'Andere Antwort',
  send: 'Antwort senden',
  chosen: 'Gewählt',
  skipped: 'Übersprungen',
  sendMessage: 'Senden',
  write: 'Schreib deinem privaten Gehirn',
}
const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 }, texts: english },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 }, texts: german },
]
const ask = (question: string) =>
  `Plan it [[tokens:3]] [[tool:ask_user ${JSON.stringify({ question, choices: ['Friday', 'Saturday morning', 'Some time next week'] })}]]`

for (const { device, texts, ...options } of devices) {
  test(`answers and skips questions on a ${device}`, async ({ browser }) => {
    const { locale } = texts
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', locale, ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, ask('Which day?'))
    await page.goto(`/chat/${thread}`)
    const card = (name: string) => page.getByRole('region', { name })
    const press = (target: ReturnType<typeof card>) => (options.hasTouch ? target.tap() : target.press('Enter'))
    const log = page.getByRole('log')

    await press(card('Which day?').getByRole('button', { name: 'Saturday morning' }))
    await card('Which day?').getByRole('img', { name: texts.chosen }).waitFor()
    await log.getByText('tok0 tok1 tok2').waitFor()

    const composer = page.getByRole('textbox', { name: texts.write })
    const sendMessage = () =>
      options.hasTouch ? page.getByRole('button', { name: texts.sendMessage, exact: true }).tap() : composer.press('Enter')
    await composer.fill(ask('What else?'))
    await sendMessage()
    await card('What else?').getByRole('textbox', { name: texts.other }).fill('New gaskets')
    await press(card('What else?').getByRole('button', { name: texts.send }))
    await card('What else?').getByText('New gaskets').waitFor()
    await log.getByRole('article').last().getByText('tok0 tok1 tok2').waitFor()

    await composer.fill(ask('Shall we?'))
    await sendMessage()
    await card('Shall we?').waitFor()
    await composer.fill('Never mind [[tokens:2]]')
    await sendMessage()
    await card('Shall we?').getByText(texts.skipped).waitFor()
    check()
    await context.close()
  })
}
