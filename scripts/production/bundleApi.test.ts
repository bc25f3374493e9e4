import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type { OutputChunk } from 'rolldown'
import { bundleApi } from './bundleApi.ts'

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { dependencies: object }

let chunks: OutputChunk[]
beforeAll(async () => void (chunks = await bundleApi()), 60_000)

test('production installs every package that the bundled server imports', () => {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const imported = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((id) => !files.has(id) && !isBuiltin(id))
    .map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0])
  expect([...new Set(imported)].filter((name) => !Object.hasOwn(dependencies, name ?? ''))).toEqual([])
})

/** An optional peer dependency, and an unused adapter. */
const importedByVariable = ['localModelLibrary', '`${getPackageName()}`', 'specifier']

test('no bundled package has dynamic imports the bundler cannot resolve', () => {
  const specifiers = chunks.flatMap(({ fileName, code }) =>
    parseSync(fileName, code).module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end)),
  )
  expect(specifiers.filter((text) => !/^(["']).*\1$/.test(text)).toSorted()).toEqual(importedByVariable.toSorted())
})

test('production installs no unused package', () => {
  const code = chunks.map((chunk) => chunk.code).join('\n')
  const unused = Object.keys(dependencies).filter((name) => !code.includes(`"${name}"`) && !code.includes(`"${name}/`))
  expect(unused).toEqual([])
})

test('threads and child processes have their own bundles', () => {
  const started = chunks.flatMap(({ code }) => [...code.matchAll(/new URL\("\.\/([^"]+)", import\.meta\.url\)/g)].map(([, name]) => name))
  const files = chunks.map(({ fileName }) => fileName)
  expect(started).toContain('embedded.worker.js')
  expect(started.filter((name) => /\.[jt]s$/.test(name ?? '') && !files.includes(name ?? ''))).toEqual([])
})
