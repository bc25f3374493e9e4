import { join } from 'node:path'
import { readConfig } from '../api/config.ts'
import { startEmbedded } from '../api/platform/embedded/embedded.ts'
import { reportFatal } from '../api/platform/fatal.ts'
import { buildWeb } from './build.ts'
import { generate } from './generate.ts'

// `npm start`: builds what is missing or out of date, then becomes the server.

// npm hands a SIGTERM to the shell between us and nobody hands it on: that the shell is gone is the sign.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

try {
  const config = readConfig()
  // Its first boot takes seconds, so it runs beside the build.
  const embedded = config.databaseUrl ? undefined : startEmbedded({ dir: join(config.dataDir, 'postgres') })
  embedded?.catch(() => {})
  await generate()
  await buildWeb()
  const { main } = await import('../api/main.ts')
  await main(config, embedded)
  process.exit(0)
} catch (error) {
  reportFatal(error)
  process.exit(1)
}
