import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import reportMutation from '../../../__generated__/ReportMutation.graphql.ts'
import reportsQuery from '../../../__generated__/ReportsScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { report, toReports } from './reportsSample.ts'

beforeEach(() => localStorage.clear())

test('operators mark a report as handled', async () => {
  const app = await openApp('/settings/reports', ada)
  await app.respond(reportsQuery, toReports([report]))
  const entry = within(await screen.findByRole('article', { name: 'Report about @ada' }))
  expect(entry.getByText('Wrong about a person')).toBeVisible()
  expect(entry.getByText(/I never lived in the lighthouse/)).toBeVisible()
  await app.user.click(entry.getByRole('button', { name: 'Mark as handled' }))
  expect(await app.variablesOf(reportMutation)).toEqual({ input: { reportId: 'report-1' } })
  const handled = { ...report, handledAt: '2026-03-02T10:00:00.000Z' }
  await app.respond(reportMutation, { handleAnswerReport: { __typename: 'HandleAnswerReportPayload', report: handled } })
  expect(await entry.findByText(/Handled on/)).toBeVisible()
  expect(entry.queryByRole('button', { name: 'Mark as handled' })).toBeNull()
})

test('is not found for others', async () => {
  const app = await openApp('/settings/reports', ada)
  await app.respond(reportsQuery, { viewer: { __typename: 'Viewer', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
