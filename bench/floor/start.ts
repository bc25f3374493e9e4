import { fileURLToPath } from 'node:url'
import { launch } from '../../scripts/testing/server.ts'

export interface Floor {
  url: string
  stop(): Promise<void>
}

export async function startFloor(databaseUrl: string): Promise<Floor> {
  const { stop, ready } = await launch({
    command: process.execPath,
    args: [fileURLToPath(new URL('server.ts', import.meta.url)), databaseUrl],
    ready: /floor on (\d+)/,
    stopSignal: 'SIGTERM',
  })
  return { url: `http://127.0.0.1:${ready[1]}`, stop }
}
