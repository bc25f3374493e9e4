import { createHash } from 'node:crypto'
import { listChangedSteps } from '../../../chat/visibility/withdrawnSources.ts'
import type { OpenStreams } from '../../../account/sessions/openStreams.ts'
import { toSharedContentTopic, type ViewerNews } from '../../../platform/events/viewerNews.ts'
import type { LiveChannel } from '../../../platform/events/liveChannel.ts'
import type { ClientInfo, Participant } from '../../../platform/viewer.ts'
import { isOwner } from '../../gate/createTwinGate.ts'
import type { TwinReader } from '../../reader/reader.ts'
import type { Twin, TwinService } from '../../twin.service.ts'

export interface TwinChange {
  readonly username: string
  readonly isAvailable: boolean
  readonly changedStepIds: readonly string[]
}

interface Uses {
  readonly openStreams: OpenStreams
  readonly twin: Pick<TwinService, 'get' | 'find' | 'publicItems' | 'getGreeting' | 'conversation'>
  readonly reader: Pick<TwinReader, 'findWithdrawn'>
}

interface Owner {
  readonly ownerId: string
  readonly username: string
}

interface Shown {
  /** Hash of everything that the reader can see. */
  readonly content: string
  readonly isAvailable: boolean
  /** Keys of the withdrawn sources in the reader’s conversation. */
  readonly withdrawn: ReadonlySet<string>
}

export class TwinChangesService {
  readonly #live: LiveChannel
  readonly #uses: Uses
  /** Visitors without a cookie see the same, and all followers receive the same object. */
  readonly #forAnyone = new WeakMap<ViewerNews, Promise<Shown>>()

  constructor({ live }: { live: LiveChannel }, uses: Uses) {
    this.#live = live
    this.#uses = uses
  }

  /** Starts with the current state. Changes of content that the reader cannot see are not reported. */
  async follow(
    participant: Participant | null,
    { ip, response }: Pick<ClientInfo, 'ip' | 'response'>,
    input: { username: string },
  ): Promise<AsyncIterableIterator<TwinChange, void, void>> {
    const { openStreams, twin } = this.#uses
    const follower = participant ?? { ip }
    openStreams.take(follower, response)
    const { profile } = await twin.get(participant, input)
    const owner = { ownerId: profile.userId, username: profile.username }
    return openStreams.follow(follower, response, (signal) => this.#follow(participant, owner, signal))
  }

  async *#follow(participant: Participant | null, owner: Owner, signal: AbortSignal): AsyncGenerator<TwinChange, void, void> {
    const news = await this.#live.subscribe<ViewerNews>(toSharedContentTopic(owner.ownerId), signal)
    let before = await this.#read(participant, owner)
    yield toChange(owner, before, listChangedSteps(before.withdrawn, new Set()))
    for await (const one of news) {
      const now = await (participant === null ? this.#readForAnyone(one, owner) : this.#read(participant, owner))
      const changedStepIds = listChangedSteps(now.withdrawn, before.withdrawn)
      const isChanged = now.content !== before.content || changedStepIds.length > 0
      before = now
      if (isChanged) yield toChange(owner, now, changedStepIds)
    }
  }

  #readForAnyone(news: ViewerNews, owner: Owner): Promise<Shown> {
    const shown = this.#forAnyone.get(news) ?? this.#read(null, owner)
    this.#forAnyone.set(news, shown)
    return shown
  }

  async #read(participant: Participant | null, { ownerId, username }: Owner): Promise<Shown> {
    const twin = await this.#uses.twin.find(participant, { username })
    const content = createHash('sha256')
      .update(JSON.stringify(twin && (await this.#listContent(participant, twin))))
      .digest('base64')
    const visitor = isOwner(participant, ownerId) ? null : participant
    const thread = twin && visitor ? await this.#uses.twin.conversation(visitor, twin) : null
    const withdrawn = thread ? await this.#uses.reader.findWithdrawn({ threadId: thread.id, ownerId }) : new Set<string>()
    return { content, isAvailable: twin !== null, withdrawn }
  }

  async #listContent(participant: Participant | null, twin: Twin): Promise<unknown[]> {
    const { twin: twins } = this.#uses
    return [twin, await twins.publicItems(participant, twin.profile), await twins.getGreeting(participant, twin.profile)]
  }
}

function toChange({ username }: Owner, { isAvailable }: Shown, changedStepIds: readonly string[]): TwinChange {
  return { username, isAvailable, changedStepIds }
}
