import { expect, inject } from 'vitest'
import { composer, signUpMember, startThread, tokens } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`queues messages and continues a stopped answer on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const press = (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      return options.hasTouch ? button.tap() : button.click()
    }
    const write = async (text: string, button: string) => {
      await composer(page).fill(text)
      if (options.hasTouch) await press(button)
      else await composer(page).press('Enter')
    }
    const queue = page.getByRole('list', { name: 'Queued messages' })
    const log = page.getByRole('log', { name: 'Conversation' })
    const getAnswer = async () => {
      const response = await page.request.get(`/api/v1/chat/threads/${thread}/history`)
      const { steps } = (await response.json()) as { steps: { output: string }[] }
      return steps[1]?.output
    }
    await signUpMember(page)
    const thread = await startThread(page)
    await page.goto(`/chat/${thread}`)

    await write('Count slowly [[interval:100]] [[tokens:5000]]', 'Send')
    await log.getByText('tok3').waitFor()
    await write('Then say two [[tokens:2]]', 'Queue')
    await queue.getByText('Then say two').waitFor()
    const other = await context.newPage()
    await other.goto(`/chat/${thread}`)
    await other.getByRole('list', { name: 'Queued messages' }).getByText('Then say two').waitFor()

    await press('Stop')
    await page.getByText('You stopped this answer.').waitFor()
    await page.getByText('Not sent yet').waitFor()
    const kept = await getAnswer()
    await press('Continue')
    await log.getByText('tok299').waitFor()
    await log.getByText('Then say two').waitFor()
    await queue.waitFor({ state: 'detached' })
    await other.getByRole('log', { name: 'Conversation' }).getByText('Then say two').waitFor()
    expect(await getAnswer()).toBe(`${kept}${tokens(300).join(' ')} `)

    await write('Count again [[interval:100]] [[tokens:5000]]', 'Send')
    await log.getByRole('article').last().getByText('tok3').waitFor()
    await write('Stop counting [[tokens:1]]', 'Queue')
    await press('Send now')
    await log.getByText('Stop counting').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.getByText('You stopped this answer.').waitFor()
    check()
    await context.close()
  })
}
