import type { CodegenConfig } from '@graphql-codegen/cli'

function configureOperations(...documents: string[]): CodegenConfig['generates'][string] {
  return {
    documents,
    preset: 'client',
    presetConfig: { fragmentMasking: false },
    config: {
      documentMode: 'string',
      enumsAsTypes: true,
      useTypeImports: true,
      scalars: { DateTime: 'string', ID: 'string', JSON: 'unknown' },
    },
  }
}

/** Only the types of docs/examples are committed: API consumers copy them. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'docs/examples/__generated__/': configureOperations('docs/examples/*.ts'),
    'web/lib/__generated__/enums.ts': {
      plugins: ['typescript'],
      config: { onlyEnums: true, enumsAsTypes: true, namingConvention: 'keep' },
    },
    'api/testing/__generated__/': configureOperations('api/**/*.api.test.ts', 'api/testing/**/*.ts'),
  },
}

export default config
