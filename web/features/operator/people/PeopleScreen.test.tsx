import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import deleteMutation from '../../../__generated__/DeletePersonDialogMutation.graphql.ts'
import peopleQuery from '../../../__generated__/PeopleScreenQuery.graphql.ts'
import personQuery from '../../../__generated__/PersonScreenQuery.graphql.ts'
import endSessionsMutation from '../../../__generated__/useChangePersonEndSessionsMutation.graphql.ts'
import planMutation from '../../../__generated__/useChangePersonPlanMutation.graphql.ts'
import restoreMutation from '../../../__generated__/useChangePersonRestoreMutation.graphql.ts'
import suspendMutation from '../../../__generated__/useChangePersonSuspendMutation.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { operator, person, suspended, toPeople, toPerson } from './peopleSample.ts'

beforeEach(() => localStorage.clear())

const openPerson = async (shown = person) => {
  const app = await openApp(`/operator/people/${shown.uuid}`, ada)
  await app.respond(personQuery, toPerson(shown))
  await screen.findByRole('heading', { name: shown.displayName })
  return app
}

test('operators search people by words and status', async () => {
  const app = await openApp('/operator/people', ada)
  await app.respond(peopleQuery, toPeople([person, suspended]))
  const table = within(await screen.findByRole('grid', { name: 'People' }))
  expect(table.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/operator/people/${person.uuid}`)
  expect(table.getByText('Suspended')).toBeVisible()
  await app.user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'lamp')
  expect(await app.variablesOf(peopleQuery)).toMatchObject({ query: 'lamp', isSuspended: null })
  await app.respond(peopleQuery, toPeople([]))
  await app.user.click(await screen.findByRole('button', { name: /Status/u }))
  await app.user.click(await screen.findByRole('option', { name: 'Suspended' }))
  expect(await app.variablesOf(peopleQuery)).toMatchObject({ query: 'lamp', isSuspended: true })
  await app.respond(peopleQuery, toPeople([]))
  await app.user.click(await screen.findByRole('button', { name: 'Show everyone' }))
  expect(await app.variablesOf(peopleQuery)).toMatchObject({ query: null, isSuspended: null })
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('')
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveFocus()
})

test('operators suspend and restore an account', async () => {
  const app = await openPerson()
  await app.user.click(screen.getByRole('button', { name: 'Suspend account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspend @ada?' }))
  await app.user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await app.variablesOf(suspendMutation)).toEqual({ input: { personId: person.id } })
  const changed = { ...person, suspendedAt: '2026-03-05T09:20:00.000Z', sessionCount: 0, lastActiveAt: null }
  await app.respond(suspendMutation, { suspendPerson: { __typename: 'SuspendPersonPayload', person: changed } })
  await app.user.click(await screen.findByRole('button', { name: 'Restore account' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await app.respond(restoreMutation, { restorePerson: { __typename: 'RestorePersonPayload', person } })
  expect(await screen.findByRole('button', { name: 'Suspend account' })).toBeVisible()
})

test('operators set the plan of an account', async () => {
  const app = await openPerson()
  await app.user.click(screen.getByRole('button', { name: /Plan/u }))
  await app.user.click(await screen.findByRole('option', { name: 'Team' }))
  expect(await app.variablesOf(planMutation)).toEqual({ input: { personId: person.id, planKey: 'team' } })
  await app.respond(planMutation, { setPersonPlan: { __typename: 'SetPersonPlanPayload', person: { ...person, planKey: 'team' } } })
  expect(screen.getByRole('button', { name: /Plan/u })).toHaveTextContent('Team')
})

test('operators end all sessions of an account', async () => {
  const app = await openPerson()
  await app.user.click(screen.getByRole('button', { name: 'End all sessions' }))
  const changed = { ...person, sessionCount: 0, lastActiveAt: null }
  await app.respond(endSessionsMutation, { endPersonSessions: { __typename: 'EndPersonSessionsPayload', person: changed } })
  expect(await screen.findByText('Signed out')).toBeVisible()
  expect(screen.getByRole('button', { name: 'End all sessions' })).toBeDisabled()
})

test('deleting an account needs its username', async () => {
  const app = await openPerson()
  await app.user.click(screen.getByRole('button', { name: 'Delete account' }))
  const field = await screen.findByLabelText('Type “ada” to confirm')
  await app.user.type(field, 'grace')
  await app.user.click(screen.getByRole('button', { name: 'Delete permanently' }))
  const refusal = { __typename: 'InputError', message: 'Enter the username of this account', code: 'USERNAME_MISMATCH', params: null }
  await app.respond(deleteMutation, { deletePerson: { ...refusal, __isUserError: 'InputError', field: 'username' } })
  expect(field).toHaveAccessibleDescription('Enter the username of this account')
  await app.user.clear(field)
  await app.user.type(field, 'ada')
  await app.user.click(screen.getByRole('button', { name: 'Delete permanently' }))
  expect(await app.variablesOf(deleteMutation)).toEqual({ input: { personId: person.id, username: 'ada' } })
  await app.respond(deleteMutation, { deletePerson: { __typename: 'DeletePersonPayload', deletedPersonId: person.id } })
  await app.respond(peopleQuery, toPeople([suspended]))
  expect(await screen.findByRole('grid', { name: 'People' })).toBeVisible()
  expect(app.router.state.historyAction).toBe('REPLACE')
})

test('a deleted account leaves the list from which it was opened', async () => {
  const app = await openApp('/operator/people', ada)
  await app.respond(peopleQuery, toPeople([person, suspended]))
  await app.user.click(await screen.findByRole('link', { name: person.displayName }))
  await app.respond(personQuery, toPerson(person))
  await app.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  await app.user.type(await screen.findByLabelText('Type “ada” to confirm'), 'ada{Enter}')
  await app.respond(deleteMutation, { deletePerson: { __typename: 'DeletePersonPayload', deletedPersonId: person.id } })
  expect(await screen.findByRole('link', { name: suspended.displayName })).toBeVisible()
  expect(screen.queryByRole('link', { name: person.displayName })).toBeNull()
})

test('operators cannot suspend or delete their own account', async () => {
  await openPerson(operator)
  expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})

test.each(['/operator/people', '/operator/people/018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'])('%s is not found for others', async (path) => {
  const app = await openApp(path, ada)
  await app.respond(path.endsWith('people') ? peopleQuery : personQuery, { viewer: { __typename: 'Viewer', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
