import { readFileSync } from 'node:fs'
import { buildSchema, GraphQLError, isObjectType, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { findOperation, getOperationName } from './operationOfField.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

test('every root field has a default error text', () => {
  const missing = ['Query', 'Viewer', 'Mutation', 'Subscription'].flatMap((name) => {
    const type = schema.getType(name)
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : []
    return fields.filter((field) => !findOperation(name, field)).map((field) => `${name}.${field}`)
  })
  expect(missing).toEqual([])
})

const document = `
  query Screen { me: viewer { ...Lists pal: profilePal { name } } found: node(id: "x") { id ... on Thread { steps(first: 1) { edges { cursor } } } } }
  fragment Lists on Viewer { tokens: accessTokens { id } threads { edges { node { messages: steps { edges { cursor } } } } } }`
const { definitions } = parse(document)
const nodes = definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : []))

test.each([
  [['me'], 'currentUser'],
  [['me', 'tokens', 0, 'id'], 'accessTokens'],
  [['me', 'pal', 'name'], 'threads'],
  [['me', 'threads', 'edges', 0, 'node', 'messages'], 'history'],
  [['found'], 'node'],
  [['found', 'steps'], 'history'],
  [[], 'unknown'],
])('attributes a failure at %j to %s, regardless of aliases', (path, operation) => {
  expect(getOperationName(new GraphQLError('', { path, nodes }))).toBe(operation)
})

test('reads only the path without the document', () => {
  expect(getOperationName(new GraphQLError('', { path: ['signIn'] }))).toBe('login')
  expect(getOperationName(null)).toBe('unknown')
})
