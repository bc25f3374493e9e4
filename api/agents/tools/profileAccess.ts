import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { PrivateTurn } from '../agent.ts'
import { type ProfileField, profileFields } from './profileFields.ts'
import type { Quoted } from '../../models/prompt/quoted.ts'

/** What a person filled in; a list of texts in each, empty when there is nothing. */
export type ProfileTexts = Record<ProfileField, string[]>

export interface ProfileState {
  profile: ProfileTexts
  isPublic: boolean
  isOnboarded: boolean
  /** What was ever proposed, the newest first. */
  proposals: ProposedChange<string | Quoted>[]
}

export interface ProposedChange<Value = string> {
  proposalId: string
  field: string
  /** For a list, what would be added to it. Quoted where others may have said it. */
  value: Value
  status: 'pending' | 'accepted' | 'rejected'
}

export interface ChangeToPropose {
  /** The assistant that it was said to. */
  source: PrivateTurn['agentType']
  field: ProfileField
  values: { value: string; evidence: string | null; hasForeignWords: boolean }[]
}

/** Where assistants find a profile and leave what they propose; the profile's owner alone makes it happen. */
export interface ProfileAccess {
  read(userId: string): Promise<ProfileState>
  /** Throws InputError, and proposes nothing, when the profile could not hold one of the values. */
  propose(tx: Prisma.TransactionClient, userId: string, change: ChangeToPropose): Promise<ProposalOutcome>
  finishOnboarding(userId: string): Promise<void>
}

export interface ProposalOutcome {
  proposals: ProposedChange[]
  /** What the profile says as it is. */
  alreadyThere: string[]
  /** The text that would go; null for lists, and when there is none. */
  replaces: string | null
}

/** What the profile lacks and nobody proposed, in the order of the questions. */
export function unfilledFields({ profile, proposals }: ProfileState): ProfileField[] {
  const proposed = new Set(proposals.map(({ field }) => field))
  return profileFields.filter((field) => profile[field].length === 0 && !proposed.has(field))
}
