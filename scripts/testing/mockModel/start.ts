import { fileURLToPath } from 'node:url'
import { launch } from '../server.ts'

/** The mock model as a process of its own, so that it does not share a thread with whoever reads it. */
export async function startMock() {
  const { stop, ready } = await launch({
    command: process.execPath,
    args: [fileURLToPath(new URL('main.ts', import.meta.url)), '--port', '0'],
    ready: /Mock model on (\S+)/,
    stopSignal: 'SIGTERM',
  })
  return { url: ready[1] ?? '', stop }
}
