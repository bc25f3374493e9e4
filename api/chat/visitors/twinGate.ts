import { AppError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'

/** Stands before everything that is said to a twin. */
export interface TwinGate {
  /** Throws when this person's twin is closed to the participant, or has heard enough for now. */
  admit(participant: Participant, ownerId: string): Promise<void>
  /** Whether it is theirs, or public and open; counts nothing. Null is somebody who is about to become a guest. */
  isOpenTo(participant: Participant | null, ownerId: string): Promise<boolean>
}

/** Its owner closed the twin to visitors; the profile stays public. */
export class TwinClosedError extends AppError<'twin_closed'> {
  constructor() {
    super('twin_closed')
  }
}
