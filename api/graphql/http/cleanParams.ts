import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { cleanInput } from '../../platform/text/cleanInput.ts'
import { InputError } from '../../platform/errors.ts'
import { storable } from '../../platform/text/text.ts'

/** How a document writes the character NUL, half a surrogate pair being no GraphQL. */
const escapedNul = /\\u(?:0000|\{0+\})/

const parameters = new Set(['query', 'operationName', 'variables', 'extensions'])

/** Makes all text of an operation storable before anything looks at it: variables and names, and what is written in the document itself. */
export const cleanParams: Plugin = {
  // Yoga answers a body that is no JSON with a 400, but lets the error of one that is part of an address or of a form pass.
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
      throw new GraphQLError('Expected "operationName" to be a string.', { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
    }
    // Clients send more than the specification names, such as `operationType`.
    if (params) for (const key of Object.keys(params)) if (!parameters.has(key)) Reflect.deleteProperty(params, key)
  },
  onParse({ params }) {
    if (!escapedNul.test(String(params.source))) return undefined
    return ({ result, replaceParseResult }) => {
      if (isDocument(result)) replaceParseResult(visit(result, { StringValue: (node) => ({ ...node, value: storable(node.value) }) }))
    }
  },
}

function isDocument(result: object | null): result is DocumentNode {
  return result !== null && 'kind' in result && result.kind === Kind.DOCUMENT
}
