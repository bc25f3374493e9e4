import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import auditLogQuery from '../../../__generated__/AuditLogScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { byCommand, byDeleted, ofDeleted, suspension, toAuditLog } from './auditLogSample.ts'

beforeEach(() => localStorage.clear())

test('operators see who changed what', async () => {
  const app = await openApp('/operator/audit-log', ada)
  await app.respond(auditLogQuery, toAuditLog([suspension, byDeleted, byCommand, ofDeleted]))
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('person.suspended'),
    expect.stringContaining('registration.changed'),
    expect.stringContaining('operator.added'),
    expect.stringContaining('person.deleted'),
  ])
  const [suspended, changed, added, deleted] = rows.map((row) => within(row))
  expect(suspended?.getByText('@mira')).toBeVisible()
  const userId = String(suspension.details['user_id'])
  expect(suspended?.getByRole('link', { name: '@grace' })).toHaveAttribute('href', `/operator/people/${userId}`)
  expect(deleted?.getByText(userId)).toBeVisible()
  expect(deleted?.queryByRole('link')).toBeNull()
  expect(changed?.getByText('Deleted account')).toBeVisible()
  expect(added?.getByText('Command line')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as JSON Lines' })).toBeEnabled()
})

test('operators filter by words and days', async () => {
  const app = await openApp('/operator/audit-log?from=2026-02-01', ada)
  expect(await app.variablesOf(auditLogQuery)).toEqual({ query: null, from: new Date(2026, 1, 1).toISOString(), to: null })
  await app.respond(auditLogQuery, toAuditLog([suspension]))
  await app.user.click(await screen.findByRole('searchbox', { name: 'Search changes' }))
  await app.user.paste('person mira')
  expect(await app.variablesOf(auditLogQuery)).toMatchObject({ query: 'person mira', from: new Date(2026, 1, 1).toISOString() })
  await app.respond(auditLogQuery, toAuditLog([]))
  expect(await screen.findByText('No changes found')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Show all changes' }))
  expect(await app.variablesOf(auditLogQuery)).toEqual({ query: null, from: null, to: null })
  await app.respond(auditLogQuery, toAuditLog([suspension]))
  expect(screen.getByRole('searchbox', { name: 'Search changes' })).toHaveValue('')
  expect(screen.getByRole('searchbox', { name: 'Search changes' })).toHaveFocus()
})

test('an empty log has no filters to clear', async () => {
  const app = await openApp('/operator/audit-log', ada)
  await app.respond(auditLogQuery, toAuditLog([]))
  expect(await screen.findByText('No changes yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all changes' })).toBeNull()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/audit-log', ada)
  await app.respond(auditLogQuery, { viewer: { __typename: 'Viewer', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
