import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'

const root = join(import.meta.dirname, '../..')
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>
/** Packages that production installs: native code, WebAssembly and files that are read from their folder. All others are bundled. */
export const installed = Object.keys({ ...dependencies, ...peerDependencies })

async function openBundle() {
  return rolldown({
    cwd: root,
    input: { start: 'api/start.ts' },
    platform: 'node',
    // Its target is for the type checker; the supported versions of Node need no older syntax.
    tsconfig: false,
    external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [bundleThreads()],
    checks: { eval: false, circularDependency: false },
  })
}

/** Writes dist/api, whose start.js starts the server. */
export async function writeApi(): Promise<void> {
  await using bundle = await openBundle()
  await bundle.write({ dir: 'dist/api', cleanDir: true })
}

/** The files of dist/api, without writing them. */
export async function bundleApi(): Promise<OutputChunk[]> {
  await using bundle = await openBundle()
  const { output } = await bundle.generate()
  return output.filter((file) => file.type === 'chunk')
}

const threadUrl = /new URL\('\.\/([\w.]+)\.ts', import\.meta\.url\)/g

/** Bundles what runs as a thread or a process of its own, as in `new Worker(new URL('./embedded.worker.ts', import.meta.url))`. */
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
