import { ESLint, type Linter } from 'eslint'
import graphqlEslint from '@graphql-eslint/eslint-plugin'

const { configs, parser } = graphqlEslint
/** Its types allow schemas of options that those of ESLint do not know, such as `true`. */
const rules = graphqlEslint.rules as unknown as ESLint.Plugin['rules']

const { EnumValueDefinition, ...naming } = configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1]

/** What does not hold for this schema, each with its reason. */
const exceptions: Linter.RulesRecord = {
  // The values of these are what REST sends and what tools are called, letter by letter.
  '@graphql-eslint/naming-convention': [
    'error',
    {
      ...naming,
      'EnumValueDefinition[parent.name.value=/^(?!ErrorCode$|ToolName$)/]': EnumValueDefinition,
    },
  ],
  // Payloads, pages and values are parts of what was asked for: only what can be fetched again has an id.
  '@graphql-eslint/strict-id-in-types': 'off',
  // `username`, `stepType` and `threadType` are what both faces and the product call them.
  '@graphql-eslint/no-typename-prefix': 'off',
  // Lists with a small bound are not paged; a message of a conversation with a twin is read there alone and is no node.
  '@graphql-eslint/relay-edge-types': ['error', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
}

/** The findings in schema.graphql, each with its place. */
export async function lintSchema(root: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['schema.graphql'],
      languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'schema.graphql' } } },
      plugins: { '@graphql-eslint': { rules } },
      rules: { ...configs['flat/schema-recommended'].rules, ...configs['flat/schema-relay'].rules, ...exceptions },
    },
  })
  const results = await eslint.lintFiles(['schema.graphql'])
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `schema.graphql:${line} ${message} (${ruleId ?? 'parser'})`),
  )
}
