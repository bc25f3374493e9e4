import type { Participant } from '../platform/viewer.ts'

/** Stands before everything that is said to a twin. */
export interface TwinGate {
  /** Throws when this person's twin is closed to the participant, or has heard enough for now. */
  admit(participant: Participant, ownerId: string): Promise<void>
}
