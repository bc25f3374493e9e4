import { decodeGlobalID } from '@pothos/plugin-relay'
import { graphql } from './__generated__/gql.ts'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'

export interface Person {
  client: Client
  id: string
  username: string
  email: string
  password: string
  token: string
}

let people = 0

export async function createPerson(app: TestApp, chosen: { username?: string; email?: string; password?: string } = {}): Promise<Person> {
  const username = chosen.username ?? `person${(people += 1)}`
  const { email = `${username}@example.org`, password = 'a long enough one' } = chosen
  const client = app.anyone()
  const { status, body } = await client.rest<{ user: { id: string }; token: string }>('POST', '/api/v1/auth/register', {
    username,
    email,
    password,
  })
  if (status >= 300) throw new Error(`Signing up answered ${status}: ${JSON.stringify(body)}`)
  return { client, id: body.user.id, username, email, password, token: body.token }
}

const create = graphql(`mutation MakeAccessToken { createAccessToken(input: { name: "Program" }) {
  __typename ... on CreateAccessTokenPayload { secret accessToken { id } } ... on UserError { message } } }`)

export async function createAccessToken(app: TestApp, owner: Client): Promise<{ accessToken: string; program: Client }> {
  const { secret, accessToken } = await owner.mutate(create)
  return { accessToken: decodeGlobalID(accessToken.id).id, program: app.anyone({ authorization: `Bearer ${secret}` }) }
}
