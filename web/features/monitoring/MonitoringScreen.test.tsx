import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import monitoring from '../../__generated__/MonitoringScreenQuery.graphql.ts'
import de from '../../i18n/__generated__/de.json' with { type: 'json' }
import { ada, openApp } from '../../testing/openApp.tsx'
import { getFirstDay } from '../../lib/firstDay.ts'
import { parsePeriod } from './MonitoringScreen.tsx'
import { figures, usage } from './usage.example.ts'

test('shows the figures above the charts', async () => {
  const { respond } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage } })
  expect(await screen.findByText('41 answered')).toBeVisible()
  expect(screen.getByText('slowest 5%: 1.4 s or longer')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Time to first word' })).toBeVisible()
  expect(screen.getByText('Searched what you know')).toBeVisible()
})

test('summarizes the period in sentences', async () => {
  const { respond } = await openApp('/monitoring?days=7', ada)
  await respond(monitoring, { viewer: { usage } })
  expect(await screen.findByText('5 people sent your twin 31 messages in the last 7 days.')).toBeVisible()
  expect(screen.getByText('It couldn’t answer 2 of them.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the questions' })).toHaveAttribute('href', '/twin?view=unanswered')
  expect(screen.getByText('You sent 44 messages and got 41 answers.')).toBeVisible()
})

test('shows embedding progress when the server has an embedding model', async () => {
  const { respond } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage: { ...usage, embeddings: { passages: 3000, embedded: 1204 } } } })
  expect(await screen.findByText(/^1,204 of 3,000 passages are indexed for search by meaning/)).toBeVisible()
})

test('folds empty charts and says so in a sentence', async () => {
  const { respond, user } = await openApp('/monitoring', ada)
  const quiet = { twinVisitors: 0, twinMessages: 0, twinUnanswered: 0 }
  const days = usage.days.map(({ date, figures: ofDay }) => ({ date, figures: { ...ofDay, ...quiet, failures: 0, interruptions: 0 } }))
  await respond(monitoring, { viewer: { usage: { ...usage, days, total: { ...figures, ...quiet } } } })
  expect(await screen.findByText('Your twin had no visitors in the last 30 days.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your twin' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'No data: Errors, Your twin' }))
  expect(await screen.findByRole('heading', { name: 'Your twin' })).toBeVisible()
})

test('refetches for another period and keeps it in the URL', async () => {
  const { respond, user, variablesOf, router } = await openApp('/monitoring', ada)
  await respond(monitoring, { viewer: { usage } })
  await user.click(await screen.findByRole('radio', { name: '7 days' }))
  const { from } = (await variablesOf(monitoring)) as { from: string }
  expect(Math.round((Date.now() - Date.parse(from)) / 86_400_000)).toBeLessThanOrEqual(7)
  expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?days=7')
})

test('explains what will be counted before the first message', async () => {
  const { respond } = await openApp('/monitoring', ada)
  const zero = Object.fromEntries(Object.keys(figures).map((name) => [name, name.startsWith('firstToken') ? null : 0]))
  await respond(monitoring, { viewer: { usage: { ...usage, total: zero, days: [], tools: [] } } })
  expect(await screen.findByText('Your usage will appear here')).toBeVisible()
})

test('ends a period today in the given time zone', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(getFirstDay(7, now, 'UTC')).toBe('2026-02-23')
  expect(getFirstDay(7, now, 'Asia/Tokyo')).toBe('2026-02-24')
  expect(getFirstDay(30, new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin')).toBe('2026-02-28')
})

test('falls back to a month for an unknown period', () => {
  expect(parsePeriod(new URLSearchParams('days=90'))).toBe('90')
  expect(parsePeriod(new URLSearchParams('days=12'))).toBe('30')
  expect(parsePeriod(new URLSearchParams())).toBe('30')
})

test('uses the singular for one message, in German too', async () => {
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
