import { defaultAgent, threadTypes } from '../../agents/registry.ts'
import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getParticipantId } from './participants.ts'

// Callers must check ownership first.

/** Separately listed threads are identified by name; guests and temporary threads have no list. */
export function mayRename({ userId, threadType, isTemporary }: Pick<Thread, 'userId' | 'threadType' | 'isTemporary'>): boolean {
  return userId !== null && !isTemporary && !threadTypes[threadType].isListedSeparately
}

export function mayShare(
  participant: Participant | null,
  { userId, agentType, isTemporary }: Pick<Thread, 'userId' | 'agentType' | 'isTemporary'>,
): boolean {
  return participant !== null && getParticipantId(participant) === userId && agentType === defaultAgent && !isTemporary
}

export function mayDelete(participant: Participant | null, { userId, guestId }: Pick<Thread, 'userId' | 'guestId'>): boolean {
  return participant !== null && getParticipantId(participant) === (userId ?? guestId)
}

export function areLastSteps(thread: Pick<Thread, 'stepCount'>, steps: readonly Pick<Step, 'position'>[]): boolean {
  const [first] = steps
  return first !== undefined && first.position === thread.stepCount - steps.length
}
