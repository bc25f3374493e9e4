import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError } from '../platform/errors.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'
import { addDays, listDays, isTimeZone, getToday } from './days.ts'
import { rule } from '../platform/errorCodes/rule.ts'

export interface UsageFigures {
  readonly messages: number
  readonly answers: number
  readonly failures: number
  readonly interruptions: number
  readonly promptTokens: number
  readonly completionTokens: number
  readonly firstTokenMedianMs: number | null
  readonly firstTokenP95Ms: number | null
  readonly toolCalls: number
  readonly toolFailures: number
  readonly twinVisitors: number
  readonly twinConversations: number
  readonly twinMessages: number
  readonly twinUnanswered: number
  readonly goodRatings: number
  readonly badRatings: number
  readonly twinGoodRatings: number
  readonly twinBadRatings: number
}

export interface ToolUse {
  readonly name: string
  readonly displayName: string
  readonly calls: number
  readonly failures: number
  readonly medianMs: number | null
}

export interface Period {
  readonly from: string
  readonly to: string
  readonly timezone: string
}

export interface Usage extends Period {
  readonly total: UsageFigures
  readonly days: readonly { readonly date: string; readonly figures: UsageFigures }[]
}

const usualDays = 30
const maxDays = 366

/** Earlier dates have no day 29 days before them. */
const firstDay = '1970-01-01'
const day = z.iso
  .date(rule('invalid_day'))
  .refine((date) => date >= firstDay, rule('date_too_early'))
  .nullish()
const period = z.object({ from: day, to: day, timezone: z.string().refine(isTimeZone, rule('no_such_time_zone')).nullish() })

export class UsageService {
  readonly #db: Database
  readonly #demoTwinId: string

  constructor(db: Database, { demoTwinId }: { demoTwinId: string }) {
    this.#db = db
    this.#demoTwinId = demoTwinId
  }

  async resolvePeriod(viewer: Pick<Viewer, 'userId'>, input: z.input<typeof period>): Promise<Period> {
    const given = parseInput(period, input)
    const timezone = given.timezone ?? (await this.#getTimezone(viewer))
    const to = given.to ?? getToday(timezone)
    const from = given.from ?? addDays(to, 1 - usualDays)
    const length = listDays(from, to) + 1
    if (length < 1) throw new InputError('period_reversed', { field: 'from' })
    if (length > maxDays) throw new InputError('period_too_long', { params: { limit: maxDays }, field: 'from' })
    return { from, to, timezone }
  }

  async getUsage({ userId }: Pick<Viewer, 'userId'>, { from, to, timezone }: Period): Promise<Usage> {
    // Medians and distinct visitors can’t be combined from daily figures. Steps are read only where needed.
    const rows = await queryRows(
      this.#db,
      sql<UsageFigures & { date: string | null }>`
      WITH period AS (
        SELECT (${from}::date)::timestamp AT TIME ZONE ${timezone} AS starts, (${to}::date + 1)::timestamp AT TIME ZONE ${timezone} AS ends
      ), mine AS (
        SELECT (created_at AT TIME ZONE ${timezone})::date AS day, user_step_id, assistant_step_id, status, prompt_tokens, completion_tokens,
          first_token_ms
        FROM period, runs
        WHERE user_id = ${userId}::uuid AND created_at >= starts AND created_at < ends AND thread_id NOT IN (
          SELECT id FROM threads WHERE user_id = ${userId}::uuid AND is_temporary
          UNION ALL SELECT id FROM threads WHERE user_id = ${userId}::uuid AND twin_owner_id <> user_id AND twin_owner_id = ${this.#demoTwinId}::uuid
        )
      ), asked AS (
        SELECT coalesce(day, 'infinity') AS day, count(*) AS messages, count(*) FILTER (WHERE mine.status = 'completed') AS answers,
          count(*) FILTER (WHERE mine.status = 'failed') AS failures,
          count(*) FILTER (WHERE mine.status IN ('interrupted', 'stopped')) AS interruptions,
          count(*) FILTER (WHERE rating = 'good') AS good, count(*) FILTER (WHERE rating = 'bad') AS bad,
          sum(coalesce(prompt_tokens, (SELECT octet_length(input) / 4 FROM steps WHERE id = user_step_id))) AS prompt_tokens,
          sum(coalesce(completion_tokens, (SELECT octet_length(output) / 4 FROM steps WHERE id = assistant_step_id))) AS completion_tokens,
          percentile_cont(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY first_token_ms) AS first_token
        FROM mine LEFT JOIN steps AS rated ON rated.id = assistant_step_id AND rated.rating IS NOT NULL
        GROUP BY GROUPING SETS ((day), ())
      ), called AS (
        SELECT coalesce(day, 'infinity') AS day, count(*) AS calls, count(*) FILTER (WHERE is_error) AS failures
        FROM mine JOIN tool_calls ON step_id = assistant_step_id GROUP BY GROUPING SETS ((day), ())
      ), visited AS (
        SELECT coalesce(day, 'infinity') AS day, count(*) AS messages, count(DISTINCT thread_id) AS threads, count(DISTINCT visitor) AS visitors,
          count(question) AS unanswered, count(*) FILTER (WHERE rating = 'good') AS good, count(*) FILTER (WHERE rating = 'bad') AS bad
        FROM (
          SELECT (runs.created_at AT TIME ZONE ${timezone})::date AS day, runs.thread_id, coalesce(threads.user_id, guest_id) AS visitor,
            twin_questions.id AS question, rating
          FROM period, threads JOIN runs ON runs.thread_id = threads.id
            LEFT JOIN steps AS rated ON rated.id = assistant_step_id AND rated.rating IS NOT NULL
            LEFT JOIN twin_questions ON answer_step_id = assistant_step_id
          WHERE twin_owner_id = ${userId}::uuid AND threads.user_id IS DISTINCT FROM ${userId}::uuid AND thread_type <> 'twin_to_twin'
            AND threads.updated_at >= starts AND runs.created_at >= starts AND runs.created_at < ends
        ) AS visit GROUP BY GROUPING SETS ((day), ())
      ), days AS (
        SELECT each::date AS day FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS each UNION ALL SELECT 'infinity'
      )
      SELECT CASE WHEN day < 'infinity' THEN to_char(day, 'YYYY-MM-DD') END AS date,
        coalesce(asked.messages, 0)::int AS messages, coalesce(answers, 0)::int AS answers, coalesce(asked.failures, 0)::int AS failures,
        coalesce(interruptions, 0)::int AS interruptions, coalesce(prompt_tokens, 0)::float8 AS prompt_tokens,
        coalesce(completion_tokens, 0)::float8 AS completion_tokens, round(first_token[1])::int AS first_token_median_ms,
        round(first_token[2])::int AS first_token_p95_ms, coalesce(calls, 0)::int AS tool_calls, coalesce(called.failures, 0)::int AS tool_failures,
        coalesce(visitors, 0)::int AS twin_visitors, coalesce(threads, 0)::int AS twin_conversations, coalesce(visited.messages, 0)::int AS twin_messages,
        coalesce(unanswered, 0)::int AS twin_unanswered, coalesce(asked.good, 0)::int AS good_ratings, coalesce(asked.bad, 0)::int AS bad_ratings,
        coalesce(visited.good, 0)::int AS twin_good_ratings, coalesce(visited.bad, 0)::int AS twin_bad_ratings
      FROM days LEFT JOIN asked USING (day) LEFT JOIN called USING (day) LEFT JOIN visited USING (day)
      ORDER BY day`,
    )
    const days = rows.flatMap(({ date, ...figures }) => (date === null ? [] : [{ date, figures }]))
    const total = rows.at(-1)
    if (!total) throw new Error('The usage query returned no rows.')
    return { from, to, timezone, total, days }
  }

  async listTools({ userId }: Pick<Viewer, 'userId'>, { from, to, timezone }: Period): Promise<ToolUse[]> {
    const selectDayStart = (date: RawBuilder<string>) => sql<Date>`${date}::timestamp AT TIME ZONE ${timezone}`
    return queryRows(
      this.#db,
      kysely
        .selectFrom('runs')
        .innerJoin('threads', 'threads.id', 'runs.threadId')
        .innerJoin('toolCalls', 'toolCalls.stepId', 'runs.assistantStepId')
        .select(({ fn, ref }) => [
          'toolCalls.name',
          fn.max('displayName').as('displayName'),
          sql<number>`count(*)::int`.as('calls'),
          sql<number>`(count(*) FILTER (WHERE ${ref('isError')}))::int`.as('failures'),
          sql<number | null>`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ref('durationMs')}))::int`.as('medianMs'),
        ])
        .where('runs.userId', '=', userId)
        .where('runs.createdAt', '>=', selectDayStart(sql`${from}::date`))
        .where('runs.createdAt', '<', selectDayStart(sql`(${to}::date + 1)`))
        .where('twinOwnerId', 'is distinct from', this.#demoTwinId)
        .where('isTemporary', '=', sql.lit(false))
        .groupBy('toolCalls.name')
        .orderBy('calls', 'desc')
        .orderBy('toolCalls.name'),
    )
  }

  async #getTimezone({ userId }: Pick<Viewer, 'userId'>): Promise<string> {
    const user = await this.#db.user.findUnique({ where: { id: userId }, select: { timezone: true } })
    return user?.timezone && isTimeZone(user.timezone) ? user.timezone : 'UTC'
  }
}
