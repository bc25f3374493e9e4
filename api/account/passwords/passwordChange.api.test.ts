import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const app = await testApp()

const me = '/api/v1/auth/me'
const newPassword = 'another long one'

const change = graphql(`mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) {
  __typename ... on ChangePasswordPayload { viewer { sessions { isCurrent } } } ... on UserError { message } ... on InputError { field } } }`)

test('changing the password signs out other sessions and notifies the user', async () => {
  const { client, email, password } = await createPerson(app)
  const elsewhere = app.anyone()
  await elsewhere.rest('POST', '/api/v1/auth/login', { email, password })

  expect(await client.ask(change, { input: { currentPassword: password, newPassword } })).toMatchObject({
    changePassword: { __typename: 'ChangePasswordPayload', viewer: { sessions: [{ isCurrent: true }] } },
  })

  expect((await elsewhere.rest('GET', me)).status).toBe(401)
  expect((await client.rest('GET', me)).status).toBe(200)
  const login = (attempt: string) => app.anyone().rest('POST', '/api/v1/auth/login', { email, password: attempt })
  expect((await login(password)).status).toBe(400)
  expect((await login(newPassword)).status).toBe(200)
  expect((await client.rest('GET', '/api/v1/notifications')).body).toMatchObject({
    notifications: [{ title: 'Your password was changed', summary: 'You were signed out everywhere else.', priority: 'high' }],
  })
})

test('revokes access tokens too, unless asked to keep them', async () => {
  const { client, password } = await createPerson(app)
  const { program } = await createAccessToken(app, client)
  const body = { current_password: password, new_password: newPassword }
  const kept = await client.rest('POST', '/api/v1/auth/change-password', { ...body, revoke_access_tokens: false })
  expect(kept).toMatchObject({ status: 200, body: { message: 'Your password is changed. You are signed out everywhere else.' } })
  expect((await program.rest('GET', me)).status).toBe(200)

  const message = 'Your password is changed. You are signed out everywhere else, and your access tokens are revoked.'
  const again = { current_password: newPassword, new_password: password }
  expect((await client.rest('POST', '/api/v1/auth/change-password', again)).body).toEqual({ message })
  expect((await program.rest('GET', me)).status).toBe(401)
  expect((await client.rest('GET', '/api/v1/notifications?limit=1')).body).toMatchObject({
    notifications: [{ summary: 'You were signed out everywhere else, and your access tokens were revoked.' }],
  })
})

test('reports wrong and invalid passwords at their fields and changes nothing', async () => {
  const { client, email, password } = await createPerson(app)
  for (const currentPassword of ['wrong', 'x'.repeat(5000)]) {
    expect(await client.ask(change, { input: { currentPassword, newPassword } })).toEqual({
      changePassword: { __typename: 'InputError', message: 'Wrong password', field: 'currentPassword' },
    })
  }
  expect(await client.ask(change, { input: { currentPassword: password, newPassword: 'short' } })).toEqual({
    changePassword: { __typename: 'InputError', message: 'Password must be at least 8 characters', field: 'newPassword' },
  })
  expect((await app.anyone().rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(200)
})

test('limits guesses, even with the session', async () => {
  const { client, password } = await createPerson(app)
  for (let guess = 0; guess < 10; guess++) {
    await client.ask(change, { input: { currentPassword: `guess ${guess}`, newPassword } })
  }
  expect(await client.ask(change, { input: { currentPassword: password, newPassword } })).toMatchObject({
    changePassword: { __typename: 'RateLimitError' },
  })
})

test('changing the password requires a session', async () => {
  const { body } = await app.anyone().graphql(change, { input: { currentPassword: 'a', newPassword } })
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHORIZED' } })
})
