import { randomUUID } from 'node:crypto'
import { readConfig } from '../../api/config.ts'
import { openPlatform } from '../../api/platform/platform.ts'
import type { Viewer } from '../../api/platform/viewer.ts'
import { createServices, type Services } from '../../api/services.ts'
import { temporaryFolder } from '../services/server.ts'

export interface EvaluationServer extends AsyncDisposable {
  services: Services
  /** Somebody new, who has nothing yet. */
  aPerson(): Promise<Viewer>
}

/** The services on an empty database; PostgreSQL where DATABASE_URL names one. */
export async function evaluationServer(): Promise<EvaluationServer> {
  await using started = new AsyncDisposableStack()
  const folder = await temporaryFolder('evaluation')
  started.defer(() => folder.remove())
  const platform = await openPlatform(readConfig({ DATA_DIR: folder.path, DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'error' }))
  started.defer(() => platform.close())
  const services = createServices(platform)
  started.defer(() => services.close())
  const running = started.move()
  return {
    services,
    async aPerson() {
      const username = `p${randomUUID().slice(0, 12)}`
      const { id } = await platform.db.user.create({ data: { email: `${username}@example.org`, name: username, username } })
      return { userId: id, sessionId: randomUUID() }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
