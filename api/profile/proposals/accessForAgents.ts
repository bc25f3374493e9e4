import type { AccountService } from '../../account/account.service.ts'
import { type ProfileAccess, type ProfileTexts, type ProposedChange } from '../../agents/tools/profileAccess.ts'
import { quote, type Quoted } from '../../models/prompt/quoted.ts'
import type { ProfileService } from '../profile.service.ts'
import { isList, type ProfileProposal, type ProposalsService, listTexts } from './proposals.service.ts'
import { profileFields } from '../../agents/tools/profileFields.ts'

const latestProposals = 200

interface Parts {
  account: AccountService
  profile: ProfileService
  proposals: ProposalsService
}

export function createProfileAccess({ account, profile: profiles, proposals }: Parts): ProfileAccess {
  return {
    async read(userId) {
      const [profile, user, latest] = await Promise.all([
        profiles.get({ userId }),
        account.getCurrentUser({ userId }),
        proposals.listLatest({ userId }, { limit: latestProposals }),
      ])
      return {
        profile: Object.fromEntries(profileFields.map((field) => [field, listTexts(profile, field)])) as ProfileTexts,
        isPublic: profile.isPublic,
        isOnboarded: user.isOnboarded,
        proposals: latest.map(toQuotedChange),
      }
    },
    async propose(tx, userId, change) {
      const { profile, proposals: made, alreadyThere } = await proposals.proposeStated(tx, { userId }, change)
      const before = isList(change.field) ? null : (listTexts(profile, change.field)[0] ?? null)
      return { proposals: made.map(toChange), alreadyThere, replaces: before }
    },
    async finishOnboarding(userId) {
      await account.finishOnboarding({ userId })
    },
  }
}

function toQuotedChange(proposal: ProfileProposal): ProposedChange<string | Quoted> {
  const change = toChange(proposal)
  const isTheirs = proposal.hasUntrustedContent && proposal.status !== 'accepted'
  return isTheirs ? { ...change, value: quote('a proposal made after reading untrusted content', change.value) } : change
}

function toChange({ id, field, value, status }: ProfileProposal): ProposedChange {
  return { proposalId: id, field, value: value as string, status }
}
