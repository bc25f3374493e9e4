import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type Case, hostilePlace, insertHostile, jsonHeaders, type Known, getNodeType, plausibleText, type Position } from './cases.ts'
import { hostileJson, hostileLiterals } from './hostileValues.ts'

interface Reached {
  readonly operation: 'query' | 'mutation' | 'subscription'
  readonly selections: readonly string[]
  readonly field: GraphQLField<unknown, unknown>
}

export function listGraphqlPositions(known: Known): Position[] {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
  return listFieldsWithArguments(schema, known).flatMap((reached) =>
    reached.field.args.flatMap((argument) =>
      listPositions(argument.type, argument.name, known).map(({ label, value }) =>
        toPosition(schema, reached, argument, label, value, known),
      ),
    ),
  )
}

function toPosition(
  schema: GraphQLSchema,
  { operation, selections, field }: Reached,
  argument: GraphQLArgument,
  label: string,
  value: unknown,
  known: Known,
): Position {
  const call = `${operation} ${[...selections.map((selection) => selection.replace(/\(.*/, '')), field.name].join('.')}`
  const others = field.args.filter((other) => other !== argument && isRequiredArgument(other))
  const toRequest = (argumentText: string, declared: string, variables: string): Case => {
    const given = [
      `${argument.name}: ${argumentText}`,
      ...others.map((other) => `${other.name}: ${formatLiteral(plausible(other.type, other.name, known))}`),
    ]
    const inner = `${field.name}(${given.join(', ')})${buildSelection(schema, getNamedType(field.type))}`
    const query = `${operation}${declared} { ${selections.map((selection) => `${selection} { `).join('')}${inner}${' }'.repeat(selections.length)} }`
    const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`
    const headers = operation === 'subscription' ? { ...jsonHeaders, accept: 'text/event-stream' } : jsonHeaders
    return { call, position: label, method: 'POST', path: '/graphql', headers, body }
  }
  return {
    call,
    count: hostileJson.length + hostileLiterals.length,
    make(index) {
      const json = hostileJson[index]
      if (json !== undefined) return toRequest('$value', `($value: ${String(argument.type)})`, insertHostile({ value }, json))
      return toRequest(
        formatLiteral(value).replace(formatLiteral(hostilePlace), () => hostileLiterals[index - hostileJson.length] ?? 'null'),
        '',
        '{}',
      )
    },
  }
}

function listFieldsWithArguments(schema: GraphQLSchema, known: Known): Reached[] {
  const found: Reached[] = []
  const seen = new Set<GraphQLNamedType>()
  const visit = (operation: Reached['operation'], type: GraphQLObjectType, selections: readonly string[]) => {
    const queue = [{ type, selections }]
    for (const at of queue) {
      if (seen.has(at.type)) continue
      seen.add(at.type)
      for (const field of Object.values(at.type.getFields())) {
        if (field.args.length > 0) found.push({ operation, selections: at.selections, field })
        const next = getNamedType(field.type)
        if (operation !== 'query' || !isCompositeType(next)) continue
        const required = field.args
          .filter(isRequiredArgument)
          .map((each) => `${each.name}: ${formatLiteral(plausible(each.type, each.name, known))}`)
        const inner = [...at.selections, required.length > 0 ? `${field.name}(${required.join(', ')})` : field.name]
        if (isObjectType(next)) queue.push({ type: next, selections: inner })
        else if (isAbstractType(next)) {
          for (const possible of schema.getPossibleTypes(next))
            queue.push({ type: possible, selections: [...inner, `... on ${possible.name}`] })
        }
      }
    }
  }
  const [query, mutation, subscription] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  if (query) visit('query', query, [])
  if (mutation) visit('mutation', mutation, [])
  if (subscription) visit('subscription', subscription, [])
  return found
}

/** Shallow, to pass the complexity limit. */
function buildSelection(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (!isCompositeType(type)) return ''
  const isError = (one: GraphQLObjectType) => one.getInterfaces().some(({ name }) => name === 'UserError')
  const knowsErrors = isAbstractType(type) && schema.getPossibleTypes(type).some(isError)
  return knowsErrors ? ' { __typename ... on UserError { message } }' : ' { __typename }'
}

function listPositions(type: GraphQLInputType, label: string, known: Known): { label: string; value: unknown }[] {
  if (isNonNullType(type)) return listPositions(type.ofType, label, known)
  const whole = { label, value: hostilePlace }
  if (isListType(type)) {
    const inner = listPositions(type.ofType, `${label}[]`, known)
    return [whole, ...inner.map((place) => ({ label: place.label, value: [place.value] }))]
  }
  if (!isInputObjectType(type)) return [whole]
  const required = plausible(type, label, known) as Record<string, unknown>
  const inner = Object.values(type.getFields()).flatMap((field) =>
    listPositions(field.type, `${label}.${field.name}`, known).map((place) => ({
      ...place,
      value: { ...required, [field.name]: place.value },
    })),
  )
  return [whole, ...inner]
}

function plausible(type: GraphQLInputType, name: string, known: Known): unknown {
  if (isNonNullType(type)) return plausible(type.ofType, name, known)
  if (isListType(type)) return [plausible(type.ofType, name, known)]
  if (isEnumType(type)) return new EnumName(type.getValues()[0]?.name ?? '')
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, plausible(field.type, field.name, known)]))
  }
  switch (type.name) {
    case 'ID': {
      const node = getNodeType(name)
      return btoa(`${node}:${known.ids[node]?.[0] ?? '01890a5d-ac96-774b-bcce-b302099a8057'}`)
    }
    case 'Int':
    case 'Float':
      return 5
    case 'Boolean':
      return true
    case 'DateTime':
      return '2026-01-31T00:00:00.000Z'
    case 'JSON':
      return {}
    default:
      return plausibleText(name, known)
  }
}

/** A string in JSON, a bare name in documents. */
class EnumName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON() {
    return this.name
  }
}

function formatLiteral(value: unknown): string {
  if (value instanceof EnumName) return value.name
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${formatLiteral(inner)}`)
    .join(', ')} }`
}
