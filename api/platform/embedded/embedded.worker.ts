import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDatabase } from './embedded.database.ts'
import { toSocketUrl } from './socketFolder.ts'

export interface EmbeddedSettings {
  dir?: string
  template?: string
  socketDir?: string
  port?: number
}
export type EmbeddedRequest = { do: 'start' } | { do: 'dump'; file: string } | { do: 'stop' }
export type EmbeddedReply = { url: string } | { failure: string }

/** PostgreSQL clients derive it from the default port. */
const socketName = '.s.PGSQL.5432'
const { dir, template, socketDir, port = 0 } = workerData as EmbeddedSettings
const parent = parentPort
if (!parent) throw new Error('embedded.worker.ts runs as a worker thread only')

let isLogLost = false
const db = holdThroughSync(await open())
const server = new PGLiteSocketServer({
  db,
  maxConnections: 100,
  ...(socketDir ? { path: join(socketDir, socketName) } : { port }),
})
if (socketDir) await rm(join(socketDir, socketName), { force: true })
await server.start()
const url = socketDir ? toSocketUrl(socketDir) : `postgresql://postgres@${server.getServerConn()}/postgres`

parent.on('message', (request: EmbeddedRequest) => {
  answer(request).then(
    () => parent.postMessage({ url } satisfies EmbeddedReply),
    (error: Error) => parent.postMessage({ failure: error.message } satisfies EmbeddedReply),
  )
})

async function open() {
  if (!dir) return openDatabase('memory://', { template })
  if (!existsSync(dir)) {
    // A killed process must not leave a folder that looks complete.
    const unfinished = `${dir}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    const maker = fork(new URL('./embedded.first.ts', import.meta.url), [unfinished, ...(template ? [template] : [])], { execArgv: [] })
    const [code] = await once(maker, 'exit')
    if (code !== 0) {
      await rm(unfinished, { recursive: true, force: true })
      throw new Error(`its process ended with code ${code}`)
    }
    await rename(unfinished, dir)
  }
  return openDatabase(dir, { onLogFailure: () => (isLogLost = true) })
}

/**
 * Connections share the unnamed statement, so a Bind could meet the Parse of another connection. An extended query therefore counts as a
 * transaction until its Sync.
 */
function holdThroughSync(database: PGlite) {
  const messagesBeforeSync = new Set(Buffer.from('PBDECFH'))
  const exec = database.execProtocolRawStream.bind(database)
  const isInTransaction = database.isInTransaction.bind(database)
  let isHeld = false
  database.execProtocolRawStream = async (message, options) => {
    isHeld = messagesBeforeSync.has(message[0] ?? 0)
    await exec(message, options)
    if (isLogLost) process.exit()
  }
  database.isInTransaction = () => isHeld || isInTransaction()
  return database
}

async function answer(request: EmbeddedRequest) {
  if (request.do === 'dump') {
    const tar = await db.dumpDataDir('none')
    await writeFile(request.file, Buffer.from(await tar.arrayBuffer()))
  }
  if (request.do === 'stop') {
    try {
      await server.stop()
      await db.close()
    } finally {
      process.exit()
    }
  }
}
