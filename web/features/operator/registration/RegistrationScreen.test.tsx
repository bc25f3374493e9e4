import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import createMutation from '../../../__generated__/InvitationsCreateMutation.graphql.ts'
import registrationQuery from '../../../__generated__/RegistrationScreenQuery.graphql.ts'
import revokeMutation from '../../../__generated__/InvitationRevokeMutation.graphql.ts'
import rulesMutation from '../../../__generated__/RegistrationRulesMutation.graphql.ts'
import { RequestError } from '../../../relay/requestError.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { invitation, revoked, toRegistration } from './registrationSample.ts'

beforeEach(() => localStorage.clear())

const open = async (...sample: Parameters<typeof toRegistration>) => {
  const app = await openApp('/operator/registration', ada)
  await app.respond(registrationQuery, toRegistration(...sample))
  await screen.findByRole('heading', { name: 'Registration' })
  return app
}

test('operators choose who can create an account', async () => {
  const app = await open()
  await app.user.type(screen.getByRole('textbox', { name: 'Allowed email domains' }), 'example.com{Enter}')
  expect(await app.variablesOf(rulesMutation)).toEqual({ input: { mode: 'OPEN', emailDomains: ['example.org', 'example.com'] } })
  const refusal = { __typename: 'InputError', message: 'Enter domains such as example.org', code: 'INVALID_EMAIL_DOMAIN', params: null }
  await app.respond(rulesMutation, { updateRegistration: { ...refusal, __isUserError: 'InputError' } })
  expect(await screen.findByText('Enter domains such as example.org')).toBeVisible()
  await app.user.click(screen.getByRole('radio', { name: 'No one' }))
  expect(await app.variablesOf(rulesMutation)).toEqual({ input: { mode: 'CLOSED', emailDomains: ['example.org'] } })
  const { viewer } = toRegistration({ mode: 'CLOSED' })
  await app.respond(rulesMutation, { updateRegistration: { __typename: 'UpdateRegistrationPayload', viewer } })
  expect(await screen.findByText(/Invitations don’t work/u)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Allowed email domains' })).toBeNull()
})

test('keeps a refused domain so that it can be removed', async () => {
  const app = await open()
  await app.user.type(screen.getByRole('textbox', { name: 'Allowed email domains' }), 'example{Enter}')
  await app.variablesOf(rulesMutation)
  await app.fail(rulesMutation, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(/^Couldn’t save your choice/)).toBeVisible()
  expect(screen.getByRole('row', { name: 'example' })).toBeVisible()
  await app.user.click(within(screen.getByRole('row', { name: 'example' })).getByRole('button'))
  expect(await app.variablesOf(rulesMutation)).toEqual({ input: { mode: 'OPEN', emailDomains: ['example.org'] } })
  await app.respond(rulesMutation, { updateRegistration: { __typename: 'UpdateRegistrationPayload', viewer: toRegistration().viewer } })
  expect(screen.queryByRole('row', { name: 'example' })).toBeNull()
  expect(screen.queryByText(/^Couldn’t save your choice/)).toBeNull()
})

test('operators create an invitation and revoke it', async () => {
  const app = await open({ mode: 'INVITATION' })
  await app.user.type(screen.getByLabelText('Email (optional)'), 'ada@example.org')
  await app.user.click(screen.getByRole('button', { name: 'Create invitation' }))
  expect(await app.variablesOf(createMutation)).toMatchObject({ input: { email: 'ada@example.org', expiresInDays: 7 } })
  const invitationEdge = { __typename: 'RegistrationInvitationEdge', cursor: 'c', node: invitation }
  await app.respond(createMutation, {
    createRegistrationInvitation: { __typename: 'CreateRegistrationInvitationPayload', invitationEdge },
  })
  const entry = within(await screen.findByRole('group', { name: 'ada@example.org' }))
  expect(entry.getByLabelText('Invitation link')).toHaveValue(invitation.url)
  await app.user.click(entry.getByRole('button', { name: 'Revoke invitation: ada@example.org' }))
  expect(await app.variablesOf(revokeMutation)).toEqual({ input: { invitationId: invitation.id } })
  await app.respond(revokeMutation, {
    revokeRegistrationInvitation: { __typename: 'RevokeRegistrationInvitationPayload', invitation: revoked },
  })
  expect(await entry.findByText('Revoked')).toBeVisible()
  expect(entry.queryByLabelText('Invitation link')).toBeNull()
})

test('says that an invitation is emailed to its address', async () => {
  const app = await open({ mode: 'INVITATION', sendsInvitations: true })
  const field = screen.getByRole('textbox', { name: 'Email (optional)' })
  expect(field).toHaveAccessibleDescription('The link will be emailed to this address.')
  await app.user.type(field, 'ada@example.org{Enter}')
  await app.variablesOf(createMutation)
  const invitationEdge = { __typename: 'RegistrationInvitationEdge', cursor: 'c', node: invitation }
  await app.respond(createMutation, {
    createRegistrationInvitation: { __typename: 'CreateRegistrationInvitationPayload', invitationEdge },
  })
  expect(await screen.findByText('Invitation sent to ada@example.org')).toHaveRole('status')
})

test('rules from the environment cannot be changed', async () => {
  await open({ isFixed: true })
  expect(screen.getByText('Set by environment variables.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Anyone' })).toBeDisabled()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/registration', ada)
  await app.respond(registrationQuery, { viewer: { __typename: 'Viewer', id: 'viewer-1', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
