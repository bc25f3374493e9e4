import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import pricing from '../../__generated__/PricingScreenQuery.graphql.ts'
import de from '../../i18n/__generated__/de.json' with { type: 'json' }
import { ada, openApp } from '../../testing/openApp.tsx'

const limits = {
  messagesPerDay: 100,
  twinMessagesPerDay: null,
  uploadsPerDay: 20,
  uploadMegabytesPerDay: 200,
  filesPerUpload: 10,
  fileMegabytes: 25,
}
const free = { key: 'free', name: 'Free', description: '', price: null, contactUrl: null, isDefault: true, limits }
const team = { ...free, key: 'team', name: 'Team', price: '20 € a month', contactUrl: 'mailto:team@example.org', isDefault: false }

test('shows limits and a sign-up link to visitors', async () => {
  const { respond } = await openApp('/pricing', null)
  await respond(pricing, { plans: [free], viewer: null })
  expect(await screen.findByText('No cost')).toBeVisible()
  expect(screen.getByText('Visitor messages to your twin per day').nextSibling).toHaveTextContent('no limit')
  expect(screen.getByText('This server has one plan for everyone.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Get Started' }).at(-1)).toHaveAttribute('href', '/accounts/signup')
})

test('shows members their plan, its usage and a contact', async () => {
  const { respond } = await openApp('/pricing', ada)
  const planUse = { messages: 12, twinMessages: 3, uploads: 0, uploadMegabytes: 1.25, resetsAt: '2026-11-22T00:00:00.000Z' }
  await respond(pricing, { plans: [free, team], viewer: { plan: { key: 'free', limits }, planUse } })
  expect(await screen.findByText('Your plan')).toBeVisible()
  expect(screen.getByRole('meter', { name: 'Messages' })).toHaveAttribute('aria-valuetext', '12 of 100')
  expect(screen.getByText('3, no limit')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request Team' })).toHaveAttribute('href', 'mailto:team@example.org')
  expect(screen.queryByRole('link', { name: 'Request Free' })).toBeNull()
})

test('translates the default plan into German', async () => {
  const english = i18n.messages
  i18n.loadAndActivate({ locale: 'de', messages: de.messages as unknown as typeof english })
  try {
    const { respond } = await openApp('/pricing', null)
    await respond(pricing, { plans: [{ ...free, description: 'All features' }], viewer: null })
    expect(await screen.findByRole('heading', { name: 'Kostenlos' })).toBeVisible()
    expect(screen.getByText('Alle Funktionen')).toBeVisible()
    expect(screen.getByText('25 MB').textContent).toBe('25\u00a0MB')
  } finally {
    i18n.loadAndActivate({ locale: 'en', messages: english })
  }
})
