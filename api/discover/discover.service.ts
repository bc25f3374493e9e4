import { z } from 'zod'
import { Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { prefixQuery, wordsOf } from '../platform/database/fullText.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseMoment } from '../platform/text/moments.ts'
import { networkOf } from '../platform/limits/networks.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { PageOfPlaces } from '../platform/limits/places.ts'
import type { Platform } from '../platform/platform.ts'
import { line, trimmedText } from '../platform/text/validation.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import type { PublicProfile } from '../twin/publicProfile.ts'
import { readProfiles } from '../twin/reader.ts'
import { rule } from '../platform/errorCodes/rule.ts'

/** A public profile, and where it stands in the list that it was found in. */
export interface ListedProfile {
  readonly profile: PublicProfile
  readonly cursor: string
}

export interface PublicInterest {
  /** As most of them write it. */
  readonly name: string
  readonly count: number
}

export interface Seeker {
  readonly viewer: Viewer | null
  readonly client: ClientInfo
}

interface Place {
  readonly userId: string
  /** How well the text fits, 0 without one. */
  readonly rank: number
  readonly listedAt: Date
}

export interface Sought extends PageOfPlaces {
  readonly text?: string | null
  readonly interest?: string | null
}

const words = z.object({
  text: trimmedText()
    .pipe(z.string().max(400, rule('text_too_long', { subject: 'search', max: 400 })))
    .nullish(),
  interest: line()
    .pipe(z.string().max(80, rule('text_too_long', { subject: 'interest', max: 80 })))
    .nullish(),
})
/** One person types no faster. */
const searchLimit = { points: 120, seconds: 60 }
const placePattern = /^([\d.e+-]+)~(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.+)$/

/** Finds people by what they show. Everything is read as the role of twins, so that what is hidden can neither be found nor shown. */
export class DiscoverService {
  readonly #asTwinReader: Platform['asTwinReader']
  readonly #limit: ReturnType<Platform['limits']['define']>

  constructor({ asTwinReader, limits }: Pick<Platform, 'asTwinReader' | 'limits'>) {
    this.#asTwinReader = asTwinReader
    this.#limit = limits.define('discover', searchLimit)
  }

  /** Best matches of the text first, and of equal ones, or without a text, those that changed last. */
  async search(seeker: Seeker, sought: Sought): Promise<ListedProfile[]> {
    const { text, interest } = parseInput(words, { text: sought.text, interest: sought.interest })
    await this.#count(seeker)
    return this.#asTwinReader(null, async (tx) => {
      const places = await readPlaces(tx, { ...sought, text, interest })
      const profiles = await readProfiles(
        tx,
        places.map(({ userId }) => userId),
      )
      const byId = new Map(profiles.map((profile) => [profile.userId, profile]))
      return places.flatMap((place) => {
        const profile = byId.get(place.userId)
        return profile ? [{ profile, cursor: formatPlace(place) }] : []
      })
    })
  }

  /** Who can be found, by name alone: what changed last first. */
  listed({ limit }: { limit: number }): Promise<{ username: string; listedAt: Date }[]> {
    return this.#asTwinReader(
      null,
      (tx) => tx.$queryRaw<{ username: string; listedAt: Date }[]>`
        SELECT username, listed_at AS "listedAt" FROM public_listings JOIN twin_profile USING (user_id)
        ORDER BY listed_at DESC, user_id DESC LIMIT ${limit}`,
    )
  }

  /** What most public profiles name. */
  async interests(seeker: Seeker, { limit }: { limit: number }): Promise<PublicInterest[]> {
    if (limit < 1 || limit > 100) throw new InputError('interests_out_of_range', { params: { max: 100 }, field: 'first' })
    await this.#count(seeker)
    return this.#asTwinReader(
      null,
      (tx) => tx.$queryRaw<PublicInterest[]>`
        SELECT mode() WITHIN GROUP (ORDER BY interest.name) AS name, count(DISTINCT user_id)::int AS count
        FROM public_listings, unnest(interests, interest_keys) AS interest (name, key)
        WHERE interest.key <> '' GROUP BY interest.key
        ORDER BY count DESC, interest.key LIMIT ${limit}`,
    )
  }

  async #count({ viewer, client }: Seeker): Promise<void> {
    const verdict = await this.#limit.consume(viewer?.userId ?? networkOf(client.ip))
    if (verdict.isAllowed) return
    throw new RateLimitError('too_many_searches', Math.ceil(verdict.retryAfterMs / 1000))
  }
}

async function readPlaces(tx: Transaction, { text, interest, limit, after, before, isReversed = false }: Sought): Promise<Place[]> {
  const isTyped = Boolean(text?.trim())
  // Nothing but signs was typed, which nobody's profile has for a word.
  if (isTyped && wordsOf(text ?? '').length === 0) return []
  const words = isTyped ? prefixQuery(text ?? '', '&') : null
  const rank = words ? Prisma.sql`ts_rank(search, ${words})` : Prisma.sql`0::real`
  const keys = [...(words ? [rank] : []), Prisma.sql`listed_at`, Prisma.sql`user_id`]
  const placeOf = (cursor: string) => {
    const { rank: stoodAt, listedAt, userId } = parsePlace(cursor)
    const values = [...(words ? [Prisma.sql`${stoodAt}::real`] : []), Prisma.sql`${listedAt}::timestamptz`, Prisma.sql`${userId}::uuid`]
    return Prisma.sql`(${Prisma.join(values)})`
  }
  const conditions = [
    Prisma.sql`true`,
    ...(words ? [Prisma.sql`search @@ ${words}`] : []),
    ...(interest ? [Prisma.sql`interest_keys @> ARRAY[interest_key(${interest})]`] : []),
    ...(after ? [Prisma.sql`(${Prisma.join(keys)}) < ${placeOf(after)}`] : []),
    ...(before ? [Prisma.sql`(${Prisma.join(keys)}) > ${placeOf(before)}`] : []),
  ]
  const direction = Prisma.raw(isReversed ? 'ASC' : 'DESC')
  return tx.$queryRaw<Place[]>`
    SELECT user_id AS "userId", ${rank} AS rank, listed_at AS "listedAt" FROM public_listings
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${Prisma.join(keys.map((key) => Prisma.sql`${key} ${direction}`))} LIMIT ${limit}`
}

function formatPlace({ rank, listedAt, userId }: Place): string {
  return `${rank}~${listedAt.toISOString()}~${userId}`
}

function parsePlace(cursor: string): Place {
  const [, rank = '', time = '', userId = ''] = placePattern.exec(cursor) ?? []
  const place = { rank: Number(rank), listedAt: parseMoment(time), userId }
  // A rank is a real, which has fewer digits than a number here.
  if (!isUuid(userId) || !place.listedAt || !Number.isFinite(Math.fround(place.rank))) throw new InputError('invalid_cursor')
  return { ...place, rank: Math.fround(place.rank), listedAt: place.listedAt }
}
