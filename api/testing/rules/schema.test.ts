import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))

function getTypeName(type: string, field: string): string {
  const found = objectTypes.find(({ name }) => name === type)?.getFields()[field]
  return found ? getNamedType(found.type).name : ''
}

test('each connection and edge is named after its node', () => {
  const connections = objectTypes.filter(({ name }) => name.endsWith('Connection'))
  expect(connections.length).toBeGreaterThan(8)
  const names = connections.map(({ name }) => [name, getTypeName(name, 'edges')])
  const nodes = names.map(([, edge = '']) => getTypeName(edge, 'node'))
  expect(names).toEqual(nodes.map((node) => [`${node}Connection`, `${node}Edge`]))
  expect(new Set(nodes).size).toBe(nodes.length)
})
