import { expect, test } from 'vitest'
import timezoneMutation from '../../__generated__/useTimezoneMutation.graphql.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

test('gives an account without a time zone that of the browser', async () => {
  const { isAsked, variablesOf, respond } = await openApp('/roadmap', { ...ada, timezone: null })
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(await variablesOf(timezoneMutation)).toEqual({ input: { timezone } })
  const user = { __typename: 'User', id: ada.id, timezone }
  await respond(timezoneMutation, { updateAccount: { __typename: 'UpdateAccountPayload', user } })
  expect(isAsked(timezoneMutation)).toBe(false)
})

test('keeps the time zone of the settings', async () => {
  const { isAsked } = await openApp('/roadmap', { ...ada, timezone: 'Asia/Tokyo' })
  expect(isAsked(timezoneMutation)).toBe(false)
})
