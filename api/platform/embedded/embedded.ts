import { on, once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { EmbeddedReply, EmbeddedRequest, EmbeddedSettings } from './embedded.worker.ts'
import { createLog } from '../log.ts'
import { lockFolder } from './folderLock.ts'
import { makeSocketFolder } from './socketFolder.ts'

export interface Embedded {
  url: string
  dump(file: string): Promise<void>
  stop(): Promise<void>
}

const restartMs = 1000
const endedThread = -1

/**
 * PostgreSQL (PGlite) in a worker thread; in memory without `dir`. PGlite does not authenticate, so it listens on a socket in a private
 * folder, or on a loopback port on Windows.
 */
export async function startEmbedded(options: { dir?: string; template?: string } = {}): Promise<Embedded> {
  const { dir, template } = options
  if (dir) await mkdir(dirname(dir), { recursive: true, mode: 0o700 })
  const unlock = dir ? await lockFolder(dir) : () => {}
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
    return {
      url,
      dump: async (file) => void (await ask({ do: 'dump', file })),
      stop: async () => {
        isStopping = true
        worker.postMessage({ do: 'stop' } satisfies EmbeddedRequest)
        if (worker.threadId !== endedThread) await once(worker, 'exit')
        await release()
      },
    }
  } catch (error) {
    await worker.terminate()
    await release()
    throw error
  }
}
