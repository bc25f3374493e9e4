import { existsSync } from 'node:fs'
import { install, mayInstall, Missing } from './debian.ts'
import { findFreePort, launch, type Service, createTemporaryFolder } from './server.ts'

const paths = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server']

export async function installRedis() {
  if (process.env.REDIS_URL || paths.some((path) => existsSync(path))) return
  if (!mayInstall) throw new Missing('Redis is missing: install redis-server, or set REDIS_URL.')
  await install('redis-server')
}

export async function startRedis(): Promise<Service> {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: async () => {} }
  return startOwnRedis()
}

export async function startOwnRedis(fixedPort?: number): Promise<Service & { port: number; pid: number }> {
  await installRedis()
  const folder = await createTemporaryFolder('redis')
  const port = fixedPort ?? (await findFreePort())
  const { pid, stop } = await launch({
    command: paths.find((path) => existsSync(path)) ?? 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder.path, '--save', '', '--appendonly', 'no'],
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid,
    stop: async () => {
      await stop()
      await folder.remove()
    },
  }
}
