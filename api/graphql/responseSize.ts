import { GraphQLError } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { formatErrorText } from '../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import { toGraphqlCode } from './errors/codes.ts'

/** Aliases repeat a long text without another read, and serializing hundreds of megabytes blocks all users. */
export const limitResponseSize: Plugin = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (!isAsyncIterable(result) && isTooLarge(result.data)) setResult(refuse())
    },
  }),
  onSubscribe: () => ({
    onSubscribeResult: () => ({
      onNext({ result, setResult }) {
        if (isTooLarge(result.data)) setResult(refuse())
      },
    }),
  }),
}

function isTooLarge(data: unknown): boolean {
  return countCharacters(data, graphLimits.responseCharacters) < 0
}

/** @returns the rest of `most`, negative once exceeded */
function countCharacters(value: unknown, most: number): number {
  if (typeof value === 'string') return most - value.length
  if (typeof value !== 'object' || value === null) return most - 4
  let rest = most
  if (Array.isArray(value)) {
    for (const item of value) {
      rest = countCharacters(item, rest)
      if (rest < 0) break
    }
    return rest
  }
  // Object.entries() copies each object, 5 % of the CPU time of a list.
  for (const key in value) {
    rest = countCharacters((value as Record<string, unknown>)[key], rest - key.length)
    if (rest < 0) break
  }
  return rest
}

function refuse() {
  const limit = graphLimits.responseCharacters
  const params = { kind: 'response size', cost: limit, limit }
  const extensions = { code: toGraphqlCode('operation_too_costly'), params }
  return { errors: [new GraphQLError(formatErrorText('operation_too_costly', params), { extensions })] }
}
