import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { PrivateTurn } from '../agent.ts'
import { type ProfileField, profileFields } from './profileFields.ts'
import type { Quoted } from '../../models/prompt/quoted.ts'

export type ProfileTexts = Record<ProfileField, string[]>

export interface ProfileState {
  profile: ProfileTexts
  isPublic: boolean
  isOnboarded: boolean
  proposals: ProposedChange<string | Quoted>[]
}

export interface ProposedChange<Value = string> {
  proposalId: string
  field: string
  /** Quoted unless the owner wrote it. */
  value: Value
  status: 'pending' | 'accepted' | 'rejected'
}

interface ChangeToPropose {
  source: PrivateTurn['agentType']
  field: ProfileField
  values: { value: string; evidence: string | null; hasUntrustedContent: boolean }[]
}

export interface ProfileAccess {
  read(userId: string): Promise<ProfileState>
  /** @throws InputError if a value is invalid; nothing is proposed then */
  propose(tx: Prisma.TransactionClient, userId: string, change: ChangeToPropose): Promise<ProposalOutcome>
  finishOnboarding(userId: string): Promise<void>
}

export interface ProposalOutcome {
  proposals: ProposedChange[]
  alreadyThere: string[]
  replaces: string | null
}

export function listUnfilledFields({ profile, proposals }: ProfileState): ProfileField[] {
  const proposed = new Set(proposals.map(({ field }) => field))
  return profileFields.filter((field) => profile[field].length === 0 && !proposed.has(field))
}
