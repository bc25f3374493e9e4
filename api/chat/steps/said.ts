import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { NumberedSource } from '../../agents/sources.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, prepared, type Tables } from '../../platform/database/sql/typedSql.ts'
import { getStepRole } from './roleOfStep.ts'

export interface AttachedFile {
  id: string
  name: string
  mimeType: string | null
  filePath: string | null
  problem: string | null
  /** Null if the file was not read. */
  textBytes: number | null
}

export interface SaidMessage extends HistoryMessage {
  attachments: AttachedFile[] | null
}

/** A range of a thread's history. */
export interface Said {
  /** Newest first. */
  messages: SaidMessage[]
  /** Whether an answer in or before the range read untrusted content. */
  hasUntrustedContent: boolean
  /** Sources cited by answers in or before the range. */
  sources: NumberedSource[]
}

export const nothingSaid: Said = { messages: [], hasUntrustedContent: false, sources: [] }

interface Stretch {
  readonly threadId: Expression<string>
  /** Positions of the first step and of the step after the last. */
  readonly from: Expression<number>
  readonly to: Expression<number>
}

/** Older steps are summarized or found by searching past chats. */
const longestHistory = 400

/** Keeps the newest sources. An older source gets a new number when found again. */
const mostSources = 200

/** Selects the range as one value, for use inside another statement. */
export function listSaid(stretch: Stretch): Expression<Said> {
  return jsonBuildObject({
    messages: messagesIn(stretch),
    hasUntrustedContent: hasUntrustedContentIn(stretch),
    sources: sourcesIn(stretch),
  }) as Expression<unknown> as Expression<Said>
}

function messagesIn({ threadId, from, to }: Stretch) {
  const said = kysely
    .selectFrom('steps')
    .select(['steps.id', 'steps.position', 'steps.hasUntrustedContent', 'steps.isForgotten', getStepRole])
    .select((eb) => eb.case().when('stepType', '=', sql.lit('user_message')).then(eb.ref('input')).else(eb.ref('output')).end().as('text'))
    .where('threadId', '=', threadId)
    .where('position', '>=', from)
    .where('position', '<', to)
    .where((eb) => eb.or([eb('stepType', '=', sql.lit('user_message')), eb('output', '<>', '')]))
    .orderBy('position', 'desc')
    .limit(sql.lit(longestHistory))
  return kysely.selectFrom(said.as('said')).select((eb) =>
    sql<SaidMessage[]>`coalesce(json_agg(${jsonBuildObject({
      stepId: eb.ref('said.id'),
      position: eb.ref('said.position'),
      hasUntrustedContent: eb.ref('said.hasUntrustedContent'),
      isForgotten: eb.ref('said.isForgotten'),
      role: eb.ref('said.role'),
      text: eb.ref('said.text'),
      attachments: selectAttachments(eb.ref('said.id')),
    })} ORDER BY ${eb.ref('said.position')} DESC), '[]')`.as('messages'),
  )
}

function selectAttachments(stepId: Expression<string>) {
  return kysely
    .selectFrom('elements')
    .select((eb) =>
      sql<AttachedFile[] | null>`json_agg(${jsonBuildObject({
        id: eb.ref('elements.id'),
        name: sql<string>`${eb.ref('properties')}->>'filename'`,
        mimeType: eb.ref('mimeType'),
        filePath: eb.ref('filePath'),
        problem: eb.ref('problem'),
        textBytes: sql<number | null>`coalesce(${eb.ref('textBytes')}, octet_length(${eb.ref('content')}))`,
      })} ORDER BY ${eb.ref('elements.position')})`.as('attachments'),
    )
    .where('elements.stepId', '=', stepId)
    .where('elementType', '=', sql.lit('file'))
}

function hasUntrustedContentIn({ threadId, to }: Stretch) {
  const { exists } = expressionBuilder<Tables>()
  return exists(
    kysely
      .selectFrom('steps')
      .select('steps.id')
      .where('threadId', '=', threadId)
      .where('position', '<', to)
      .where('hasUntrustedContent', '=', sql.lit(true)),
  )
}

function sourcesIn({ threadId, to }: Stretch) {
  const quoted = kysely
    .selectFrom('stepSources')
    .innerJoin('steps', 'steps.id', 'stepSources.stepId')
    .selectAll('stepSources')
    .where('steps.threadId', '=', threadId)
    .where('steps.position', '<', to)
    .orderBy('stepSources.number', 'desc')
    .limit(sql.lit(mostSources))
  return kysely.selectFrom(quoted.as('quoted')).select((eb) =>
    sql<NumberedSource[]>`coalesce(json_agg(${jsonBuildObject({
      number: eb.ref('quoted.number'),
      kind: eb.ref('quoted.kind'),
      sourceId: eb.ref('quoted.sourceId'),
      threadId: eb.ref('quoted.threadId'),
      title: eb.ref('quoted.title'),
      text: eb.ref('quoted.excerpt'),
      ordinal: eb.ref('quoted.ordinal'),
      page: eb.ref('quoted.page'),
    })} ORDER BY ${eb.ref('quoted.number')} DESC), '[]')`.as('sources'),
  )
}

const said = prepared<{ threadId: string; from: number; to: number }, { said: Said }>((arg) => {
  const typed = {
    threadId: sql<string>`${arg('threadId')}::uuid`,
    from: sql<number>`${arg('from')}::int`,
    to: sql<number>`${arg('to')}::int`,
  }
  return kysely.selectNoFrom(sql<Said>`${listSaid(typed)}`.as('said'))
})

export async function readSaid(db: Database, stretch: { threadId: string; from: number; to: number }): Promise<Said> {
  const [row] = await said(db, stretch)
  return row?.said ?? nothingSaid
}
