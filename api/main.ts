import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Config, readConfig } from './config.ts'
import { logProcessErrors, reportFatal } from './platform/fatal.ts'
import type { App } from './app.ts'
import { openPlatform } from './platform/platform.ts'
import { checkStores } from './platform/startupChecks.ts'
import { StartupError } from './platform/startupError.ts'

/** Interrupted work is recovered as after a crash. */
const SHUTDOWN_MS = 10_000

async function main(config: Config): Promise<void> {
  // Files written from here on are private; the web build from before may be served by others.
  process.umask(0o077)
  await using running = new AsyncDisposableStack()
  const opening = openPlatform(config)
  const loading = import('./app.ts')
  loading.catch(() => {})
  const platform = await opening
  running.defer(() => platform.close())
  logProcessErrors(platform.log)
  const { createApp } = await loading
  const app = await createApp(platform)
  running.defer(() => app.close())

  if (config.roles.includes('web')) {
    const address = await listen(app.server, config)
    platform.log.info({ address }, `Twain is at ${config.port === 0 ? address : config.publicUrl}. ${await describeModel(app)}`)
  } else {
    platform.log.info(`Twain works in the background. ${await describeModel(app)}`)
  }
  void checkStores(platform)
  void app.services.pendingEmbeddings.check()
  if (config.roles.includes('web')) void app.services.account.singleSignOn.check()
  platform.jobs.start().catch((err: unknown) => platform.log.error({ err }, 'background jobs could not start'))

  await waitForStopSignal()
  platform.log.info('closing')
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
}

/** npm sends each Ctrl-C twice. */
async function waitForStopSignal() {
  let askedAt = 0
  await new Promise<void>((resolve) => {
    const ask = () => {
      askedAt ||= Date.now()
      if (Date.now() - askedAt > 1000) process.exit(1)
      resolve()
    }
    process.on('SIGTERM', ask).on('SIGINT', ask)
  })
}

async function listen(server: Server, { port, host }: Config) {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
    if (code === 'EACCES') throw new StartupError(`Port ${port} requires root. Set PORT to one above 1023.`)
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') throw new StartupError(`HOST ${host} is not a known address or host name.`)
    if (code === 'EADDRNOTAVAIL') throw new StartupError(`HOST ${host} is not an address of this machine.`)
    throw error
  }
  const address = server.address() as AddressInfo
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}

async function describeModel({ services }: App) {
  const { name, isBuiltIn } = await services.models.getModel()
  if (!isBuiltIn) return `${name} answers.`
  return 'The built-in responder answers, which is not a language model. Connect one in Settings.'
}

export async function start(): Promise<never> {
  try {
    await main(readConfig())
    process.exit(0)
  } catch (error) {
    reportFatal(error)
    process.exit(1)
  }
}

if (import.meta.main) await start()
