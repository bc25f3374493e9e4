import { type Expression, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { askUser } from '../../agents/tools/askUser.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import type { MessageReference } from '../references/references.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import type { Element } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, prepareStatement, type Tables } from '../../platform/database/sql/typedSql.ts'

export interface AttachedFile extends Pick<Element, 'id' | 'mimeType' | 'filePath' | 'problem'> {
  name: string
  textBytes: number | null
}

export interface StoredMessage extends HistoryMessage {
  attachments: AttachedFile[] | null
  references: readonly MessageReference[] | null
}

export interface ThreadHistory {
  messages: StoredMessage[]
  hasUntrustedContent: boolean
  sources: NumberedSource[]
}

export const emptyHistory: ThreadHistory = { messages: [], hasUntrustedContent: false, sources: [] }

interface StepRange {
  readonly threadId: Expression<string>
  readonly from: Expression<number>
  readonly to: Expression<number>
}

/** Older steps are summarized. */
const maxMessages = 400
/** An older source gets a new number when found again. */
const maxSources = 200

export const stepRole = expressionBuilder<Tables, 'steps'>()
  .case()
  .when('steps.stepType', '=', sql.lit('user_message'))
  .then(sql.lit<'user'>('user'))
  .else(sql.lit<'assistant'>('assistant'))
  .end()
  .as('role')

export function selectHistory(range: StepRange): Expression<ThreadHistory> {
  return jsonBuildObject({
    messages: selectMessages(range),
    hasUntrustedContent: hasUntrustedContent(range),
    sources: selectSources(range),
  }) as Expression<unknown> as Expression<ThreadHistory>
}

function selectMessages({ threadId, from, to }: StepRange) {
  const messages = kysely
    .selectFrom('steps')
    .select(['steps.id as stepId', 'steps.position', 'steps.hasUntrustedContent', 'steps.isForgotten', stepRole])
    .select((eb) => [
      eb.case().when('stepType', '=', sql.lit('user_message')).then(eb.ref('input')).else(eb.ref('output')).end().as('text'),
      selectAttachments(eb.ref('steps.id')).as('attachments'),
      eb
        .case()
        .when('waitForAnswer', '=', sql.lit(true))
        .then(selectQuestion(eb.ref('steps.id')))
        .end()
        .as('question'),
      sql<StoredMessage['references']>`${eb.ref('metadata')}->'references'`.as('references'),
      sql<StoredMessage['answer']>`(${eb.ref('metadata')}->'answer') - 'step_id'`.as('answer'),
    ])
    .where('threadId', '=', threadId)
    .where('position', '>=', from)
    .where('position', '<', to)
    .where((eb) => eb.or([eb('stepType', '=', sql.lit('user_message')), eb('output', '<>', '')]))
    .orderBy('position', 'desc')
    .limit(sql.lit(maxMessages))
  return toJsonList(
    messages,
    ['stepId', 'position', 'hasUntrustedContent', 'isForgotten', 'role', 'text', 'attachments', 'references', 'question', 'answer'],
    'position',
  )
}

function selectQuestion(stepId: Expression<string>) {
  return kysely
    .selectFrom('toolCalls as call')
    .select(({ ref }) =>
      sql<StoredMessage['question']>`${jsonBuildObject({
        callId: ref('call.callId'),
        name: ref('call.name'),
        text: sql<string>`${ref('call.outputResult')}->>'question'`,
        input: ref('call.inputParams'),
      })}`.as('question'),
    )
    .where('call.stepId', '=', stepId)
    .where('call.name', '=', sql.lit(askUser.name))
    .where('call.isError', '=', sql.lit(false))
    .orderBy('call.position', 'desc')
    .limit(sql.lit(1))
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

function hasUntrustedContent({ threadId, to }: StepRange) {
  const steps = kysely.selectFrom('steps').select('steps.id').where('threadId', '=', threadId).where('position', '<', to)
  return expressionBuilder<Tables>().exists(steps.where('hasUntrustedContent', '=', sql.lit(true)))
}

function selectSources({ threadId, to }: StepRange) {
  const sources = kysely
    .selectFrom('stepSources')
    .innerJoin('steps', 'steps.id', 'stepSources.stepId')
    .selectAll('stepSources')
    .select('stepSources.excerpt as text')
    .where('steps.threadId', '=', threadId)
    .where('steps.position', '<', to)
    .orderBy('stepSources.number', 'desc')
    .limit(sql.lit(maxSources))
  return toJsonList(sources, ['number', 'kind', 'sourceId', 'threadId', 'title', 'text', 'ordinal', 'page'], 'number')
}

/** `to_json` would rename the fields to columns. */
function toJsonList<Row>(rows: SelectQueryBuilder<Tables, keyof Tables, Row>, fields: (keyof Row & string)[], order: keyof Row & string) {
  const entry = jsonBuildObject(Object.fromEntries(fields.map((field) => [field, sql.ref(`rows.${field}`)])))
  return kysely
    .selectFrom(rows.as('rows'))
    .select(sql<Row[]>`coalesce(json_agg(${entry} ORDER BY ${sql.ref(`rows.${order}`)} DESC), '[]')`.as('list'))
}

const readRange = prepareStatement<{ threadId: string; from: number; to: number }, { history: ThreadHistory }>((arg) => {
  const typed = {
    threadId: sql<string>`${arg('threadId')}::uuid`,
    from: sql<number>`${arg('from')}::int`,
    to: sql<number>`${arg('to')}::int`,
  }
  return kysely.selectNoFrom(sql<ThreadHistory>`${selectHistory(typed)}`.as('history'))
})

export async function readHistory(db: Database, range: { threadId: string; from: number; to: number }): Promise<ThreadHistory> {
  const [row] = await readRange(db, range)
  return row?.history ?? emptyHistory
}
