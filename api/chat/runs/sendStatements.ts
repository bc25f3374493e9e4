import {
  type Expression,
  expressionBuilder,
  type QueryCreator,
  type RawBuilder,
  sql,
  type SqlBool,
  type AliasableExpression,
  type AliasedExpression,
} from 'kysely'
import { isRestricted } from '../../memory/restrictions/recipient.ts'
import type { ModelChoice } from '../../models/connections/modelSettings.ts'
import type { ComparisonState, RunStatus, StepStatus, StepType, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf, countChanged, listColumns, kysely, prepareStatement, castValue, type Tables } from '../../platform/database/sql/typedSql.ts'
import { selectAnswerSettings, leaseEnd, now } from './ownedRun.ts'
import { isActiveRun } from '../threads/activeRuns.ts'
import { selectHistory, type ThreadHistory } from '../steps/threadHistory.ts'
import { isOwnThread, type OwnerIds } from '../threads/participants.ts'
import type { NewExchange, NewMessage, NewThread, WrittenThread } from './exchange.ts'
import { findExceededRunLimit, type RunLimits } from './runLimits.ts'

export type SendParameters = OwnerIds & { readonly [Field in keyof RunLimits]: RunLimits[Field] | null } & Omit<
    NewMessage,
    'elementIds' | 'answer' | 'references'
  > &
  Pick<NewExchange, 'messageLimit' | 'processId' | 'threadId' | 'twinOwnerId'> &
  ModelChoice & {
    readonly userStepId: string
    readonly assistantStepId: string
    readonly runId: string
    readonly messageCount: number
    readonly preview: string
    readonly title: string | null
    readonly messageMetadata: string
    /** Must be the last step, if set. */
    readonly askingStepId: string | null
    readonly elementIds: string[]
    readonly elementCount: number
    /** The access token that sends. */
    readonly tokenId: string | null
  }
type SentInNewThread = SendParameters &
  Omit<NewThread, 'metadata' | 'projectId' | 'isTemporary'> & {
    readonly metadata: string
    readonly projectId: string | null
    readonly isTemporary: boolean
  }
type Argument<Arguments> = <Name extends keyof Arguments>(name: Name) => RawBuilder<Arguments[Name]>

const day = sql<Date>`(now() AT TIME ZONE 'UTC')::date`
const tokenMessages = sql<number>`CASE WHEN access_tokens.message_day = ${day} THEN access_tokens.message_count ELSE 0 END`
const countedMessage = { messageDay: day, messageCount: sql<number>`${tokenMessages} + 1` }

export const insertWithThread = prepareStatement<SentInNewThread, WrittenThread>((arg) => {
  const preview = castValue(arg('preview'), 'text')
  const columns = {
    id: castValue(arg('threadId'), 'uuid'),
    userId: castValue(arg('userId'), 'uuid'),
    guestId: castValue(arg('guestId'), 'uuid'),
    twinOwnerId: castValue(arg('twinOwnerId'), 'uuid'),
    name: castValue(arg('title'), 'text'),
    agentType: castValue(arg('agentType'), 'agent_type'),
    threadType: castValue(arg('threadType'), 'thread_type'),
    metadata: castValue(arg('metadata'), 'jsonb'),
    modelId: castValue(arg('modelId'), 'uuid'),
    modelName: castValue(arg('modelName'), 'text'),
    projectId: castValue(arg('projectId'), 'uuid'),
    isTemporary: castValue(arg('isTemporary'), 'boolean'),
    stepCount: sql.lit(2),
    firstMessagePreview: preview,
    lastMessagePreview: preview,
  }
  const thread = kysely.with('thread', (db) =>
    insertRows(db, 'threads', columns, (selected) => kysely.selectNoFrom(selected).where(isSendable(arg)))
      .onConflict((oc) => oc.column('id').doNothing())
      .returning(listColumns('threads')),
  )
  return withAnswer(arg, withQuestion(arg, thread))
})

export const insertMessage = prepareStatement<SendParameters, WrittenThread>((arg) =>
  withAnswer(arg, withQuestion(arg, withThread(arg, { newSteps: 2 })).with('compared', endComparison), selectHistoryBefore(arg)),
)
export const insertAnswer = prepareStatement<SendParameters, WrittenThread>((arg) => withAnswer(arg, withThread(arg, { newSteps: 1 })))

const selectPendingComparison = (threadId: RawBuilder<string>) =>
  kysely
    .selectFrom('comparisons')
    .select('comparisons.threadId')
    .where('comparisons.threadId', '=', threadId)
    .where('state', '<>', sql.lit<ComparisonState>('open'))

/** Sending continues the answer that is shown. */
const endComparison = (db: WithThread) => db.deleteFrom('comparisons').using('thread').whereRef('comparisons.threadId', '=', 'thread.id')

const withThread = (arg: Argument<SendParameters>, { newSteps }: { newSteps: number }) =>
  kysely.with('thread', (db) =>
    db
      .updateTable('threads')
      .set((eb) => ({
        stepCount: eb('stepCount', '+', sql.lit(newSteps)),
        updatedAt: now,
        archivedAt: sql<null>`NULL`,
        lastMessagePreview: arg('preview'),
        firstMessagePreview: sql<
          string | null
        >`CASE WHEN ${eb.ref('stepCount')} = 0 THEN ${arg('preview')} ELSE ${eb.ref('firstMessagePreview')} END`,
        name: eb.fn.coalesce('name', arg('title')),
        modelId: eb.fn.coalesce(arg('modelId'), 'modelId'),
        modelName: eb.fn.coalesce(arg('modelName'), 'modelName'),
      }))
      .where('threads.id', '=', arg('threadId'))
      .where(isOwnThread(arg('userId'), arg('guestId')))
      .where(isSendable(arg))
      .where('twinOwnerId', 'is not distinct from', arg('twinOwnerId'))
      .where(({ or, exists, selectFrom }) =>
        or([
          sql<SqlBool>`${arg('askingStepId')}::uuid IS NULL`,
          exists(
            selectFrom('steps')
              .select('steps.id')
              .where('steps.id', '=', arg('askingStepId'))
              .where('steps.position', '=', sql<number>`${sql.ref('threads.stepCount')} - 1`),
          ),
        ]),
      )
      .$if(newSteps > 1, (thread) => thread.where(({ not, exists }) => not(exists(selectPendingComparison(arg('threadId'))))))
      .where(({ not, exists }) => {
        const runs = kysely.selectFrom('runs').select('runs.id').where('runs.threadId', '=', arg('threadId'))
        return not(exists(runs.where('clientMessageId', '=', arg('clientMessageId')))).and(not(exists(runs.where(isActiveRun))))
      })
      .returning(listColumns('threads')),
  )

function isSendable(arg: Argument<SendParameters>): Expression<SqlBool> {
  const { and, exists, not } = expressionBuilder<Tables>()
  const uploads = kysely
    .selectFrom('elements')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '=', anyOf(arg('elementIds'), 'uuid'))
    .where('userId', '=', arg('userId'))
    .where('stepId', 'is', null)
  const messages = kysely.selectFrom('dailyUses').select('messages').where('userId', '=', arg('userId')).where('day', '=', day)
  const usedUpToken = kysely
    .selectFrom('accessTokens')
    .select('id')
    .where('id', '=', arg('tokenId'))
    .where('messagesPerDay', '<', sql<number>`${tokenMessages} + ${arg('messageCount')}::int`)
  const limits = { sender: arg('sender'), senderLimit: arg('senderLimit'), twinOwner: arg('twinOwner'), twinLimit: arg('twinLimit') }
  return and([
    sql<SqlBool>`(${uploads}) = ${arg('elementCount')}::int`,
    sql<SqlBool>`(${arg('messageLimit')}::int IS NULL OR coalesce((${messages}), 0) + ${arg('messageCount')}::int <= ${arg('messageLimit')}::int)`,
    not(exists(usedUpToken)),
    sql<SqlBool>`CASE WHEN ${arg('sender')}::uuid IS NULL THEN true ELSE ${findExceededRunLimit(limits)} IS NULL END`,
  ])
}

type WithThread = QueryCreator<Tables & { thread: Thread }>

function withQuestion(arg: Argument<SendParameters>, db: WithThread): WithThread {
  const step = {
    id: castValue(arg('userStepId'), 'uuid'),
    ...stepColumns({ fromEnd: 2 }),
    parentId: previousStepId,
    stepType: sql.lit<StepType>('user_message'),
    status: sql.lit<StepStatus>('sent'),
    input: castValue(arg('text'), 'text'),
    metadata: castValue(arg('messageMetadata'), 'jsonb'),
  }
  return db
    .with('question', (db) => insertRows(db, 'steps', step, (selected) => db.selectFrom('thread').select(selected)))
    .with('attached', (db) =>
      db
        .updateTable('elements')
        .from('thread')
        .set({
          stepId: arg('userStepId'),
          position: sql<number>`array_position(${arg('elementIds')}::uuid[], ${sql.ref('elements.id')}) - 1`,
        })
        .where('elements.id', '=', anyOf(arg('elementIds'), 'uuid')),
    )
}

const previousStepId = sql<string>`(${kysely
  .selectFrom('steps as previous')
  .select('previous.id')
  .where('previous.threadId', '=', sql.ref<string>('thread.id'))
  .where('previous.position', '=', sql<number>`${sql.ref('thread.stepCount')} - 3`)})`

const stepColumns = ({ fromEnd }: { fromEnd: number }) => ({
  threadId: 'thread.id',
  userId: 'thread.userId',
  position: sql<number>`${sql.ref('thread.stepCount')} - ${sql.lit(fromEnd)}`,
})

function withAnswer(arg: Argument<SendParameters>, db: WithThread, history: RawBuilder<ThreadHistory | null> = sql`NULL`) {
  const assistantStepId = castValue(arg('assistantStepId'), 'uuid')
  const step = {
    id: assistantStepId,
    ...stepColumns({ fromEnd: 1 }),
    parentId: castValue(arg('userStepId'), 'uuid'),
    stepType: sql.lit<StepType>('assistant_message'),
    status: sql.lit<StepStatus>('streaming'),
    createdAt: sql<Date>`now() + interval '1 ms'`,
    startTime: now,
  }
  const run = {
    id: castValue(arg('runId'), 'uuid'),
    threadId: 'thread.id',
    userId: 'thread.userId',
    userStepId: castValue(arg('userStepId'), 'uuid'),
    assistantStepId,
    clientMessageId: castValue(arg('clientMessageId'), 'text'),
    status: sql.lit<RunStatus>('running'),
    attempt: sql.lit(1),
    processId: castValue(arg('processId'), 'uuid'),
    leaseExpiresAt: leaseEnd,
    startedAt: now,
  }
  const use = { userId: 'thread.userId', day, messages: sql.lit(1) }
  return db
    .with('answer', (db) => insertRows(db, 'steps', step, (selected) => db.selectFrom('thread').select(selected)))
    .with('run', (db) => insertRows(db, 'runs', run, (selected) => db.selectFrom('thread').select(selected)))
    .with('counted', (db) =>
      insertRows(db, 'dailyUses', use, (selected) =>
        db.selectFrom('thread').select(selected).where('thread.userId', 'is not', null),
      ).onConflict((oc) => oc.columns(['userId', 'day']).doUpdateSet((eb) => ({ messages: eb('dailyUses.messages', '+', sql.lit(1)) }))),
    )
    .with('countedForToken', (db) =>
      db.updateTable('accessTokens').from('thread').set(countedMessage).where('accessTokens.id', '=', arg('tokenId')),
    )
    .selectFrom('thread')
    .leftJoin('users', (join) => join.on('users.id', '=', arg('userId')))
    .selectAll('thread')
    .select(['users.timezone', selectAnswerSettings('thread'), history.as('history')])
    .select(({ exists, selectFrom }) => {
      const restricted = selectFrom('memories').select('memories.id').where('memories.userId', '=', arg('userId')).where(isRestricted)
      return exists(restricted).$castTo<boolean>().as('hasRestrictedMemories')
    })
}

export async function countTokenMessage(tx: Transaction, tokenId: string): Promise<void> {
  await countChanged(tx, kysely.updateTable('accessTokens').set(countedMessage).where('id', '=', tokenId))
}

/** The statement does not see its own writes. */
function selectHistoryBefore(arg: Argument<SendParameters>): RawBuilder<ThreadHistory | null> {
  const { ref } = expressionBuilder<Tables & { thread: Thread }, 'thread'>()
  const range = { threadId: ref('thread.id'), from: ref('thread.summaryPosition'), to: ref('thread.stepCount') }
  return sql`CASE WHEN ${arg('twinOwnerId')}::uuid IS NULL AND ${arg('elementCount')}::int = 0 THEN ${selectHistory(range)} END`
}

type ColumnValue = AliasableExpression<unknown> | string

function insertRows<DB extends Tables, Table extends keyof Tables & keyof DB>(
  db: QueryCreator<DB>,
  table: Table,
  columns: { readonly [Column in keyof Tables[Table] & string]?: ColumnValue },
  select: (columns: AliasedExpression<unknown, string>[]) => Expression<unknown>,
) {
  const selected = Object.entries(columns as Record<string, ColumnValue>).map(([column, value]) =>
    (typeof value === 'string' ? sql.ref(value) : value).as(column),
  )
  return db
    .insertInto(table)
    .columns(Object.keys(columns) as never)
    .expression(select(selected))
}
