import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Service {
  url: string
  stop(): Promise<void>
}

interface Launch {
  command: string
  args: string[]
  /** What the program prints once it takes connections. */
  ready: RegExp
  stopSignal: NodeJS.Signals
  uid?: number
  gid?: number
}

/** Starts a program and waits until it says that it is ready. It ends with this process, whatever happens to it. */
export async function launch({ command, args, ready, stopSignal, uid, gid }: Launch) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], uid, gid })
  const endWithUs = () => child.kill(stopSignal)
  process.on('exit', endWithUs)
  const ended = once(child, 'exit')

  let printed = ''
  const isReady = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      if (ready.test(printed)) return
      printed += chunk.toString()
      if (ready.test(printed)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const tooSoon = ended.then(() => Promise.reject(new Error(`${command} ended before it was ready:\n${printed}`)))
  tooSoon.catch(() => {})
  await Promise.race([isReady, tooSoon])

  return async function stop() {
    process.off('exit', endWithUs)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(stopSignal)
      await ended
    }
  }
}

export async function temporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `twain-${name}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address.')
  probe.close()
  await once(probe, 'close')
  return address.port
}
