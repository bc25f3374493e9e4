import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const root = join(import.meta.dirname, '../..')
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>
/** Can't be bundled: native code, WebAssembly, files read from disk. */
export const installed = Object.keys({ ...dependencies, ...peerDependencies })

export async function writeApi(): Promise<void> {
  await using bundle = await rolldown({
    cwd: root,
    input: { start: 'api/start.ts', commands: 'api/commands.ts' },
    platform: 'node',
    // Node needs no transpilation.
    tsconfig: false,
    external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [bundleThreads()],
    checks: { eval: false, circularDependency: false },
  })
  await bundle.write({ dir: 'dist/api', cleanDir: true })
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
