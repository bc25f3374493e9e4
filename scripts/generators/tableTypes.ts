import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import generatorHelper, { type DMMF, type GeneratorOptions } from '@prisma/generator-helper'

// A generator that `prisma generate` runs: what Kysely needs to know of the tables, from the same description as the client. A row has the types of the
// client's models, so that what Kysely reads can be handed on as what Prisma reads.

generatorHelper.generatorHandler({
  onManifest: () => ({ prettyName: 'types of the tables for Kysely', defaultOutput: 'tables.ts' }),
  onGenerate: async ({ dmmf, datamodel, generator }: GeneratorOptions) => {
    const output = generator.output?.value
    if (!output) throw new Error('The generator of table types has no output.')
    await mkdir(dirname(output), { recursive: true })
    await writeFile(output, tablesOf(dmmf.datamodel.models, datamodel))
  },
})

function tablesOf(models: readonly DMMF.Model[], datamodel: string): string {
  const tables = models.map((model) => {
    const name = camelCase(model.dbName ?? model.name)
    const columns = model.fields
      .filter(({ kind }) => kind !== 'object')
      .map((field) => ({ name: camelCase(field.dbName ?? field.name), field: field.name, isGenerated: isGenerated(field) }))
    return { name, model: model.name, columns, unsupported: unsupportedOf(model.name, datamodel) }
  })
  return [
    '// Written by `npm run generate`.',
    "import type { Generated, GeneratedAlways } from 'kysely'",
    `import type { ${tables.map(({ model }) => model).join(', ')} } from './prisma/client.ts'`,
    '',
    '/** What the client cannot read, as the words of a text. */',
    'export type Unsupported<Name extends string> = { readonly __unsupported: Name }',
    '',
    'export interface Tables {',
    ...tables.flatMap(({ name, model, columns, unsupported }) => [
      `  ${name}: {`,
      ...columns.map(
        ({ name: column, field, isGenerated: is }) => `    ${column}: ${is ? `Generated<${model}['${field}']>` : `${model}['${field}']`}`,
      ),
      ...unsupported.map(({ field, type }) => `    ${field}: GeneratedAlways<Unsupported<'${type}'>>`),
      '  }',
    ]),
    '}',
    '',
    '/** Every column that the client reads. */',
    'export const columns = {',
    ...tables.map(({ name, columns: all }) => `  ${name}: [${all.map((column) => `'${column.name}'`).join(', ')}],`),
    '} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] }',
    '',
  ].join('\n')
}

/** Whether the database has a default; ids are made by the client, and so is the time of a change. */
function isGenerated({ hasDefaultValue, default: value }: DMMF.Field): boolean {
  return hasDefaultValue && !(typeof value === 'object' && 'name' in value && value.name === 'uuid')
}

/** The client knows nothing of them. */
function unsupportedOf(model: string, datamodel: string): { field: string; type: string }[] {
  const [, body = ''] = new RegExp(`^model ${model} \\{$([^]*?)^\\}`, 'm').exec(datamodel) ?? []
  return [...body.matchAll(/^ +(\w+) +Unsupported\("(\w+)"\)/gm)].map(([, field = '', type = '']) => ({ field, type }))
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
