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
  env?: Record<string, string | undefined>
  ready: RegExp
  stopSignal: NodeJS.Signals
  uid?: number
  gid?: number
}

interface Launched {
  pid: number
  ready: RegExpExecArray
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Exits with this process. */
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
  const exitedEarly = ended.then(() => Promise.reject(new Error(`${command} ended before it was ready:\n${printed}`)))
  exitedEarly.catch(() => {})

  return {
    ready: await Promise.race([isReady, exitedEarly]),
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
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('No free port on loopback.')
  probe.close()
  await once(probe, 'close')
  return address.port
}
