import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import monitoring from '../../__generated__/MonitoringScreenQuery.graphql.ts'
import de from '../../i18n/__generated__/de.json' with { type: 'json' }
import { ada, openApp } from '../../testing/openApp.tsx'
import { firstDay, periodOf } from './MonitoringScreen.tsx'
import { figures, usage } from './usage.example.ts'

test('The figures of the period stand above the charts', async () => {
  const { respond } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage } })
  expect(await screen.findByText('41 answered')).toBeVisible()
  expect(screen.getByText('one in twenty took 1.4 s or longer')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Time to first word' })).toBeVisible()
  expect(screen.getByText('Searched what you know')).toBeVisible()
})

test('Monitoring opens with what happened, in sentences', async () => {
  const { respond } = await openApp('/monitoring?days=7', ada)
  await respond(monitoring, { viewer: { usage } })
  expect(await screen.findByText('5 people sent your twin 31 messages in the last 7 days.')).toBeVisible()
  expect(screen.getByText('It could not answer 2 of them.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the questions' })).toHaveAttribute('href', '/twin?view=unanswered')
  expect(screen.getByText('You sent 44 messages and got 41 answers.')).toBeVisible()
})

test('Monitoring says how many passages can be found by their meaning, where the server has a model for it', async () => {
  const { respond } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage: { ...usage, embeddings: { passages: 3000, embedded: 1204 } } } })
  expect(await screen.findByText(/^1,204 of 3,000 passages are indexed for search by meaning/)).toBeVisible()
})

test('What did not happen is said in a sentence, and its charts are folded', async () => {
  const { respond, user } = await openApp('/monitoring', ada)
  const quiet = { twinVisitors: 0, twinMessages: 0, twinUnanswered: 0 }
  const days = usage.days.map(({ date, figures: ofDay }) => ({ date, figures: { ...ofDay, ...quiet, failures: 0, interruptions: 0 } }))
  await respond(monitoring, { viewer: { usage: { ...usage, days, total: { ...figures, ...quiet } } } })
  expect(await screen.findByText('Nobody talked to your twin in the last 30 days.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your twin' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nothing to show: Errors, Your twin' }))
  expect(await screen.findByRole('heading', { name: 'Your twin' })).toBeVisible()
})

test('Another period is another request, and stands in the address', async () => {
  const { respond, user, variablesOf, router } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage } })
  await user.click(await screen.findByRole('radio', { name: '7 days' }))
  const { from } = (await variablesOf(monitoring)) as { from: string }
  expect(Math.round((Date.now() - Date.parse(from)) / 86_400_000)).toBeLessThanOrEqual(7)
  expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?days=7')
})

test('Before the first message the screen says what will be counted', async () => {
  const { respond } = await openApp('/monitoring', ada)
  const zero = Object.fromEntries(Object.keys(figures).map((name) => [name, name.startsWith('firstToken') ? null : 0]))
  await respond(monitoring, { viewer: { usage: { ...usage, total: zero, days: [], tools: [] } } })
  expect(await screen.findByText('Your usage will appear here')).toBeVisible()
})

test('a period ends today, by the calendar of the place', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(firstDay('7', now, 'UTC')).toBe('2026-02-23')
  expect(firstDay('7', now, 'Asia/Tokyo')).toBe('2026-02-24')
  expect(firstDay('30', new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin')).toBe('2026-02-28')
})

test('an address that names no period of ours means a month', () => {
  expect(periodOf(new URLSearchParams('days=90'))).toBe('90')
  expect(periodOf(new URLSearchParams('days=12'))).toBe('30')
  expect(periodOf(new URLSearchParams())).toBe('30')
})

test('a single message to the twin is one message, in German too', async () => {
  const english = i18n.messages
  i18n.loadAndActivate({ locale: 'de', messages: de.messages as unknown as typeof english })
  try {
    const { respond } = await openApp('/monitoring', ada)
    await respond(monitoring, { viewer: { usage: { ...usage, total: { ...figures, twinMessages: 1 } } } })
    expect(await screen.findByText('1 Nachricht an ihn')).toBeVisible()
  } finally {
    i18n.loadAndActivate({ locale: 'en', messages: english })
  }
})
