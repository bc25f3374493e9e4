import { readFile } from 'node:fs/promises'
import { buildSchema, getNamedType, type GraphQLInputField, type GraphQLObjectType, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import type { Platform } from '../../platform/platform.ts'
import type { Services } from '../../services.ts'
import { sameOnRest } from '../../testing/parity/sameOnRest.ts'
import { createRestApi } from '../api.ts'
import type { RouteDefinition } from '../routes.ts'
import { hasInput, toRestField } from './fieldNames.ts'

const platform = { config: { publicUrl: 'https://twain.example.org', corsOrigins: [] as string[] }, log: {}, db: {} }
const { openAPIRegistry } = createRestApi(platform as unknown as Platform, {} as Services)
const routes = new Map(
  openAPIRegistry.definitions.flatMap((definition): [string, RouteDefinition][] =>
    definition.type === 'route' ? [[`${definition.route.method.toUpperCase()} ${definition.route.path}`, definition.route]] : [],
  ),
)
const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

const graphqlAlone: [pattern: RegExp, because: string][] = [
  [/^\w+\.\w+ (before|last)$/, 'REST pages forwards.'],
  [/^Query\.roadmap (first|after)$/, 'REST answers with the whole roadmap.'],
  [/ sectionVisibility\b/, 'Services know it as a part of twinMetadata.'],
]

function listPaths(inputs: readonly Pick<GraphQLInputField, 'name' | 'type'>[], parents: string[] = []): string[] {
  return inputs.flatMap(({ name, type }) => {
    const path = ['input', 'filter', 'orderBy'].includes(name) && parents.length === 0 ? [] : [...parents, name]
    const inner = getNamedType(type)
    const nested = isInputObjectType(inner)
      ? listPaths(Object.values(inner.getFields()), String(type).includes('[') ? [...path, '0'] : path)
      : []
    return path.length === 0 ? nested : [path.join('.'), ...nested]
  })
}

const rows = ['Query', 'Viewer', 'Mutation', 'Subscription'].flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).flatMap(({ name, args }) => {
    const calls = sameOnRest[`${type}.${name}`] ?? []
    return 'because' in calls || args.length === 0 ? [] : [{ field: `${type}.${name}`, calls, paths: listPaths(args) }]
  }),
)

test.each(rows)('every input of $field has a name in REST', ({ field, calls, paths }) => {
  const unnamed = paths
    .filter((path) => !graphqlAlone.some(([pattern]) => pattern.test(`${field} ${path}`)))
    .filter(
      (path) =>
        !calls.some((call) => {
          const route = routes.get(call)
          return route && hasInput(route, toRestField(route, path))
        }),
    )
  expect(unnamed).toEqual([])
})

test('unknown paths stay unchanged', () => {
  expect(toRestField({ method: 'get', path: '/', responses: {} }, 'some.thingElse')).toBe('some.thingElse')
})
