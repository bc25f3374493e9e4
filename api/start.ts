import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectFolder } from './platform/files/projectFolder.ts'

// Entry point after bundling; main.ts loads from the compile cache.

enableCompileCache(join(projectFolder, 'node_modules/.cache/twain/compiled'))

// npm's shell exits on SIGTERM without forwarding it.
const shell = process.ppid
// oxlint-disable-next-line node/no-process-env -- npm's variable, not a setting
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

const { start } = await import('./main.ts')
await start()
