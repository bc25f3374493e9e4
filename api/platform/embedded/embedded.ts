import { on, once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { EmbeddedReply, EmbeddedRequest, EmbeddedSettings } from './embedded.worker.ts'
import { createLog } from '../log.ts'
import { lockFolder } from './folderLock.ts'
import { makeSocketFolder } from './socketFolder.ts'
import { StartupError } from '../startupError.ts'

export interface Embedded {
  url: string
  dump(file: string): Promise<void>
  stop(): Promise<void>
  /** Also deletes a database that this start created. */
  discard(): Promise<void>
}

const restartMs = 1000
/** A new database takes 45 MB. */
const minFreeMegabytes = 64
const endedThread = -1

/**
 * PostgreSQL (PGlite) in a worker thread; in memory without `dir`. PGlite does not authenticate, so it listens on a socket in a private
 * folder, or on a loopback port on Windows.
 */
export async function startEmbedded(options: { dir?: string; template?: string } = {}): Promise<Embedded> {
  const { dir, template } = options
  if (dir) await mkdir(dirname(dir), { recursive: true, mode: 0o700 })
  if (dir && !existsSync(dir)) await requireSpace(dirname(dir))
  const unlock = dir ? await lockFolder(dir) : () => {}
  const isNew = dir !== undefined && !existsSync(dir)
  const socketDir = process.platform === 'win32' ? undefined : await makeSocketFolder(dir)
  const settings: EmbeddedSettings = { dir, template, socketDir }
  const launch = () => new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: settings, execArgv: [] })
  let worker = launch()
  let isStopping = false
  const release = async () => {
    if (socketDir) await rm(socketDir, { recursive: true, force: true })
    unlock()
  }

  async function ask(request: EmbeddedRequest) {
    worker.postMessage(request)
    // Node's watch mode uses the same channel.
    for await (const [reply] of on(worker, 'message') as AsyncIterable<[EmbeddedReply | object]>) {
      if ('failure' in reply) throw new Error(reply.failure)
      if ('url' in reply) return reply
    }
    throw new Error('The embedded database ended')
  }

  /** The thread ends when it cannot write PostgreSQL's log, usually because the disk is full. */
  function restartOnExit() {
    worker.once('exit', () => void restart())
  }

  async function restart() {
    if (isStopping) return
    const log = createLog({ logLevel: 'warn' })
    log.error('The embedded database cannot write to DATA_DIR: is the disk full? It starts again as soon as it can.')
    for (;;) {
      await sleep(restartMs)
      if (isStopping) return
      worker = launch()
      try {
        await ask({ do: 'start' })
        restartOnExit()
        return log.warn('The embedded database has started again.')
      } catch {
        await worker.terminate()
      }
    }
  }

  try {
    const { url } = await ask({ do: 'start' })
    if (!socketDir) settings.port = Number(new URL(url).port)
    restartOnExit()
    const end = async () => {
      isStopping = true
      worker.postMessage({ do: 'stop' } satisfies EmbeddedRequest)
      if (worker.threadId !== endedThread) await once(worker, 'exit')
    }
    return {
      url,
      dump: async (file) => void (await ask({ do: 'dump', file })),
      stop: async () => {
        await end()
        await release()
      },
      discard: async () => {
        await end()
        if (isNew) await rm(dir, { recursive: true, force: true })
        await release()
      },
    }
  } catch (cause) {
    await worker.terminate()
    await release()
    if (!isNew || existsSync(dir)) throw cause
    throw new StartupError(`The database could not be created in DATA_DIR (${dir}): ${(cause as Error).message}.`, { cause })
  }
}

async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(folder)
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  // Some network volumes report no size.
  if (blocks > 0 && megabytes < minFreeMegabytes)
    throw new StartupError(`DATA_DIR ${folder} has ${megabytes} MB left. A new database needs ${minFreeMegabytes} MB.`)
}
