import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync } from 'vite'

export interface Import {
  from: string
  /** A path from the top of the repository, or the name of a package. */
  to: string
}

export interface Source {
  path: string
  text: string
  lines: number
  imports: Import[]
}

/** Every module that people write here; paths are from the top of the repository. */
export function readSources(root: string): Source[] {
  const paths = globSync('{api,web,design-system,bench,scripts,prisma}/**/*.{ts,tsx}', { cwd: root })
  return paths
    .filter((path) => !path.includes('__generated__') && !path.includes('node_modules'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
    })
}

/** What a module imports, loads later or exports from elsewhere, types included. */
export function importsOf(path: string, text: string): Import[] {
  const { module } = parseSync(path, text)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => /^['"`](.*)['"`]$/.exec(text.slice(start, end))?.[1]),
  ]
  return [...new Set(specifiers)]
    .filter((specifier) => specifier !== undefined)
    .map((specifier) => ({ from: path, to: resolve(path, specifier) }))
}

function resolve(path: string, specifier: string) {
  if (specifier === '#design-system') return 'design-system/index.ts'
  return specifier.startsWith('.') ? join(path, '..', specifier) : specifier
}
