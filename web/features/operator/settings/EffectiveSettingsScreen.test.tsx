import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import settingsQuery from '../../../__generated__/EffectiveSettingsScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { settings, toSettings } from './settingsSample.ts'

beforeEach(() => localStorage.clear())

test('operators search settings and see whether secrets are set', async () => {
  const app = await openApp('/operator/settings', ada)
  await app.respond(settingsQuery, toSettings(settings))
  await screen.findByRole('heading', { name: 'Effective settings' })
  const readRows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(readRows()).toHaveLength(settings.length)
  await app.user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'session secret')
  expect(readRows()).toEqual([expect.stringMatching(/SESSION_SECRET.*Set, secret.*Environment/u)])
  await app.user.clear(screen.getByRole('searchbox'))
  await app.user.type(screen.getByRole('searchbox'), 'registration')
  expect(readRows()).toEqual([expect.stringMatching(/REGISTRATION.*invitation.*App/u)])
  await app.user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No settings found')).toBeVisible()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/settings', ada)
  await app.respond(settingsQuery, { viewer: { __typename: 'Viewer', id: 'viewer-1', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
