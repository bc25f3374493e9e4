import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import auditLogQuery from '../../../__generated__/AuditLogScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { byCommand, byDeleted, suspension, toAuditLog } from './auditLogSample.ts'

beforeEach(() => localStorage.clear())

test('operators see who changed what', async () => {
  const app = await openApp('/operator/audit-log', ada)
  await app.respond(auditLogQuery, toAuditLog([suspension, byDeleted, byCommand]))
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('person.suspended'),
    expect.stringContaining('registration.changed'),
    expect.stringContaining('operator.added'),
  ])
  const [suspended, changed, added] = rows.map((row) => within(row))
  expect(suspended?.getByText('@mira')).toBeVisible()
  const userId = String(suspension.details['user_id'])
  expect(suspended?.getByRole('link', { name: userId })).toHaveAttribute('href', `/operator/people/${userId}`)
  expect(changed?.getByText('Deleted account')).toBeVisible()
  expect(added?.getByText('Command line')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as JSON Lines' })).toBeEnabled()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/audit-log', ada)
  await app.respond(auditLogQuery, { viewer: { __typename: 'Viewer', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
