import { AppError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'

/** A twin that somebody writes to. */
export interface AskedTwin {
  readonly ownerId: string
  /** Whether it is open to visitors, as the caller has just read it; the gate reads it when it is left out. */
  readonly isEnabled?: boolean
}

/** Asked once before each message to a twin, and before anything of it is written. */
export interface TwinGate {
  /** Throws when this person's twin is closed to the participant, or has heard enough for now. */
  admit(participant: Participant, twin: AskedTwin): Promise<void>
  /** Whether it is theirs, or public and open; counts nothing. Null is somebody who is about to become a guest. */
  isOpenTo(participant: Participant | null, ownerId: string): Promise<boolean>
}

/** Its owner closed the twin to visitors; the profile stays public. */
export class TwinClosedError extends AppError<'twin_closed'> {
  constructor() {
    super('twin_closed')
  }
}
