import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { kysely, queryRows, type Tables } from '../platform/database/sql/typedSql.ts'
import type { TwinTransaction } from '../platform/database/twinRole.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { toPrefixQuery, splitQueryWords } from '../platform/database/fullText.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseMoment } from '../platform/text/moments.ts'
import { toNetwork } from '../platform/limits/networks.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { KeysetPage } from '../platform/database/keysetPages.ts'
import type { Platform } from '../platform/platform.ts'
import { line, trimmedText } from '../platform/text/validation.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import type { PublicProfile } from '../twin/profile/publicProfile.ts'
import { readProfiles, twins } from '../twin/reader/reader.ts'
import { rule } from '../platform/errorCodes/rule.ts'

export interface ListedProfile {
  readonly profile: PublicProfile
  readonly cursor: string
}

export interface PublicInterest {
  readonly name: string
  readonly count: number
}

export interface DiscoverClient {
  readonly viewer: Viewer | null
  readonly client: ClientInfo
}

interface ListingPosition {
  readonly userId: string
  readonly rank: number
  readonly listedAt: Date
}

interface DiscoverSearch extends KeysetPage {
  readonly text?: string | null
  readonly interest?: string | null
}

const words = z.object({
  query: trimmedText()
    .pipe(z.string().max(400, rule('text_too_long', { subject: 'search', max: 400 })))
    .nullish(),
  interest: line()
    .pipe(z.string().max(80, rule('text_too_long', { subject: 'interest', max: 80 })))
    .nullish(),
})
const searchLimit = { points: 120, seconds: 60 }
const cursorPattern = /^([\d.e+-]+)~(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.+)$/

/** The twin’s database role cannot read hidden fields. */
export class DiscoverService {
  readonly #asTwinReader: Platform['asTwinReader']
  readonly #limit: ReturnType<Platform['limits']['define']>

  constructor({ asTwinReader, limits }: Pick<Platform, 'asTwinReader' | 'limits'>) {
    this.#asTwinReader = asTwinReader
    this.#limit = limits.define('discover', searchLimit)
  }

  async search(seeker: DiscoverClient, search: DiscoverSearch): Promise<ListedProfile[]> {
    const { query: text, interest } = parseInput(words, { query: search.text, interest: search.interest })
    await this.#count(seeker)
    return this.#asTwinReader({ reader: null, isListedOnly: true }, async (tx) => {
      const listings = await readListings(tx, { ...search, text, interest })
      const profiles = await readProfiles(
        tx,
        listings.map(({ userId }) => userId),
      )
      const byId = new Map(profiles.map((profile) => [profile.userId, profile]))
      return listings.flatMap((listing) => {
        const profile = byId.get(listing.userId)
        return profile ? [{ profile, cursor: formatCursor(listing) }] : []
      })
    })
  }

  listListedProfiles({ limit }: { limit: number }): Promise<{ username: string; listedAt: Date }[]> {
    return this.#asTwinReader({ reader: null, isListedOnly: true }, (tx) =>
      queryRows(
        tx,
        twins
          .selectFrom('publicListings')
          .innerJoin('twinProfile', 'twinProfile.userId', 'publicListings.userId')
          .select(['username', 'listedAt'])
          .orderBy('listedAt', 'desc')
          .orderBy('publicListings.userId', 'desc')
          .limit(limit),
      ),
    )
  }

  async listInterests(seeker: DiscoverClient, { limit }: { limit: number }): Promise<PublicInterest[]> {
    if (limit < 1 || limit > 100) throw new InputError('interests_out_of_range', { params: { max: 100 }, field: 'first' })
    await this.#count(seeker)
    return this.#asTwinReader({ reader: null, isListedOnly: true }, (tx) =>
      queryRows(
        tx,
        kysely
          .selectFrom('publicListings')
          .innerJoinLateral(
            (eb) =>
              sql<{
                name: string
                key: string
              }>`unnest(${eb.ref('publicListings.interests')}, ${eb.ref('publicListings.interestKeys')})`.as<'interest'>(
                sql`interest (name, key)`,
              ),
            (join) => join.onTrue(),
          )
          .select((eb) => [
            sql<string>`mode() WITHIN GROUP (ORDER BY ${eb.ref('interest.name')})`.as('name'),
            sql<number>`count(DISTINCT ${eb.ref('publicListings.userId')})::int`.as('count'),
          ])
          .where('interest.key', '<>', '')
          .groupBy('interest.key')
          .orderBy('count', 'desc')
          .orderBy('interest.key')
          .limit(limit),
      ),
    )
  }

  async #count({ viewer, client }: DiscoverClient): Promise<void> {
    const verdict = await this.#limit.consume(viewer?.userId ?? toNetwork(client.ip))
    if (verdict.isAllowed) return
    throw new RateLimitError('too_many_searches', Math.ceil(verdict.retryAfterMs / 1000))
  }
}

async function readListings(
  tx: TwinTransaction,
  { text, interest, limit, after, before, isReversed = false }: DiscoverSearch,
): Promise<ListingPosition[]> {
  const isTyped = Boolean(text?.trim())
  // The query is only punctuation.
  if (isTyped && splitQueryWords(text ?? '').length === 0) return []
  const words = isTyped ? toPrefixQuery(text ?? '', '&') : null
  const { ref } = expressionBuilder<Tables, 'publicListings'>()
  const rank = words ? sql<number>`ts_rank(${ref('search')}, ${words})` : sql<number>`0::real`
  const keys = [...(words ? [rank] : []), ref('listedAt'), ref('userId')]
  const positionAt = (cursor: string, field: 'after' | 'before') => {
    const { rank: rankThen, listedAt, userId } = parseCursor(cursor, field)
    return sql`(${sql.join([...(words ? [sql`${rankThen}::real`] : []), sql`${listedAt}::timestamptz`, sql`${userId}::uuid`])})`
  }
  const direction = isReversed ? 'asc' : 'desc'
  const query = kysely
    .selectFrom('publicListings')
    .select(['userId', rank.as('rank'), 'listedAt'])
    .$if(words !== null, (some) => some.where(sql<SqlBool>`${ref('search')} @@ ${words}`))
    .$if(Boolean(interest), (some) => some.where(sql<SqlBool>`${ref('interestKeys')} @> ARRAY[interest_key(${interest})]`))
    .$if(Boolean(after), (some) => some.where(sql<SqlBool>`(${sql.join(keys)}) < ${positionAt(after ?? '', 'after')}`))
    .$if(Boolean(before), (some) => some.where(sql<SqlBool>`(${sql.join(keys)}) > ${positionAt(before ?? '', 'before')}`))
    .limit(limit)
  return queryRows(
    tx,
    keys.reduce((ordered, key) => ordered.orderBy(key, direction), query),
  )
}

function formatCursor({ rank, listedAt, userId }: ListingPosition): string {
  return `${rank}~${listedAt.toISOString()}~${userId}`
}

function parseCursor(cursor: string, field: 'after' | 'before'): ListingPosition {
  const [, rank = '', time = '', userId = ''] = cursorPattern.exec(cursor) ?? []
  const listing = { rank: Number(rank), listedAt: parseMoment(time), userId }
  // PostgreSQL’s `real` has less precision than a JavaScript number.
  if (!isUuid(userId) || !listing.listedAt || !Number.isFinite(Math.fround(listing.rank))) throw new InputError('invalid_cursor', { field })
  return { ...listing, rank: Math.fround(listing.rank), listedAt: listing.listedAt }
}
