import { type Refund, TwinClosedError, type TwinGate } from './twinGate.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import type { Config } from '../../config.ts'
import { AppError, ConflictError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { toNetwork } from '../../platform/limits/networks.ts'
import type { Participant } from '../../platform/viewer.ts'
import type { PublicProfile } from '../profile/publicProfile.ts'
import { countTurns } from '../talks/talk.ts'
import type { TakeoverService } from '../takeover/takeover.service.ts'
import type { TwinReader } from '../reader/reader.ts'

const HOUR = 3600

export function createTwinGate(
  reader: TwinReader,
  limits: Limits,
  { twinLimits }: Pick<Config, 'twinLimits'>,
  plans: Pick<PlansService, 'countTwinMessage'>,
  blocks: Pick<TakeoverService, 'isBlocked'>,
): TwinGate {
  const byGuest = limits.define('twin-guest', { points: twinLimits.guest, seconds: HOUR })
  const byAddress = limits.define('twin-address', { points: twinLimits.address, seconds: HOUR })
  const byTwin = limits.define('twin', { points: twinLimits.twin, seconds: HOUR })

  async function countAnswers(ownerId: string, answers: number, refunds: Refund[]): Promise<void> {
    for (let counted = 0; counted < answers; counted++) {
      refunds.push(await count(byTwin, ownerId, 'twin_messages_used_up'))
      refunds.push(await plans.countTwinMessage({ userId: ownerId }))
    }
  }

  async function countMessage(
    participant: Participant,
    ownerId: string,
    { asked, own }: ReturnType<typeof countTurns>,
    refunds: Refund[],
  ): Promise<void> {
    if ('guestId' in participant) {
      refunds.push(await count(byGuest, participant.guestId, 'guest_messages_used_up'))
      refunds.push(await count(byAddress, toNetwork(participant.ip), 'network_messages_used_up'))
    }
    await countAnswers(ownerId, asked, refunds)
    if ('userId' in participant) await countAnswers(participant.userId, own, refunds)
  }

  /** Each owner must be able to see the other’s twin. */
  async function requireOpenTwins(participant: Participant, ownerId: string): Promise<void> {
    const asked = await reader.findProfile(participant, { userId: ownerId })
    const refusal = getRefusal(asked)
    if (refusal) throw refusal
    if (!asked?.isOpenToTwins) throw new ConflictError('twin_closed_to_twins')
    const own = 'userId' in participant ? await reader.findProfile({ userId: ownerId }, { userId: participant.userId }) : null
    if (!own?.isTwinEnabled) throw new ConflictError('own_twin_unavailable')
  }

  return {
    async admit(participant, { ownerId, isEnabled, talk = null }) {
      if (isOwner(participant, ownerId)) return async () => {}
      if (talk) await requireOpenTwins(participant, ownerId)
      const refusal = getRefusal(
        isEnabled === undefined ? await reader.findProfile(participant, { userId: ownerId }) : { isTwinEnabled: isEnabled },
      )
      if (refusal) throw refusal
      if (await blocks.isBlocked(participant, ownerId)) throw new ConflictError('blocked_by_owner')
      const refunds: Refund[] = []
      const refund = async () => {
        await Promise.all(refunds.map((undo) => undo()))
      }
      try {
        await countMessage(participant, ownerId, talk ? countTurns(talk) : { asked: 1, own: 0 }, refunds)
      } catch (error) {
        await refund()
        throw error
      }
      return refund
    },
    async isOpenTo(participant, ownerId) {
      if (isOwner(participant, ownerId)) return true
      try {
        return getRefusal(await reader.getPublicProfile(participant, ownerId)) === null
      } catch (error) {
        if (error instanceof AppError) return false
        throw error
      }
    },
  }
}

export function mayTalkTo(participant: Participant | null, profile: PublicProfile): boolean {
  return isOwner(participant, profile.userId) || getRefusal(profile) === null
}

export function isOwner(participant: Participant | null, ownerId: string): boolean {
  return participant !== null && 'userId' in participant && participant.userId === ownerId
}

function getRefusal(profile: Pick<PublicProfile, 'isTwinEnabled'> | null): AppError | null {
  if (!profile) return new NotFoundError('no_such_twin')
  return profile.isTwinEnabled ? null : new TwinClosedError()
}

type UsedUp = 'guest_messages_used_up' | 'network_messages_used_up' | 'twin_messages_used_up'

async function count(limit: Limit, key: string, refusal: UsedUp): Promise<Refund> {
  const verdict = await limit.consume(key)
  if (verdict.isAllowed) return () => limit.refund(key)
  const minutes = Math.ceil(verdict.retryAfterMs / 60_000)
  throw new RateLimitError(refusal, Math.ceil(verdict.retryAfterMs / 1000), { params: { minutes } })
}
