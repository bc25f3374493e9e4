import { ESLint, type Linter } from 'eslint'
import graphqlEslint from '@graphql-eslint/eslint-plugin'
import { ChangeType, CriticalityLevel, diff, type FieldTypeChangedChange } from '@graphql-inspector/core'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { buildSchema } from 'graphql'

const { configs, parser } = graphqlEslint
/** Its types allow schemas of options that those of ESLint do not know, such as `true`. */
const rules = graphqlEslint.rules as unknown as ESLint.Plugin['rules']

const { EnumValueDefinition, ...naming } = configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1]

/** What does not hold for this schema, each with its reason. */
const schemaExceptions: Linter.RulesRecord = {
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
      rules: { ...configs['flat/schema-recommended'].rules, ...configs['flat/schema-relay'].rules, ...schemaExceptions },
    },
  })
  const results = await eslint.lintFiles(['schema.graphql'])
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `schema.graphql:${line} ${message} (${ruleId ?? 'parser'})`),
  )
}

/** The findings of Redocly in an OpenAPI document, each with its place. */
export async function lintOpenapi(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const findings = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return findings
    .map(
      ({ ruleId, message, location }) => `openapi.json: ${location.map(({ pointer }) => pointer ?? '').join(', ')}: ${message} (${ruleId})`,
    )
    .toSorted()
}

/** What breaks clients and is not named by its path, such as `User.name`, under Unreleased in the changelog; each in a sentence. */
export async function unnamedBreakingChanges(before: string, after: string, changelog: string): Promise<string[]> {
  const afterSchema = buildSchema(after)
  const changes = (await diff(buildSchema(before), afterSchema)).filter((change) => {
    if (change.type !== ChangeType.FieldTypeChanged) return true
    // A field whose type was removed or renamed is covered by the entry of that type.
    const { oldFieldType } = (change as FieldTypeChangedChange).meta
    return afterSchema.getType(oldFieldType.replaceAll(/[[\]!]/g, '')) !== undefined
  })
  const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? ''
  return changes
    .filter(({ criticality, path }) => criticality.level === CriticalityLevel.Breaking && !unreleased.includes(`\`${path}\``))
    .map(({ message, path }) => `schema.graphql: ${message}. Name \`${path}\` under Unreleased in CHANGELOG.md, or keep it.`)
}
