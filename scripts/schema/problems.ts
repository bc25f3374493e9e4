import { ESLint, type Linter } from 'eslint'
import graphqlEslint from '@graphql-eslint/eslint-plugin'
import { ChangeType, CriticalityLevel, diff, type FieldTypeChangedChange } from '@graphql-inspector/core'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { buildSchema, isEnumType } from 'graphql'

const { configs, parser } = graphqlEslint
const rules = graphqlEslint.rules as unknown as ESLint.Plugin['rules']

const { EnumValueDefinition, ...naming } = configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1]

const schemaExceptions: Linter.RulesRecord = {
  // Tool names match those in REST.
  '@graphql-eslint/naming-convention': [
    'error',
    {
      ...naming,
      'EnumValueDefinition[parent.name.value=/^(?!ToolName$)/]': EnumValueDefinition,
    },
  ],
  // Payloads, pages and value objects can't be refetched.
  '@graphql-eslint/strict-id-in-types': 'off',
  // `username`, `stepType` and `threadType` are the same in both APIs.
  '@graphql-eslint/no-typename-prefix': 'off',
  // Short lists are not paginated, and guest messages are no nodes.
  '@graphql-eslint/relay-edge-types': ['error', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
}

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

export async function lintOpenapi(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const findings = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return findings
    .map(
      ({ ruleId, message, location }) => `openapi.json: ${location.map(({ pointer }) => pointer ?? '').join(', ')}: ${message} (${ruleId})`,
    )
    .toSorted()
}

export async function findUnnamedBreakingChanges(before: string, after: string, changelog: string): Promise<string[]> {
  const afterSchema = buildSchema(after)
  const changes = (await diff(buildSchema(before), afterSchema)).filter((change) => {
    if (change.type !== ChangeType.FieldTypeChanged) return true
    // The entry for the type covers its fields.
    const { oldFieldType } = (change as FieldTypeChangedChange).meta
    return afterSchema.getType(oldFieldType.replaceAll(/[[\]!]/g, '')) !== undefined
  })
  const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? ''
  return changes
    .filter(({ criticality, path }) => {
      if (criticality.level !== CriticalityLevel.Breaking || unreleased.includes(`\`${path}\``)) return false
      // One entry covers all values.
      const [name = '', value = ''] = path?.split('.') ?? []
      const type = afterSchema.getType(name)
      return !(isEnumType(type) && type.getValue(value.toUpperCase()) && unreleased.includes(`\`${name}\``))
    })
    .map(({ message, path }) => `schema.graphql: ${message}. Name \`${path}\` under Unreleased in CHANGELOG.md, or keep it.`)
}
