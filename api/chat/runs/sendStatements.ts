import { type Expression, expressionBuilder, type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import { among, listColumns, kysely, prepared, valueAs, type Tables } from '../../platform/database/sql/typedSql.ts'
import { aboutSender, ownedFromTheStart } from './ownedRun.ts'
import { isActiveRun } from '../threads/activeRuns.ts'
import { type Said, listSaid } from '../steps/said.ts'
import { isOwnThread, type OwnerIds } from '../threads/participants.ts'
import type { NewExchange, NewThread, WrittenThread } from './exchange.ts'
import { missingRunPlace, type RunLimits } from './runLimits.ts'

/** Statement parameters. */
export type Sent = OwnerIds & { readonly [Field in keyof RunLimits]: RunLimits[Field] | null } & Pick<
    NewExchange,
    'messageLimit' | 'processId' | 'clientMessageId' | 'text'
  > & {
    readonly threadId: string
    readonly twinOwnerId: string | null
    readonly userStepId: string
    readonly assistantStepId: string
    readonly runId: string
    readonly preview: string
    readonly title: string | null
    readonly elementIds: string[]
    readonly elementCount: number
  }
/** `metadata` is JSON. */
type Begun = Sent & Omit<NewThread, 'metadata'> & { readonly metadata: string }
type Argument<Arguments> = <Name extends keyof Arguments>(name: Name) => RawBuilder<Arguments[Name]>

const now = sql<Date>`now()`
const day = sql<Date>`(now() AT TIME ZONE 'UTC')::date`
const literal = <Value extends string>(value: Value) => sql<Value>`${sql.lit(value)}`

export const begin = prepared<Begun, WrittenThread>((arg) =>
  answered(
    arg,
    withQuestion(
      arg,
      kysely.with('thread', (db) =>
        db
          .insertInto('threads')
          .columns([
            'id',
            'userId',
            'guestId',
            'twinOwnerId',
            'name',
            'agentType',
            'threadType',
            'metadata',
            'stepCount',
            'firstMessagePreview',
            'lastMessagePreview',
          ])
          .expression(
            kysely
              .selectNoFrom([
                valueAs(arg('threadId'), 'uuid').as('id'),
                valueAs(arg('userId'), 'uuid').as('userId'),
                valueAs(arg('guestId'), 'uuid').as('guestId'),
                valueAs(arg('twinOwnerId'), 'uuid').as('twinOwnerId'),
                valueAs(arg('title'), 'text').as('name'),
                valueAs(arg('agentType'), 'agent_type').as('agentType'),
                valueAs(arg('threadType'), 'thread_type').as('threadType'),
                valueAs(arg('metadata'), 'jsonb').as('metadata'),
                sql.lit(2).as('stepCount'),
                valueAs(arg('preview'), 'text').as('firstMessagePreview'),
                valueAs(arg('preview'), 'text').as('lastMessagePreview'),
              ])
              .where(mayBeSent(arg)),
          )
          .onConflict((oc) => oc.column('id').doNothing())
          .returning(listColumns('threads')),
      ),
    ),
  ),
)

export const proceed = prepared<Sent, WrittenThread>((arg) =>
  answered(arg, withQuestion(arg, withThread(arg, { newSteps: 2 })), saidBefore(arg)),
)
export const answerAgain = prepared<Sent, WrittenThread>((arg) => answered(arg, withThread(arg, { newSteps: 1 })))

/** Increments the thread's step count unless nothing may be sent in it. */
const withThread = (arg: Argument<Sent>, { newSteps }: { newSteps: number }) =>
  kysely.with('thread', (db) =>
    db
      .updateTable('threads')
      .set((eb) => ({
        stepCount: eb('stepCount', '+', sql.lit(newSteps)),
        updatedAt: now,
        lastMessagePreview: arg('preview'),
        firstMessagePreview: sql<
          string | null
        >`CASE WHEN ${eb.ref('stepCount')} = 0 THEN ${arg('preview')} ELSE ${eb.ref('firstMessagePreview')} END`,
        name: eb.fn.coalesce('name', arg('title')),
      }))
      .where('threads.id', '=', arg('threadId'))
      .where(isOwnThread(arg('userId'), arg('guestId')))
      .where(mayBeSent(arg))
      .where('twinOwnerId', 'is not distinct from', arg('twinOwnerId'))
      .where(({ not, exists }) => {
        const runs = kysely.selectFrom('runs').select('runs.id').where('runs.threadId', '=', arg('threadId'))
        return not(exists(runs.where('clientMessageId', '=', arg('clientMessageId')))).and(not(exists(runs.where(isActiveRun))))
      })
      .returning(listColumns('threads')),
  )

/** Whether all files are unused uploads of the sender, and neither the daily nor the concurrency limit is reached. */
function mayBeSent(arg: Argument<Sent>): Expression<SqlBool> {
  const { and } = expressionBuilder<Tables>()
  const uploads = kysely
    .selectFrom('elements')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '=', among(arg('elementIds'), 'uuid'))
    .where('userId', '=', arg('userId'))
    .where('stepId', 'is', null)
  const messages = kysely.selectFrom('dailyUses').select('messages').where('userId', '=', arg('userId')).where('day', '=', day)
  const limits = { sender: arg('sender'), senderLimit: arg('senderLimit'), twinOwner: arg('twinOwner'), twinLimit: arg('twinLimit') }
  return and([
    sql<SqlBool>`(${uploads}) = ${arg('elementCount')}::int`,
    sql<SqlBool>`(${arg('messageLimit')}::int IS NULL OR coalesce((${messages}), 0) < ${arg('messageLimit')}::int)`,
    sql<SqlBool>`CASE WHEN ${arg('sender')}::uuid IS NULL THEN true ELSE ${missingRunPlace(limits)} IS NULL END`,
  ])
}

type WithThread = QueryCreator<Tables & { thread: Thread }>

function withQuestion(arg: Argument<Sent>, db: WithThread): WithThread {
  return db
    .with('question', (db) =>
      db
        .insertInto('steps')
        .columns(['id', 'threadId', 'userId', 'position', 'stepType', 'status', 'input'])
        .expression((eb) =>
          eb
            .selectFrom('thread')
            .select((eb) => [
              valueAs(arg('userStepId'), 'uuid').as('id'),
              'thread.id as threadId',
              'thread.userId',
              eb('thread.stepCount', '-', sql.lit(2)).as('position'),
              literal('user_message').as('stepType'),
              literal('sent').as('status'),
              valueAs(arg('text'), 'text').as('input'),
            ]),
        ),
    )
    .with('attached', (db) =>
      db
        .updateTable('elements')
        .from('thread')
        .set({
          stepId: arg('userStepId'),
          position: sql<number>`array_position(${arg('elementIds')}::uuid[], ${sql.ref('elements.id')}) - 1`,
        })
        .where('elements.id', '=', among(arg('elementIds'), 'uuid')),
    )
}

/** Inserts the empty answer and its run, and counts the message. */
const answered = (arg: Argument<Sent>, db: WithThread, said: RawBuilder<Said | null> = sql`NULL`) =>
  db
    .with('answer', (db) =>
      db
        .insertInto('steps')
        .columns(['id', 'threadId', 'userId', 'position', 'stepType', 'status', 'createdAt', 'startTime'])
        .expression((eb) =>
          eb
            .selectFrom('thread')
            .select((eb) => [
              valueAs(arg('assistantStepId'), 'uuid').as('id'),
              'thread.id as threadId',
              'thread.userId',
              eb('thread.stepCount', '-', sql.lit(1)).as('position'),
              literal('assistant_message').as('stepType'),
              literal('streaming').as('status'),
              sql<Date>`now() + interval '1 ms'`.as('createdAt'),
              now.as('startTime'),
            ]),
        ),
    )
    .with('run', (db) =>
      db
        .insertInto('runs')
        .columns([
          'id',
          'threadId',
          'userId',
          'userStepId',
          'assistantStepId',
          'clientMessageId',
          'status',
          'attempt',
          'processId',
          'leaseExpiresAt',
          'startedAt',
        ])
        .expression((eb) =>
          eb
            .selectFrom('thread')
            .select([
              valueAs(arg('runId'), 'uuid').as('id'),
              'thread.id as threadId',
              'thread.userId',
              valueAs(arg('userStepId'), 'uuid').as('userStepId'),
              valueAs(arg('assistantStepId'), 'uuid').as('assistantStepId'),
              valueAs(arg('clientMessageId'), 'text').as('clientMessageId'),
              ...ownedFromTheStart(arg('processId')),
            ]),
        ),
    )
    .with('counted', (db) =>
      db
        .insertInto('dailyUses')
        .columns(['userId', 'day', 'messages'])
        .expression((eb) =>
          eb
            .selectFrom('thread')
            .select(['thread.userId', day.as('day'), sql.lit(1).as('messages')])
            .where('thread.userId', 'is not', null),
        )
        .onConflict((oc) => oc.columns(['userId', 'day']).doUpdateSet((eb) => ({ messages: eb('dailyUses.messages', '+', sql.lit(1)) }))),
    )
    .selectFrom('thread')
    .leftJoin('users', (join) => join.on('users.id', '=', arg('userId')))
    .selectAll('thread')
    .select(['users.timezone', aboutSender(sql.ref('thread.agentType')), said.as('said')])

/** History before this statement, which does not see its own writes. */
function saidBefore(arg: Argument<Sent>): RawBuilder<Said | null> {
  const { ref } = expressionBuilder<Tables & { thread: Thread }, 'thread'>()
  const stretch = { threadId: ref('thread.id'), from: ref('thread.summaryPosition'), to: ref('thread.stepCount') }
  return sql`CASE WHEN ${arg('twinOwnerId')}::uuid IS NULL AND ${arg('elementCount')}::int = 0 THEN ${listSaid(stretch)} END`
}
