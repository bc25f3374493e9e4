import { decodeGlobalID } from '@pothos/plugin-relay'
import { graphql } from './__generated__/gql.ts'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'

const create = graphql(`mutation MakeAccessToken { createAccessToken(input: { name: "Program" }) {
  __typename ... on CreateAccessTokenPayload { secret accessToken { id } } ... on Error { message } } }`)

/** The id of a new access token of somebody, and a program that has it. */
export async function aToken(app: TestApp, owner: Client): Promise<{ accessToken: string; program: Client }> {
  const { secret, accessToken } = await owner.mutate(create)
  return { accessToken: decodeGlobalID(accessToken.id).id, program: app.anyone({ authorization: `Bearer ${secret}` }) }
}
