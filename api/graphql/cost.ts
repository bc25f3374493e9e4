import SchemaBuilder, { type SchemaTypes } from '@pothos/core'
import { PothosComplexityPlugin } from '@pothos/plugin-complexity'
import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { textOf } from '../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import type { GraphContext } from './builder.ts'

/** A page costs what it asks for. Of a connection it is the list of edges that counts for ten already. */
function rowsAskedFor({ first, last, limit }: Record<string, unknown>) {
  const page = first ?? last
  if (typeof page === 'number') return { field: 1, multiplier: page / 10 }
  return typeof limit === 'number' ? { field: 1, multiplier: limit } : { field: 1 }
}

/** For the schema builder: costlier operations are refused before anything is read. Those of our own screens are known, and not counted. */
export const costOptions = {
  limit: ({ isOwnOperation }: GraphContext) => (isOwnOperation ? {} : { complexity: graphLimits.cost }),
  fieldComplexity: rowsAskedFor,
  defaultListMultiplier: 10,
  complexityError: (kind: string, { complexity }: { complexity: number }) => {
    const params = { kind: kind.toLowerCase(), cost: Math.ceil(complexity), limit: graphLimits.cost }
    return new GraphQLError(textOf('operation_too_costly', params), { extensions: { code: 'operation_too_costly', params } })
  },
}

/** Keeps the cost that is counted before the first field is read, for `publishCost`. */
class KeptComplexityPlugin<Types extends SchemaTypes> extends PothosComplexityPlugin<Types> {
  override checkComplexity(context: Types['Context'], info: GraphQLResolveInfo): void {
    super.checkComplexity(context, info)
    if (this.getMax(context)) (context as GraphContext).cost = this.complexityCache(context, info).complexity
  }
}

SchemaBuilder.allowPluginReRegistration = true
SchemaBuilder.registerPlugin('complexity', KeptComplexityPlugin)
SchemaBuilder.allowPluginReRegistration = false

/** Says in `extensions.cost` of an answer what its operation came to; not in the events of a subscription, and not to our own screens. */
export const publishCost: Plugin<GraphContext> = {
  onExecute({ args: { contextValue } }) {
    const context = contextValue as GraphContext
    if (context.isOwnOperation) return undefined
    return {
      onExecuteDone({ result }) {
        if (context.cost === undefined || isAsyncIterable(result)) return
        const cost = { requested: Math.ceil(context.cost), limit: graphLimits.cost }
        result.extensions = { ...result.extensions, cost }
      },
    }
  },
}
