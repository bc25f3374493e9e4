import { AppError } from '../../platform/errors.ts'
import type { Talk } from '../talks/talk.ts'
import type { Participant } from '../../platform/viewer.ts'

export interface AskedTwin {
  readonly ownerId: string
  readonly isEnabled?: boolean
  readonly talk?: Talk | null
}

export type Refund = () => Promise<void>

/** Called before anything is written. */
export interface TwinGate {
  /** @returns a refund of what was counted, for messages that are not sent */
  admit(participant: Participant, twin: AskedTwin): Promise<Refund>
  /** Does not count against limits. Null means a future guest. */
  isOpenTo(participant: Participant | null, ownerId: string): Promise<boolean>
}

export class TwinClosedError extends AppError<'twin_closed'> {
  constructor() {
    super('twin_closed')
  }
}
