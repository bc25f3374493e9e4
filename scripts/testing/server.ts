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
  cwd?: string
  /** Beside this process's own environment. */
  env?: Record<string, string | undefined>
  /** What the program prints once it takes connections. */
  ready: RegExp
  stopSignal: NodeJS.Signals
  uid?: number
  gid?: number
}

interface Launched {
  pid: number
  /** The match of what it printed when it was ready. */
  ready: RegExpExecArray
  /** Ends it with a signal, its stop signal unless told, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program and waits until it says that it is ready. It ends with this process, whatever happens to it. */
export async function launch({ command, args, cwd, env, ready, stopSignal, uid, gid }: Launch): Promise<Launched> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: { ...process.env, ...env }, uid, gid })
  const endWithUs = () => child.kill(stopSignal)
  process.on('exit', endWithUs)
  const ended = once(child, 'exit')

  let printed = ''
  const isReady = new Promise<RegExpExecArray>((resolve) => {
    let found = false
    const read = (chunk: Buffer) => {
      if (found) return
      printed += chunk.toString()
      const match = ready.exec(printed)
      if (!match) return
      found = true
      resolve(match)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const tooSoon = ended.then(() => Promise.reject(new Error(`${command} ended before it was ready:\n${printed}`)))
  tooSoon.catch(() => {})

  return {
    ready: await Promise.race([isReady, tooSoon]),
    pid: child.pid ?? 0,
    async stop(signal = stopSignal) {
      process.off('exit', endWithUs)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended
    },
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
