import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { UpdateAccountInput } from '../../testing/__generated__/graphql.ts'
import { testApp } from '../../testing/app.ts'
import { aPerson } from '../../testing/people.ts'

const app = await testApp()

graphql(`fragment Settings on User { timezone about language theme remembersFromConversations }`)
const read = graphql(`query ReadSettings { viewer { user { ...Settings } } }`)
const update = graphql(`mutation UpdateAccount($input: UpdateAccountInput!) { updateAccount(input: $input) {
  __typename ... on UpdateAccountPayload { user { ...Settings } } ... on UserError { message } ... on InputError { field } } }`)

test('stores given settings and keeps omitted ones', async () => {
  const { client } = await aPerson(app)
  expect(await client.ask(read)).toEqual({
    viewer: { user: { timezone: null, about: null, language: null, theme: 'SYSTEM', remembersFromConversations: true } },
  })

  await client.ask(update, { input: { timezone: 'Europe/Berlin', about: ' Keeper of bees. ', language: 'de', theme: 'DARK' } })
  await client.ask(update, { input: { remembersFromConversations: false } })
  const user = { timezone: 'Europe/Berlin', about: 'Keeper of bees.', language: 'de', theme: 'DARK', remembersFromConversations: false }
  expect(await client.ask(read)).toEqual({ viewer: { user } })

  expect(await client.ask(update, { input: { theme: 'LIGHT' } })).toMatchObject({ updateAccount: { user: { ...user, theme: 'LIGHT' } } })
  expect(await client.ask(update, { input: { timezone: null, about: '', language: null, theme: null } })).toMatchObject({
    updateAccount: { user: { timezone: null, about: null, language: null, theme: 'LIGHT' } },
  })
})

test.each<[string, UpdateAccountInput, string]>([
  ['timezone', { timezone: 'Middle/Earth', theme: 'DARK' }, 'Choose a time zone from the list'],
  ['language', { language: 'tlh', theme: 'DARK' }, 'Twain isn’t available in this language'],
  ['about', { about: 'x'.repeat(2001), theme: 'DARK' }, 'About cannot be more than 2000 characters'],
])('reports an invalid %s at its field and changes nothing', async (field, input, message) => {
  const { client } = await aPerson(app)
  expect(await client.ask(update, { input })).toEqual({ updateAccount: { __typename: 'InputError', field, message } })
  expect(await client.ask(read)).toMatchObject({ viewer: { user: { theme: 'SYSTEM' } } })
})

test('settings require a session', async () => {
  const { body } = await app.anyone().graphql(update, { input: { theme: 'DARK' } })
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHORIZED' } })
})
