import { readFile, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import type { OpenAPI3 } from 'openapi-typescript'
import { createRestApi } from '../../api/rest/api.ts'
import { findFieldDescription } from '../../api/graphql/fieldDescriptions.ts'
import { describeApi } from '../../api/rest/openapi.ts'
import type { Platform } from '../../api/platform/platform.ts'
import type { Services } from '../../api/services.ts'

/** Registering routes needs only these settings. */
export function createOpenapiDocument(): object {
  const publicUrl = 'https://twain.example.org'
  const platform = { config: { publicUrl, corsOrigins: [] as string[] }, log: {}, db: {} }
  return describeApi(createRestApi(platform as unknown as Platform, {} as Services), publicUrl, findFieldDescription)
}

const typesFile = new URL('../../docs/examples/__generated__/rest.ts', import.meta.url)

export async function writeRestTypes(): Promise<void> {
  const types = await createRestTypes()
  if ((await readFile(typesFile, 'utf8').catch(() => '')) !== types) await writeFile(typesFile, types)
}

async function createRestTypes(): Promise<string> {
  // openapi-typescript needs the compiler API, which TypeScript 7 lacks; @ts-morph/common bundles an older version.
  const typescript = `data:text/javascript,${encodeURIComponent(`import { ts } from ${JSON.stringify(import.meta.resolve('@ts-morph/common'))}; export default ts`)}`
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
        ? { url: typescript, shortCircuit: true }
        : next(specifier, context),
  })
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  hooks.deregister()
  const types = astToString(await openapiTS(createOpenapiDocument() as OpenAPI3))
  return `// Made by \`npm run generate\` from the OpenAPI document; npx openapi-typescript http://localhost:4000/api/v1/openapi.json makes the same.\n\n${types}`
}
