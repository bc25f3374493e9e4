import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const root = join(import.meta.dirname, '../..')
const { dependencies, engines, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: object
  engines: { node: string }
  peerDependencies?: object
}
/** Can't be bundled: native code, WebAssembly, files read from disk. */
export const installed = Object.keys({ ...dependencies, ...peerDependencies })

const entries = { start: 'api/start.ts', commands: 'api/commands.ts' }

export async function writeApi(): Promise<void> {
  await using bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    // Node needs no transpilation.
    tsconfig: false,
    external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [bundleThreads(), parseLanguageData()],
    checks: { eval: false, circularDependency: false },
  })
  await bundle.write({ dir: 'dist/api', cleanDir: true, entryFileNames: '[name].main.js' })
  for (const name of Object.keys(entries)) await writeFile(join(root, `dist/api/${name}.js`), createEntry(name))
}

/** Apart from the bundle, in which older versions find no built-in modules before they run any code. */
function createEntry(name: string): string {
  const [major, minor] = engines.node.replace('>=', '').split('.')
  return `const [major, minor] = process.versions.node.split('.').map(Number)
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`Twain needs Node ${major}.${minor} or later. This is Node \${process.versions.node}.\`)
  process.exit(1)
}
await import('./${name}.main.js')
`
}

const threadUrl = /new URL\('\.\/([\w.]+)\.ts', import\.meta\.url\)/g

/** Workers created with `new Worker(new URL('./embedded.worker.ts', import.meta.url))`. */
function bundleThreads(): Plugin {
  return {
    name: 'threads',
    transform: {
      filter: { id: /\/api\/.*\.ts$/, code: /new URL\('\.\/[\w.]+\.ts'/ },
      handler(code, id) {
        return code.replaceAll(threadUrl, (_, name: string) => {
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` })
          return `new URL('./${name}.js', import.meta.url)`
        })
      },
    },
  }
}

/** `eld` exports 1.5 MB of data as an object literal. JSON is parsed in a third of the time and memory. */
function parseLanguageData(): Plugin {
  return {
    name: 'language data',
    transform: {
      filter: { id: /\/eld\/src\/ngrams\/\w+\.js$/ },
      async handler(_, id) {
        const { ngramsData } = (await import(id)) as { ngramsData: object }
        return `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))})`
      },
    },
  }
}
