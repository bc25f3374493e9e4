import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, launch } from './server.ts'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
/** Same flags as `npm start`. */
export const serverFlags = scripts.start.split(' ').filter((part) => part.startsWith('--'))

export interface Product {
  url: string
  pid: number
  startLog: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** @param launcher a wrapper command, such as `unshare --pid --fork` @param folder of a build of another version */
export async function startProduct(
  settings: Record<string, string | undefined>,
  nodeOptions: readonly string[] = [],
  launcher: readonly string[] = [],
  folder = root,
): Promise<Product> {
  const port = settings.PORT ?? String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const main = join(folder, 'dist/api/start.js')
  const server = [process.execPath, ...serverFlags, ...nodeOptions, main]
  const { pid, ready, stop } = await launch({
    command: launcher[0] ?? process.execPath,
    args: [...launcher, ...server].slice(1),
    // The product would watch the shell of `npm test`.
    env: { npm_lifecycle_event: undefined, HOST: '127.0.0.1', PUBLIC_URL: url, NO_COLOR: '1', ...settings, PORT: port, LOG_LEVEL: 'info' },
    ready: /Twain (is at|works in the background)/,
    stopSignal: 'SIGTERM',
  })
  return { url, pid, startLog: ready.input, stop }
}
