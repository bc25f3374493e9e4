import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { buildApi } from '../build.ts'

const root = join(import.meta.dirname, '../..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }

interface Chunk {
  fileName: string
  code: string
  imports: string[]
  dynamicImports: string[]
}

let chunks: Chunk[]
beforeAll(async () => {
  await buildApi()
  const folder = join(root, 'dist/api')
  chunks = globSync('**/*.js', { cwd: folder }).map((fileName) => readChunk(fileName, readFileSync(join(folder, fileName), 'utf8')))
}, 60_000)

function readChunk(fileName: string, code: string): Chunk {
  const { staticImports, staticExports, dynamicImports } = parseSync(fileName, code).module
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  return {
    fileName,
    code,
    imports: [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported],
    dynamicImports: dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end)),
  }
}

const isText = (specifier: string) => /^(["']).*\1$/.test(specifier)

test('production installs every package that the bundled server imports', () => {
  const imported = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports.filter(isText).map((text) => text.slice(1, -1))])
    .filter((id) => !id.startsWith('./') && !isBuiltin(id))
    .map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0])
  expect([...new Set(imported)].filter((name) => !Object.hasOwn(dependencies, name ?? ''))).toEqual([])
})

/** An optional peer dependency, and an unused adapter. */
const importedByVariable = ['localModelLibrary', '`${getPackageName()}`', 'specifier']

test('no bundled package has dynamic imports the bundler cannot resolve', () => {
  const specifiers = chunks.flatMap(({ dynamicImports }) => dynamicImports)
  expect(specifiers.filter((text) => !isText(text)).toSorted()).toEqual(importedByVariable.toSorted())
})

test('production installs no unused package', () => {
  const code = chunks.map((chunk) => chunk.code).join('\n')
  const unused = Object.keys(dependencies).filter((name) => !code.includes(`"${name}"`) && !code.includes(`"${name}/`))
  expect(unused).toEqual([])
})

test('the server starts without the OpenTelemetry SDK', () => {
  const exporters = chunks.filter(({ code }) => code.includes('OTLPTraceExporter')).map(({ fileName }) => `./${fileName}`)
  expect(exporters).toHaveLength(1)
  expect(chunks.filter(({ imports }) => imports.some((id) => exporters.includes(id)))).toEqual([])
})

test('threads and child processes have their own bundles', () => {
  const started = chunks.flatMap(({ code }) => [...code.matchAll(/new URL\("\.\/([^"]+)", import\.meta\.url\)/g)].map(([, name]) => name))
  const files = chunks.map(({ fileName }) => fileName)
  expect(started).toContain('embedded.worker.js')
  expect(started.filter((name) => /\.[jt]s$/.test(name ?? '') && !files.includes(name ?? ''))).toEqual([])
})

test.each(['start', 'commands'])('%s requires a current version of Node', (name) => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const { status, stderr } = spawnSync(process.execPath, ['--import', old, join(root, `dist/api/${name}.js`)], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'Twain needs Node 24.16 or later. This is Node 20.20.2.\n'])
  const [{ imports } = { imports: [''] }] = chunks.filter(({ fileName }) => fileName === `${name}.js`)
  expect(imports).toEqual([])
})
