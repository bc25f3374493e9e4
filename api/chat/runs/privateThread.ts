import { agents, defaultAgent } from '../../agents/registry.ts'
import type { Database } from '../../platform/database/database.ts'
import { InputError, UnauthorizedError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'
import { requireProject } from '../projects/projects.service.ts'
import type { NewThread } from './exchange.ts'

export interface PrivateThreadInput {
  readonly threadId: string | null
  readonly projectId?: string | null
  readonly isTemporary?: boolean | null
}

/** Null for a message to an existing thread. */
export async function preparePrivateThread(
  db: Database,
  participant: Participant,
  { threadId, projectId, isTemporary }: PrivateThreadInput,
): Promise<NewThread | null> {
  if (isTemporary && (threadId !== null || projectId)) throw new InputError('temporary_not_new', { field: 'isTemporary' })
  if (threadId !== null) return null
  if (!('userId' in participant)) throw new UnauthorizedError()
  if (projectId) await requireProject(db, participant, projectId)
  const { startsAs: threadType } = agents[defaultAgent]
  return { agentType: defaultAgent, threadType, twinOwnerId: null, metadata: {}, projectId, isTemporary: isTemporary ?? false }
}
