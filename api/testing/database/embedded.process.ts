import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { migrate } from '../../platform/database/migrations.ts'
import { startEmbedded } from '../../platform/embedded/embedded.ts'

// Its own process, because V8 can crash with several PGlite instances in one: https://github.com/nodejs/node/issues/64500

const [work, file = ''] = process.argv.slice(2)
await (work === 'create' ? createTemplate() : serve())

async function createTemplate() {
  const database = await startEmbedded()
  await migrate(database.url)
  const unfinished = `${file}.${process.pid}`
  await database.dump(unfinished)
  await database.stop()
  await rename(unfinished, file)
  process.disconnect()
}

async function serve() {
  const database = await startEmbedded({ template: file })
  process.send?.({ url: database.url })
  await once(process, 'disconnect')
  await database.stop()
}
