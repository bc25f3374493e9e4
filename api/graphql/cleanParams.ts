import { type DocumentNode, Kind, visit } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { cleanInput } from '../platform/cleanInput.ts'
import { storable } from '../platform/text.ts'

/** How a document writes the character NUL, half a surrogate pair being no GraphQL. */
const escapedNul = /\\u(?:0000|\{0+\})/

/** Makes all text of an operation storable before anything looks at it: variables and names, and what is written in the document itself. */
export const cleanParams: Plugin = {
  onParams({ params }) {
    cleanInput(params)
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
