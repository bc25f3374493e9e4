import { answer, expectAnswer, send, signUpMember, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

test('reports a model that fails in any way, and answers the next message', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  for (const [index, mode] of ['error', 'mid-error', 'garbage', 'close', 'hang', 'mid-hang'].entries()) {
    await send(page, `Please answer [[mode:${mode}]]`)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await send(page, `And now? [[tokens:${index + 2}]]`)
    await answer(page)
      .getByText(`tok${index + 1}`)
      .waitFor()
    await expectAnswer(page, tokens(index + 2))
  }
})
