import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { UnauthorizedError } from '../platform/errors.ts'
import type { OperationName } from '../platform/errorTexts.ts'
import type { ClientInfo, Participant, Viewer } from '../platform/viewer.ts'
import type { Services } from '../services.ts'

export interface RestEnv {
  Bindings: HttpBindings
  Variables: {
    services: Services
    viewer: Viewer | null
    /** The viewer, or a guest identified by a cookie. */
    participant: Participant | null
    client: ClientInfo
    /** Selects the default error text for unexpected errors. */
    operation: OperationName
  }
}

export function requireViewer(c: Context<RestEnv>): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new UnauthorizedError()
  return viewer
}

/** For calls that guests can use in their own conversations. */
export function requireParticipant(c: Context<RestEnv>): Participant {
  const participant = c.get('participant')
  if (!participant) throw new UnauthorizedError()
  return participant
}
