import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  type ExecutionArgs,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  Kind,
} from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { formatErrorText } from '../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import type { GraphContext } from './builder.ts'
import { toGraphqlCode } from './errors/codes.ts'

/** Pothos’s multiplier for lists without a size argument. */
const defaultListSize = 10
const defaultPageSize = 20

/** Edges are a separate list, so they divide the page size for the connection. */
function countRequestedRows(
  { first, last, limit, query }: Record<string, unknown>,
  _context: object,
  { type }: Pick<GraphQLField<unknown, unknown>, 'type'>,
) {
  const size = first ?? last ?? limit
  const field = typeof query === 'string' && query !== '' ? graphLimits.search : 1
  if (getNamedType(type).name.endsWith('Connection')) {
    return { field, multiplier: (typeof size === 'number' ? size : defaultPageSize) / defaultListSize }
  }
  return typeof size === 'number' ? { field, multiplier: size } : { field }
}

/** Multiplier for lists that rarely have more than a few rows. */
export const shortList = { field: 1, multiplier: 3 } as const

/** Pothos only stores the cost; `limitCost` enforces the limit. */
export const costOptions = { disabled: true, fieldComplexity: countRequestedRows, defaultListMultiplier: defaultListSize } as const

/** The web app’s own operations are exempt. */
export function limitCost(maskError: (error: GraphQLError) => GraphQLError): Plugin<GraphContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const cost = calculateCost(args)
      if (!cost) return undefined
      if (cost instanceof GraphQLError) return setResultAndStopExecution({ errors: [maskError(cost)] })
      if (cost.requested > cost.limit) return setResultAndStopExecution(refuse(cost))
      return {
        onExecuteDone({ result }) {
          if (!isAsyncIterable(result)) result.extensions = { ...result.extensions, cost }
        },
      }
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const cost = calculateCost(args)
      if (cost instanceof GraphQLError) setResultAndStopExecution({ errors: [maskError(cost)] })
      else if (cost && cost.requested > cost.limit) setResultAndStopExecution(refuse(cost))
    },
  }
}

interface Cost {
  readonly requested: number
  readonly limit: number
}

/** @returns the error of an invalid argument, without which the cost is unknown, even if its field is skipped */
function calculateCost({ document, operationName, schema, variableValues, contextValue }: ExecutionArgs): Cost | GraphQLError | null {
  const context = contextValue as GraphContext
  const operation = getOperationAST(document, operationName)
  if (context.isOwnOperation || !operation) return null
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const query: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  try {
    const { complexity } = complexityFromQuery(query, { schema, ctx: context, variables: variableValues ?? {} })
    return { requested: Math.ceil(complexity), limit: graphLimits.cost }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, { maxErrors: 1 })
    // The execution refuses invalid variables, with better errors.
    return errors ? null : error
  }
}

function refuse(cost: Cost) {
  const params = { kind: 'complexity', cost: cost.requested, limit: cost.limit }
  const error = new GraphQLError(formatErrorText('operation_too_costly', params), {
    extensions: { code: toGraphqlCode('operation_too_costly'), params },
  })
  return { errors: [error], extensions: { cost } }
}
