import type { RunsService, SentExchange } from '../../chat/runs/runs.service.ts'
import { ConflictError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PublicProfile } from '../profile/publicProfile.ts'
import type { TwinReader } from '../reader/reader.ts'
import type { TwinService } from '../twin.service.ts'
import { toTalkMetadata } from './talk.ts'
import { turnCount } from './validation.ts'

interface Uses {
  twin: Pick<TwinService, 'get'>
  reader: Pick<TwinReader, 'getPublicProfile'>
  runs: Pick<RunsService, 'send'>
  getUsername(viewer: Viewer): Promise<string>
  isDemo(ownerId: string): boolean
}

export class TwinTalksService {
  readonly #uses: Uses

  constructor(uses: Uses) {
    this.#uses = uses
  }

  /** The gate checks both twins. */
  async start(
    viewer: Viewer,
    input: { username: string; question: string; turns: number; clientMessageId: string },
  ): Promise<SentExchange> {
    const turns = parseInput(turnCount, input.turns, 'turns')
    const { profile, isEnabled, isDemo } = await this.#uses.twin.get(viewer, input)
    const { userId: ownerId, username: twinUsername } = profile
    if (viewer.userId === ownerId) throw new ConflictError('talk_with_own_twin')
    if (isDemo) throw new ConflictError('twin_closed_to_twins')
    const metadata = toTalkMetadata({ turns, twinUsername, ownUsername: await this.#uses.getUsername(viewer) })
    return this.#uses.runs.send(viewer, {
      threadId: null,
      newThread: { agentType: 'twin', threadType: 'twin_to_twin', twinOwnerId: ownerId, metadata },
      twin: { ownerId, isEnabled },
      text: input.question,
      clientMessageId: input.clientMessageId,
    })
  }

  async mayStart(viewer: Viewer | null, profile: PublicProfile): Promise<boolean> {
    const { userId: ownerId, isTwinEnabled, isOpenToTwins } = profile
    if (!viewer || viewer.userId === ownerId || !isTwinEnabled || !isOpenToTwins || this.#uses.isDemo(ownerId)) return false
    return (await this.#uses.reader.getPublicProfile({ userId: ownerId }, viewer.userId))?.isTwinEnabled ?? false
  }
}
