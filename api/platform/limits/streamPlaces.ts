import type { ServerResponse } from 'node:http'
import type { Config } from '../../config.ts'
import { AppError } from '../errors.ts'
import { toNetwork } from './networks.ts'
import type { Guest, Participant } from '../viewer.ts'

export class TooManyStreamsError extends AppError<'too_many_streams'> {
  constructor() {
    super('too_many_streams')
  }
}

export type StreamResponse = Pick<ServerResponse, 'once' | 'on' | 'closed' | 'writableNeedDrain' | 'destroy'>

/** Visitors without a cookie count by network only. */
export type Follower = Participant | Pick<Guest, 'ip'>

interface Held {
  readonly gone: AbortController
  stuckSince: number | null
}

const networkFactor = 10

const stuckMs = 60_000
const checkMs = 10_000

/** Closes stuck readers, whose buffered data takes memory; clients reconnect with their cursor. */
export function createStreamPlaces({ streamsPerPerson }: Pick<Config, 'streamsPerPerson'>) {
  const held = new Map<StreamResponse, Held>()
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  /** Aborts when the connection closes. Repeated calls for a response count once. @throws TooManyStreamsError */
  function take(participant: Follower, response: StreamResponse): AbortSignal {
    const known = held.get(response)
    if (known) return known.gone.signal
    if (response.closed) return AbortSignal.abort()

    const limits = listLimits(participant)
    for (const [key, limit] of limits) if ((counts.get(key) ?? 0) >= limit) throw new TooManyStreamsError()
    for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1)
    const place: Held = { gone: new AbortController(), stuckSince: null }
    held.set(response, place)
    timer ??= setInterval(closeStuck, checkMs).unref()
    response.on('drain', () => (place.stuckSince = null))
    response.once('close', () => {
      held.delete(response)
      for (const [key] of limits) free(key)
      if (held.size === 0) timer = clearInterval(timer) as undefined
      place.gone.abort()
    })
    return place.gone.signal
  }

  function listLimits(participant: Follower): [key: string, limit: number][] {
    if ('userId' in participant) return [[participant.userId, streamsPerPerson]]
    const [network, ofNetwork] = [toNetwork(participant.ip), streamsPerPerson * networkFactor]
    // Open public pages take no streams from conversations.
    if (!('guestId' in participant)) return [[`pages ${network}`, ofNetwork]]
    return [
      [participant.guestId, streamsPerPerson],
      [`network ${network}`, ofNetwork],
    ]
  }

  function free(key: string): void {
    const rest = (counts.get(key) ?? 1) - 1
    if (rest > 0) counts.set(key, rest)
    else counts.delete(key)
  }

  function closeStuck(): void {
    for (const [response, place] of held) {
      if (!response.writableNeedDrain) place.stuckSince = null
      else if (place.stuckSince === null) place.stuckSince = performance.now()
      else if (performance.now() - place.stuckSince >= stuckMs) response.destroy()
    }
  }

  return { take }
}
