import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLField, type GraphQLObjectType, isLeafType } from 'graphql'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { aPerson } from '../people.ts'

const app = await testApp()
const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const viewer = schema.getType('Viewer') as GraphQLObjectType
const fields = Object.values(viewer.getFields())

/** What programs may not read, and what is not there. */
const refused: Record<string, string> = {
  accessTokens: 'access_token_refused',
  sessions: 'access_token_refused',
}

const isRequired = ({ type }: GraphQLArgument) => String(type).endsWith('!')
const selected = ({ name, args, type }: GraphQLField<unknown, unknown>) => {
  const given = args.filter(isRequired).map((arg) => `${arg.name}: "${crypto.randomUUID()}"`)
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`
}

test.each(fields.map((field) => [field.name, field] as const))(
  'a program that asks for %s keeps what else it asks of the viewer',
  async (name, field) => {
    const { client } = await aPerson(app)
    const { body: created } = await client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: 'Script' })
    const program = app.anyone({ authorization: `Bearer ${created.secret}` })
    const { body } = await program.graphqlText<{ viewer: object | null }>(`{ viewer { __typename ${selected(field)} } }`)
    expect(body.data?.viewer).toMatchObject({ __typename: 'Viewer' })
    expect(body.errors?.map(({ extensions }) => extensions?.code) ?? []).toEqual(refused[name] ? [refused[name]] : [])
  },
)
