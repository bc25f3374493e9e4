import { complexityFromQuery } from '@pothos/plugin-complexity'
import { type DocumentNode, type ExecutionArgs, getNamedType, getOperationAST, GraphQLError, type GraphQLField, Kind } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { textOf } from '../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import type { GraphContext } from './builder.ts'

/** What Pothos multiplies the fields of a list by, unless the list has a size of its own. */
const defaultListSize = 10
const defaultPageSize = 20

/**
 * Lists are charged by the number of rows that they can return: pages by `first`, `last` or `limit`. The edges of a connection are a list of
 * their own, so that only the rest of the page size is left for the connection.
 */
function rowsAskedFor(
  { first, last, limit }: Record<string, unknown>,
  _context: object,
  { type }: Pick<GraphQLField<unknown, unknown>, 'type'>,
) {
  const size = first ?? last ?? limit
  if (getNamedType(type).name.endsWith('Connection')) {
    return { field: 1, multiplier: (typeof size === 'number' ? size : defaultPageSize) / defaultListSize }
  }
  return typeof size === 'number' ? { field: 1, multiplier: size } : { field: 1 }
}

/** The cost of a list without a page size that rarely has more than a few rows, such as the attachments of a message. */
export const shortList = { field: 1, multiplier: 3 } as const

/** For the schema builder, which only describes the cost of each field; `limitCost` compares them with the limit. */
export const costOptions = { disabled: true, fieldComplexity: rowsAskedFor, defaultListMultiplier: defaultListSize } as const

/** Refuses operations that cost too much before anything is read, and reports the cost of all others. Operations of our own screens are not counted. */
export const limitCost: Plugin<GraphContext> = {
  onExecute({ args, setResultAndStopExecution }) {
    const cost = costOf(args)
    if (!cost) return undefined
    if (cost.requested > cost.limit) return setResultAndStopExecution(refuse(cost))
    return {
      onExecuteDone({ result }) {
        if (!isAsyncIterable(result)) result.extensions = { ...result.extensions, cost }
      },
    }
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const cost = costOf(args)
    if (cost && cost.requested > cost.limit) setResultAndStopExecution(refuse(cost))
  },
}

interface Cost {
  readonly requested: number
  readonly limit: number
}

/** Null for what is not counted, and for what the executor will refuse. */
function costOf({ document, operationName, schema, variableValues, contextValue }: ExecutionArgs): Cost | null {
  const context = contextValue as GraphContext
  const operation = getOperationAST(document, operationName)
  if (context.isOwnOperation || !operation) return null
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const query: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  try {
    const { complexity } = complexityFromQuery(query, { schema, ctx: context, variables: variableValues ?? {} })
    return { requested: Math.ceil(complexity), limit: graphLimits.cost }
  } catch (error) {
    // Wrong variables, which the executor reports in full.
    if (error instanceof GraphQLError) return null
    throw error
  }
}

function refuse(cost: Cost) {
  const params = { kind: 'complexity', cost: cost.requested, limit: cost.limit }
  const error = new GraphQLError(textOf('operation_too_costly', params), { extensions: { code: 'operation_too_costly', params } })
  return { errors: [error], extensions: { cost } }
}
