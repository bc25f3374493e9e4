import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { settings } from '../api/platform/environment.ts'
import { writeErrorTable } from './generators/errorTable.ts'
import { writeProductTexts } from './generators/productTexts.ts'
import { step, type Step } from './step.ts'
import { writeDesignTokens } from './tokens/designTokens.ts'

const root = join(import.meta.dirname, '..')

type Update = (name: string, options: Omit<Step, 'isForced'>) => Promise<void>

export async function generate({ isForced = false } = {}): Promise<void> {
  const update: Update = (name, options) => step(name, { ...options, isForced })
  await update('database client', {
    inputs: ['prisma/schema.prisma', 'prisma/prisma.config.ts', 'package-lock.json'],
    outputs: ['api/platform/__generated__/prisma/client.ts', 'api/platform/__generated__/tables.ts', 'api/graphql/__generated__/pothos.ts'],
    work: () => run('prisma', ['generate', '--config', 'prisma/prisma.config.ts']),
  })
  await update('schema.graphql', {
    inputs: ['api', 'prisma/schema.prisma', 'package-lock.json'],
    outputs: ['schema.graphql'],
    // This process may become the server and then has the schema loaded.
    work: () => import('../api/graphql/print.ts'),
  })
  await update('settings table', {
    inputs: ['api/platform/environment.ts', 'docs/configuration.md'],
    outputs: ['docs/configuration.md'],
    work: writeSettings,
  })
  await update('design tokens', {
    inputs: ['design-system/tokens/primitive.css', 'design-system/tokens/semantic.css', 'scripts/tokens', 'package-lock.json'],
    outputs: ['design-system/tokens/modes/primitive.tokens.json'],
    work: writeDesignTokens,
  })
  await update('error codes', {
    inputs: ['api/platform', 'scripts/generators/errorTable.ts', 'package-lock.json'],
    outputs: ['web/i18n/errorMessages.ts', 'docs/api/errors.md'],
    work: writeErrorTable,
  })
  await update('product texts', {
    inputs: ['docs/roadmap.json', 'api/roadmap/validation.ts', 'api/platform/limits/plans.ts', 'scripts/generators'],
    outputs: ['web/i18n/productTexts.ts'],
    work: writeProductTexts,
  })
  await Promise.all([writeApiTypes(update), writeWebFiles(update)])
}

async function writeApiTypes(update: Update): Promise<void> {
  await update('types of operations', {
    inputs: [
      'docs/examples',
      'api/testing',
      ...globSync('api/**/*.api.test.ts', { cwd: root }),
      'schema.graphql',
      'scripts/generators/codegen.ts',
      'package-lock.json',
    ],
    outputs: ['docs/examples/__generated__/graphql.ts', 'api/testing/__generated__/graphql.ts', 'web/lib/__generated__/enums.ts'],
    work: () => run('graphql-codegen', ['--config', 'scripts/generators/codegen.ts']),
  })
  await update('types of REST', {
    inputs: ['api', 'scripts/schema/openapiDocument.ts', 'package-lock.json'],
    outputs: ['docs/examples/__generated__/rest.ts'],
    work: async () => (await import('./schema/openapiDocument.ts')).writeRestTypes(),
  })
}

async function writeWebFiles(update: Update): Promise<void> {
  await update('Relay artifacts', {
    inputs: ['web', 'schema.graphql', 'package-lock.json'],
    outputs: ['dist/persisted.json'],
    work: async () => {
      const [artifacts, persisted] = [join(root, 'web/__generated__'), join(root, 'dist/persisted.json')]
      // The compiler appends only operations of artifacts it writes.
      if ((await readFile(persisted, 'utf8').catch(() => '')) === '') await rm(artifacts, { recursive: true, force: true })
      await mkdir(artifacts, { recursive: true })
      await mkdir(dirname(persisted), { recursive: true })
      await appendFile(persisted, '')
      // The compiler uses its working directory.
      await run('relay-compiler', ['relay.config.json'], 'web')
    },
  })
  await update('message catalogue', {
    inputs: ['web', 'design-system', 'package-lock.json'],
    outputs: ['web/i18n/__generated__/en.json', 'web/i18n/__generated__/de.json'],
    work: async () => {
      await run('lingui', ['extract', '--clean', '--overwrite', '--config', 'web/lingui.config.ts', '--workers', '1'])
      await run('lingui', ['compile', '--config', 'web/lingui.config.ts', '--workers', '1'])
    },
  })
}

async function writeSettings(): Promise<void> {
  const rows = settings.map(({ name, default: value, description }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`)
  const table = ['| Setting | Default | Description |', '| --- | --- | --- |', ...rows].join('\n')
  const file = join(root, 'docs/configuration.md')
  const text = await readFile(file, 'utf8')
  const [before, rest = ''] = text.split('<!-- settings -->\n')
  const [, after] = rest.split('<!-- /settings -->')
  if (after === undefined) throw new Error('docs/configuration.md has no markers for the settings.')
  const changed = `${before}<!-- settings -->\n${table}\n<!-- /settings -->${after}`
  if (changed !== text) await writeFile(file, changed)
}

export async function run(tool: string, args: string[], folder = '.', env: NodeJS.ProcessEnv = {}): Promise<void> {
  const bin = join(root, 'node_modules/.bin')
  const child = spawn(join(bin, tool), args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${printed}`)
}

if (import.meta.main) {
  await generate({ isForced: process.argv.includes('--force') })
  process.exit()
}
