import { type ExecutionArgs, getOperationAST } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { type Span, startSpan } from '../platform/tracing/tracing.ts'
import type { GraphContext } from './builder.ts'

export const traceOperations: Plugin<GraphContext> = {
  onExecute({ args }) {
    const span = startOperation(args)
    return span && { onExecuteDone: ({ result }) => span.end(isAsyncIterable(result) ? undefined : findError(result.errors)) }
  },
  onSubscribe({ args }) {
    const span = startOperation(args)
    return span && { onSubscribeResult: ({ result }) => span.end(isAsyncIterable(result) ? undefined : findError(result.errors)) }
  },
}

/** Other clients choose their names freely, so only the web app’s are safe. */
function startOperation({ document, operationName, contextValue }: ExecutionArgs): Span | undefined {
  const span = startSpan('graphql', {})
  const operation = span && getOperationAST(document, operationName)
  if (!span || !operation) return span
  const type = operation.operation
  const name = (contextValue as GraphContext).isOwnOperation ? operation.name?.value : undefined
  span.rename(name ? `${type} ${name}` : type)
  span.set({ 'graphql.operation.type': type, 'graphql.operation.name': name })
  return span
}

function findError(errors: readonly { originalError?: Error | undefined }[] | undefined): unknown {
  return errors?.[0] && (errors[0].originalError ?? errors[0])
}
