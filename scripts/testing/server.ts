import { randomInt } from 'node:crypto'
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

export async function createTemporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `twain-${name}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Below the ports of outgoing connections, which could use it while a server restarts. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error('No free port on loopback.')
}
