import { GraphQLError, type ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** What an operation may look like before it is known what it costs; the largest one of our own screens needs about a tenth of each. */
const maxTokens = 5000
const maxAliases = 100

/** Refuses documents that would cost much to parse and validate, or that ask for one field again and again under other names. */
export const limitDocuments: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(MaxAliasesRule)
  },
}

function MaxAliasesRule(context: ValidationContext) {
  let aliases = 0
  return {
    Field({ alias }: { alias?: unknown }) {
      if (!alias) return
      aliases += 1
      if (aliases !== maxAliases + 1) return
      const message = `This operation has more than ${maxAliases} aliases. Split it.`
      context.reportError(new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE' } }))
    },
  }
}
