import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types of the operations in docs/examples, which consumers of the API copy together with them. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'docs/examples/*.ts',
  importExtension: '.ts',
  generates: {
    'docs/examples/__generated__/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { DateTime: 'string', ID: 'string', JSON: 'unknown' },
      },
    },
  },
}

export default config
