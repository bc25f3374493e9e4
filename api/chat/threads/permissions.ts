import { threadTypes } from '../../agents/registry.ts'
import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Participant } from '../../platform/viewer.ts'

// Asked before each change, and by those who show a button for it. That a thread is theirs, whoever asks has made sure of.

/** What is listed apart is found by its name, and guests have no list that a name would stand in. */
export function mayRename({ userId, threadType }: Pick<Thread, 'userId' | 'threadType'>): boolean {
  return userId !== null && !threadTypes[threadType].isListedApart
}

/** What guests said goes by itself, or with the account that adopts it. */
export function mayDelete(participant: Participant | null, { userId }: Pick<Thread, 'userId'>): boolean {
  return participant !== null && 'userId' in participant && participant.userId === userId
}

/** Whether these are the thread's last steps, so that others can take their place. */
export function areLastSteps(thread: Pick<Thread, 'stepCount'>, steps: readonly Pick<Step, 'position'>[]): boolean {
  const [first] = steps
  return first !== undefined && first.position === thread.stepCount - steps.length
}
