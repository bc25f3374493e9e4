import { screen, within } from '@testing-library/react'
import settingsQuery from '../__generated__/SettingsScreenQuery.graphql.ts'
import { settings } from '../features/settings/settingsSample.ts'
import { ada, openApp } from './openApp.tsx'

export async function openSettings(change: Partial<(typeof settings)['viewer']> = {}) {
  const app = await openApp('/settings', ada)
  await app.respond(settingsQuery, { viewer: { ...settings.viewer, ...change } })
  await screen.findByRole('heading', { name: 'Account' })
  return app
}

export const getSection = (name: string) => within(screen.getByRole('region', { name }))
