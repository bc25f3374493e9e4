import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import updateMutation from '../../../__generated__/PlanLimitsFormMutation.graphql.ts'
import plansQuery from '../../../__generated__/PlansScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { free, toPlans } from './plansSample.ts'

beforeEach(() => localStorage.clear())

test('operators change limits, correct a mistake and reset to the default', async () => {
  const app = await openApp('/operator/plans', ada)
  await app.respond(plansQuery, toPlans([free]))
  const messages = await screen.findByLabelText('Messages per day')
  expect(messages).toHaveValue('200')
  expect(screen.getByLabelText('Visitor messages per day')).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()

  await app.user.click(screen.getByRole('button', { name: 'Reset to default: Messages per day' }))
  expect(messages).toHaveValue('1000')
  await app.user.clear(screen.getByLabelText('Files per message'))
  await app.user.type(screen.getByLabelText('Files per message'), 'many')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a number between 1 and 100')).toBeVisible()
  await app.user.clear(screen.getByLabelText('Files per message'))
  await app.user.type(screen.getByLabelText('Files per message'), '5')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await app.variablesOf(updateMutation)).toEqual({ input: { key: 'free', messagesPerDay: 1000, filesPerUpload: 5 } })
  const { viewer } = toPlans([{ ...free, limits: { ...free.limits, messagesPerDay: 1000, filesPerUpload: 5 } }])
  await app.respond(updateMutation, { updatePlanLimits: { __typename: 'UpdatePlanLimitsPayload', viewer } })
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Reset to default: Messages per day' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reset to default: Files per message' })).toBeVisible()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/plans', ada)
  await app.respond(plansQuery, { viewer: { __typename: 'Viewer', id: 'viewer-1', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
