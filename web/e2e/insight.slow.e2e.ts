import { expect, inject } from 'vitest'
import { findProblems } from './support/looks.ts'
import { keepKnowledge, sayToTwin, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

test('an owner sees what visitors asked and where they came from, and shows the accuracy', async ({ browser }) => {
  await using owner = await browser.newContext({
    baseURL: inject('e2e').withoutModel,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const page = await owner.newPage()
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true, display_name: 'Ines', bio: 'I keep bees in Lisbon.' } })
  await keepKnowledge(page, { kind: 'NOTE', title: 'Honey', content: 'I sell honey at the market in May.', isPublic: true })

  await using guest = await browser.newContext({ baseURL: inject('e2e').withoutModel })
  const visitor = await guest.newPage()
  await visitor.goto(`/${username}`, { referer: 'https://forum.beekeepers.example/thread/7' })
  for (const question of ['Where do you sell honey?', 'Which motorcycle do you ride?']) {
    await sayToTwin(visitor, username, question)
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get('/api/v1/twin-insight')).json()), { timeout: 20_000 })
      .toContain(question)
  }

  await page.goto('/twin')
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('Unanswerable questions declined').waitFor()
  await page.getByRole('switch', { name: 'Show on my public page' }).click({ force: true })
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('tab', { name: 'Insights' }).click()
  const topics = page.getByRole('list', { name: 'Topics' })
  await topics.getByRole('listitem').first().getByText('1 unanswered').waitFor()
  await page.getByText('forum.beekeepers.example').waitFor()
  expect(await findProblems(page)).toEqual([])
  await topics.getByRole('button', { name: '“Where do you sell honey?”' }).click()
  await page.getByRole('dialog').getByText('I sell honey at the market in May.').first().waitFor()

  await visitor.reload()
  await visitor.getByRole('heading', { name: 'Accuracy of the AI twin' }).waitFor()
  expect(await findProblems(visitor)).toEqual([])
})
