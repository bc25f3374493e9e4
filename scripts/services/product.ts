import { fileURLToPath } from 'node:url'
import { launch } from './server.ts'

export interface Product {
  url: string
  pid: number
  /** SIGKILL is a death without warning; anything else lets it hand over what it was doing. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The whole product as a process of its own, with these settings. It takes a free port unless PORT is set. */
export async function startProduct(settings: Record<string, string | undefined>): Promise<Product> {
  const { ready, pid, stop } = await launch({
    command: process.execPath,
    args: [fileURLToPath(new URL('../../api/main.ts', import.meta.url))],
    env: { PORT: '0', HOST: '127.0.0.1', NO_COLOR: '1', ...settings },
    ready: /(http:\/\/127\.0\.0\.1:\d+)/,
    stopSignal: 'SIGTERM',
  })
  return { url: ready[1] ?? '', pid, stop }
}
