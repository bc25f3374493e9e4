import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// `npm start`: builds what is missing or out of date where the development packages are installed, then becomes the server.

// npm starts a shell, which does not pass SIGTERM on. The shell's end is the signal.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

const root = join(import.meta.dirname, '..')
const main = join(root, 'dist/api/main.js')
const buildTools = ['prisma', 'relay-compiler', 'rolldown', 'vite']

if (buildTools.every((name) => existsSync(join(root, 'node_modules', name)))) await (await import('./build.ts')).build()
else if (!existsSync(main)) {
  console.error('Twain is not built. Install the development packages with npm ci, then run: npm run build')
  process.exit(1)
}
enableCompileCache(join(root, 'node_modules/.cache/twain/compiled'))
const { start } = (await import(pathToFileURL(main).href)) as typeof import('../api/main.ts')
await start()
