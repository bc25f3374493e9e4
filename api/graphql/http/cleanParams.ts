import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { cleanInput } from '../../platform/text/cleanInput.ts'
import { InputError } from '../../platform/errors.ts'
import { toGraphqlCode } from '../errors/codes.ts'
import { toStorable } from '../../platform/text/text.ts'

/** Escaped NUL in a document. Lone surrogates are invalid in GraphQL. */
const escapedNul = /\\u(?:0000|\{0+\})/

const parameters = new Set(['query', 'operationName', 'variables', 'extensions'])

/** PostgreSQL can’t store NUL and lone surrogates. */
export const cleanParams: Plugin = {
  // Yoga answers invalid JSON in a URL or form with 500.
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        throw error instanceof SyntaxError ? new InputError('variables_not_json') : error
      }
    })
  },
  onParams({ params }) {
    cleanInput(params)
    const { operationName } = params ?? {}
    if (operationName != null && typeof operationName !== 'string') {
      throw new GraphQLError('Expected "operationName" to be a string.', {
        extensions: { code: toGraphqlCode('bad_request'), http: { status: 400 } },
      })
    }
    // Clients send extra parameters, such as `operationType`.
    if (params) for (const key of Object.keys(params)) if (!parameters.has(key)) Reflect.deleteProperty(params, key)
  },
  onParse({ params }) {
    if (!escapedNul.test(String(params.source))) return undefined
    return ({ result, replaceParseResult }) => {
      if (isDocument(result)) replaceParseResult(visit(result, { StringValue: (node) => ({ ...node, value: toStorable(node.value) }) }))
    }
  },
}

function isDocument(result: object | null): result is DocumentNode {
  return result !== null && 'kind' in result && result.kind === Kind.DOCUMENT
}
