import { expect, test } from 'vitest'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform
const sendMessage = graphql(`
  mutation SendConcurrently($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
    }
  }
`)

test('answers one of two messages that both find the thread idle', async () => {
  const { client, id: userId } = await createPerson(app)
  const { id: threadId } = await db.thread.create({ data: { userId, agentType: 'private_brain', threadType: 'private_chat' } })
  const send = (clientMessageId: string) =>
    client.ask(sendMessage, {
      input: { threadId: btoa(`Thread:${threadId}`), text: 'Slowly [[interval:20]] [[tokens:5000]]', clientMessageId },
    })

  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const lock = transaction(db, async (tx) => {
    await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate())
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const sends = [send('first'), send('second')]
  // A waiting statement already has its snapshot, in which the thread has no run.
  await expect.poll(countWaitingStatements).toBe(2)
  released.resolve()
  await lock
  const results = (await Promise.all(sends)).map(({ sendMessage }) => sendMessage.__typename)

  expect(results.toSorted()).toEqual(['AlreadySendingError', 'SendMessagePayload'])
  expect(await db.run.count({ where: { threadId } })).toBe(1)
})

async function countWaitingStatements(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return row?.count ?? 0
}
