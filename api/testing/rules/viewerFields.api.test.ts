import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLField, type GraphQLObjectType, isLeafType } from 'graphql'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import { createPerson, createAccessToken } from '../people.ts'

const app = await testApp()
const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const viewer = schema.getType('Viewer') as GraphQLObjectType
const fields = Object.values(viewer.getFields())

const refused: Record<string, string> = {
  accessTokens: 'ACCESS_TOKEN_REFUSED',
  operator: 'MISSING_SCOPE',
  passkeys: 'ACCESS_TOKEN_REFUSED',
  sessions: 'ACCESS_TOKEN_REFUSED',
}

const isRequired = ({ type }: GraphQLArgument) => String(type).endsWith('!')
const selected = ({ name, args, type }: GraphQLField<unknown, unknown>) => {
  const given = args.filter(isRequired).map((arg) => `${arg.name}: "${crypto.randomUUID()}"`)
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`
}

test('a refused viewer field leaves other fields readable for tokens', { timeout: 60_000 }, async () => {
  const { program } = await createAccessToken(app, (await createPerson(app)).client)
  await checkAll(
    fields,
    ({ name }) => name,
    async (field) => {
      const { body } = await program.graphqlText<{ viewer: object | null }>(`{ viewer { __typename ${selected(field)} } }`)
      expect(body.data?.viewer).toMatchObject({ __typename: 'Viewer' })
      expect(body.errors?.map(({ extensions }) => extensions?.code) ?? []).toEqual(refused[field.name] ? [refused[field.name]] : [])
    },
  )
})
