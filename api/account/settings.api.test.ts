import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp()

const settings = 'timezone about language theme'

const update = (client: Client, input: object) =>
  client.ask<{ updateAccount: Record<string, unknown> }>(
    `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) {
      __typename ... on UpdateAccountPayload { user { ${settings} } } ... on Error { message } ... on InputError { field } } }`,
    { input },
  )

test('settings are kept, and what is left out stays as it is', async () => {
  const { client } = await aPerson(app)
  const seen = () => client.ask(`{ viewer { user { ${settings} } } }`)
  expect(await seen()).toEqual({ viewer: { user: { timezone: null, about: null, language: null, theme: 'SYSTEM' } } })

  await update(client, { timezone: 'Europe/Berlin', about: ' Keeper of bees. ', language: 'de', theme: 'DARK' })
  const user = { timezone: 'Europe/Berlin', about: 'Keeper of bees.', language: 'de', theme: 'DARK' }
  expect(await seen()).toEqual({ viewer: { user } })

  expect(await update(client, { theme: 'LIGHT' })).toMatchObject({ updateAccount: { user: { ...user, theme: 'LIGHT' } } })
  expect(await update(client, { timezone: null, about: '', language: null, theme: null })).toMatchObject({
    updateAccount: { user: { timezone: null, about: null, language: null, theme: 'LIGHT' } },
  })
})

test.each([
  ['timezone', { timezone: 'Middle/Earth', theme: 'DARK' }, 'Choose a time zone from the list'],
  ['language', { language: 'tlh', theme: 'DARK' }, 'There is no translation into this language'],
  ['about', { about: 'x'.repeat(2001), theme: 'DARK' }, 'About cannot be more than 2000 characters'],
])('a bad %s is said at its field, and changes nothing', async (field, input, message) => {
  const { client } = await aPerson(app)
  expect(await update(client, input)).toEqual({ updateAccount: { __typename: 'InputError', field, message } })
  expect(await client.ask('{ viewer { user { theme } } }')).toEqual({ viewer: { user: { theme: 'SYSTEM' } } })
})

test('they need a session', async () => {
  const { body } = await app.anyone().graphql('mutation { updateAccount(input: { theme: DARK }) { __typename } }')
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHORIZED' } })
})
