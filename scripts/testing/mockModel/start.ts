import { fileURLToPath } from 'node:url'
import { launch } from '../server.ts'

/** Must not share a thread with its client. */
export async function startMock() {
  const { stop, ready } = await launch({
    command: process.execPath,
    args: [fileURLToPath(new URL('main.ts', import.meta.url)), '--port', '0'],
    ready: /Mock model on (\S+)/,
    stopSignal: 'SIGTERM',
  })
  return { url: ready[1] ?? '', stop }
}
