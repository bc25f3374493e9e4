import { threadTypes } from '../../agents/registry.ts'
import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Participant } from '../../platform/viewer.ts'
import { idOf } from './participants.ts'

// Checked before each change, and by screens that show a button for it. Callers of mayRename must check ownership first.

/** What is listed apart is found by its name, and guests have no list that a name would stand in. */
export function mayRename({ userId, threadType }: Pick<Thread, 'userId' | 'threadType'>): boolean {
  return userId !== null && !threadTypes[threadType].isListedApart
}

export function mayDelete(participant: Participant | null, { userId, guestId }: Pick<Thread, 'userId' | 'guestId'>): boolean {
  return participant !== null && idOf(participant) === (userId ?? guestId)
}

/** Whether these are the thread's last steps, so that others can take their place. */
export function areLastSteps(thread: Pick<Thread, 'stepCount'>, steps: readonly Pick<Step, 'position'>[]): boolean {
  const [first] = steps
  return first !== undefined && first.position === thread.stepCount - steps.length
}
