import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  isType: boolean
}

interface Source {
  path: string
  text: string
  lines: number
  imports: Import[]
}

const sources = readSources(join(import.meta.dirname, '..'))
const isTest = (path: string) => /\.(test|e2e|stories)\.tsx?$|^(api|web)\/(testing|e2e)\//.test(path)
const product = sources.filter(({ path }) => !isTest(path))
const imports = product.flatMap((source) => source.imports)

const isPlatform = (path: string) => /^api\/(platform\/|config\.ts)/.test(path)
const isGraph = (path: string) => /^api\/(graphql\/|.*\bgraph\.ts$)/.test(path)
const isRest = (path: string) => /^api\/(rest\/|.*\brest\.ts$)/.test(path)
const isComposition = (path: string) => /^api\/[^/]+\.ts$/.test(path) && !isPlatform(path)
const isService = (path: string) => path.startsWith('api/') && ![isPlatform, isGraph, isRest, isComposition].some((is) => is(path))
const isPrisma = (path: string) => /^@?prisma\/|^api\/platform\/__generated__\/prisma/.test(path)
const isTwin = (path: string) =>
  /^api\/twin\/(?!visits\/|demo\/|character\/|corrections\/|accuracy\/|privacyCheck\/|receipts\/|reports\/|approvals\/|takeover\/)/.test(
    path,
  )
const isAgent = (path: string) => /^api\/(agents|twin\/agent)\//.test(path)
const isLeaf = (path: string) => path.startsWith('api/') && !imports.some(({ from }) => from === path)
const chatLayer = (path: string) => ['threads', 'steps', 'runs', 'engine', 'stream'].indexOf(/^api\/chat\/([^/]+)/.exec(path)?.[1] ?? '')
const feature = (path: string) => /^web\/features\/([^/]+)/.exec(path)?.[1]

const rules: Record<string, (edge: Import) => boolean> = {
  'the platform imports nothing above it': ({ from, to }) => isPlatform(from) && to.startsWith('api/') && !isPlatform(to),
  'services import neither API nor composition': ({ from, to }) => isService(from) && (isGraph(to) || isRest(to) || isComposition(to)),
  'GraphQL and REST do not import each other': ({ from, to }) => (isGraph(from) && isRest(to)) || (isRest(from) && isGraph(to)),
  'Prisma stays in services and platform': ({ from, to }) =>
    isPrisma(to) && from.startsWith('api/') && !isPlatform(from) && !isService(from) && from !== 'api/graphql/builder.ts',
  'the web imports only validation rules from the API': ({ from, to }) =>
    from.startsWith('web/') && to.startsWith('api/') && !['validation.ts', 'limits.ts', 'rule.ts'].includes(basename(to)),
  'shared validation rules need no server': ({ from, to }) =>
    basename(from) === 'validation.ts' && !['zod', 'validation.ts', 'limits.ts', 'rule.ts'].includes(basename(to)) && !isLeaf(to),
  'twins read the database only through their reader': ({ from, to }) =>
    isTwin(from) && !from.startsWith('api/twin/reader/') && (isPrisma(to) || /^api\/platform\/(platform\.ts$|database\/)/.test(to)),
  'chat imports follow the order stream, engine, runs, steps, threads': ({ from, to }) =>
    chatLayer(to) > chatLayer(from) && chatLayer(from) >= 0,
  'agents do not import the built-in responder': ({ from, to }) => isAgent(from) && /^api\/models\/builtIn\/(?!builtIn\.ts)/.test(to),
  'the API does not import the web': ({ from, to }) => from.startsWith('api/') && /^(web|design-system)\//.test(to),
  'shared web code imports neither features nor app': ({ from, to }) => from.startsWith('web/shared/') && /^web\/(features|app)\//.test(to),
  'features do not import app': ({ from, to }) => !!feature(from) && to.startsWith('web/app/'),
  'no feature imports another': ({ from, to }) => !!feature(from) && !!feature(to) && feature(from) !== feature(to),
  'the web imports the design system only through index.ts': ({ from, to }) =>
    from.startsWith('web/') && /^design-system\/(?!index\.ts$|tokens\/)/.test(to),
  'the design system imports no product code, data or routes': ({ from, to }) =>
    from.startsWith('design-system/') && /^(api|web)\/|relay|^react-router/.test(to),
  'the product does not import tests, scripts or bench': ({ from, to }) =>
    /^(api|web|design-system)\//.test(from) && (/^(scripts|bench)\//.test(to) || isTest(to) || to.startsWith('vitest')),
  'the mock model imports no product code': ({ from, to }) => from.startsWith('scripts/testing/mockModel/') && /^(api|web)\//.test(to),
}

test.each(Object.entries(rules))('%s', (_, isForbidden) => {
  expect(imports.filter(isForbidden).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('public and twin types do not query the database', () => {
  const loading = product
    .filter(({ path }) => isTwin(path))
    .filter(({ text }) => /\bprisma(Object|Node|Field|Interface)|\brelation\(/i.test(text))
  expect(loading.map(({ path }) => path)).toEqual([])
})

test('raw SQL stays in the database platform: everything else uses Prisma or Kysely', () => {
  const raw = product
    .filter(({ path }) => path.startsWith('api/') && !path.startsWith('api/platform/database/'))
    .filter(({ text }) => /\$(?:queryRaw|executeRaw)|Prisma\.(?:sql|raw|join|empty)\b/.test(text))
  expect(raw.map(({ path }) => path)).toEqual([])
})

test('modules of the API have no import cycles, except types', () => {
  const uses = new Map<string, Set<string>>()
  for (const { from, to, isType } of imports) {
    const [user, used] = [getModule(from), getModule(to)]
    if (isService(from) && !isType && user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used))
  }
  expect(findCycles(uses)).toEqual([])
})

function getModule(path: string): string | undefined {
  if (/^api\/agents\/(registry|brain|speakers)\.ts$/.test(path)) return 'agents/registry'
  return /^api\/((?:twin\/|models\/)?[^/.]+)\//.exec(path)?.[1]
}

function findCycles(uses: Map<string, Set<string>>): string[] {
  const reachedFrom = (start: string) => {
    const all = new Set<string>()
    for (const next of uses.get(start) ?? []) {
      all.add(next)
      for (const seen of all) uses.get(seen)?.forEach((used) => all.add(used))
    }
    return all
  }
  return [...uses.keys()].filter((name) => reachedFrom(name).has(name))
}

test('no file has a generic name', () => {
  const vague = sources.filter(({ path }) => /^(utils?|helpers?|types|common|misc)\.tsx?$/.test(basename(path)))
  const indexes = sources.filter(({ path }) => basename(path) === 'index.ts' && path !== 'design-system/index.ts')
  expect([...vague, ...indexes].map(({ path }) => path)).toEqual([])
})

test('no file is too long', () => {
  // Generated for Lingui.
  const written = sources.filter(({ path }) => path !== 'web/i18n/errorMessages.ts')
  expect(written.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('finds all forms of imports', () => {
  const text = `
    import a from './a.ts'
    import type { B } from '../b.ts'
    export { c } from './c.ts'
    import '#design-system'
    import 'react-relay'
    const later = () => import('./later.ts')`
  expect(findImports('web/features/chat/x.ts', text).map(({ to }) => to)).toEqual([
    'web/features/chat/a.ts',
    'web/features/b.ts',
    'design-system/index.ts',
    'react-relay',
    'web/features/chat/c.ts',
    'web/features/chat/later.ts',
  ])
})

function readSources(root: string): Source[] {
  const paths = globSync('{api,web,design-system,bench,scripts,prisma}/**/*.{ts,tsx}', { cwd: root })
  return paths
    .filter((path) => !path.includes('__generated__') && !path.includes('node_modules'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1, imports: findImports(path, text) }
    })
}

function findImports(path: string, text: string): Import[] {
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ specifier: moduleRequest?.value, isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: /^['"`](.*)['"`]$/.exec(text.slice(start, end))?.[1],
      isType: false,
    })),
  ]
  const bySpecifier = new Map<string, boolean>()
  for (const { specifier, isType } of found) {
    if (specifier !== undefined) bySpecifier.set(specifier, isType && (bySpecifier.get(specifier) ?? true))
  }
  return [...bySpecifier].map(([specifier, isType]) => ({ from: path, to: resolve(path, specifier), isType }))
}

function resolve(path: string, specifier: string) {
  if (specifier === '#design-system') return 'design-system/index.ts'
  return specifier.startsWith('.') ? posix.join(path, '..', specifier) : specifier
}
