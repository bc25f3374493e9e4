import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { UpdateAccountInput } from '../../testing/__generated__/graphql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

graphql(`fragment Settings on User {
  timezone about language theme answerTone answerLength answerLanguage remembersFromConversations }`)
const read = graphql(`query ReadSettings { viewer { user { ...Settings } } }`)
const update = graphql(`mutation UpdateAccount($input: UpdateAccountInput!) { updateAccount(input: $input) {
  __typename ... on UpdateAccountPayload { user { ...Settings } } ... on UserError { message } ... on InputError { field } } }`)

test('stores given settings and keeps omitted ones', async () => {
  const { client } = await createPerson(app)
  const unset = { timezone: null, about: null, language: null, answerLanguage: null }
  expect(await client.ask(read)).toEqual({
    viewer: { user: { ...unset, theme: 'SYSTEM', answerTone: 'NEUTRAL', answerLength: 'MEDIUM', remembersFromConversations: true } },
  })

  await client.ask(update, { input: { timezone: 'Europe/Berlin', about: ' Keeper of bees. ', language: 'de', theme: 'DARK' } })
  const answers = { answerTone: 'WARM', answerLength: 'SHORT', answerLanguage: 'de' } as const
  await client.ask(update, { input: { remembersFromConversations: false, ...answers } })
  const others = { timezone: 'Europe/Berlin', about: 'Keeper of bees.', language: 'de', theme: 'DARK' }
  const user = { ...others, ...answers, remembersFromConversations: false }
  expect(await client.ask(read)).toEqual({ viewer: { user } })

  expect(await client.ask(update, { input: { theme: 'LIGHT' } })).toMatchObject({ updateAccount: { user: { ...user, theme: 'LIGHT' } } })
  expect(await client.ask(update, { input: { ...unset, about: '', theme: null, answerTone: null } })).toMatchObject({
    updateAccount: { user: { ...unset, theme: 'LIGHT', answerTone: 'WARM' } },
  })
})

test.each<[string, UpdateAccountInput, string]>([
  ['timezone', { timezone: 'Middle/Earth', theme: 'DARK' }, 'Choose a time zone from the list'],
  ['language', { language: 'tlh', theme: 'DARK' }, 'Twain isn’t available in this language'],
  ['answerLanguage', { answerLanguage: 'tlh', theme: 'DARK' }, 'Choose a language from the list'],
  ['about', { about: 'x'.repeat(2001), theme: 'DARK' }, 'About cannot be more than 2000 characters'],
])('reports an invalid %s at its field and changes nothing', async (field, input, message) => {
  const { client } = await createPerson(app)
  expect(await client.ask(update, { input })).toEqual({ updateAccount: { __typename: 'InputError', field, message } })
  expect(await client.ask(read)).toMatchObject({ viewer: { user: { theme: 'SYSTEM' } } })
})

test('settings require a session', async () => {
  const { body } = await app.anyone().graphql(update, { input: { theme: 'DARK' } })
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHORIZED' } })
})
