import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../api/platform/embedded/embedded.ts'
import { conversations, maud, visits } from './story.ts'

/** Moves each conversation to the day on which it would have been. Only a database can be told so, and only when the product is not running. */
export async function spreadOverDays(dataDir: string) {
  await using stack = new AsyncDisposableStack()
  const database = await startEmbedded({ dir: join(dataDir, 'postgres') })
  stack.defer(() => database.stop())
  const client = new Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())

  const ids = async (condition: string) => {
    const sql = `SELECT threads.id FROM threads JOIN users ON users.username = $1 AND ${condition} ORDER BY threads.created_at`
    const { rows } = await client.query<{ id: string }>(sql, [maud.username])
    return rows.map(({ id }) => id)
  }
  const own = await ids(`users.id = threads.user_id AND thread_type = 'private_chat'`)
  const visited = await ids('users.id = threads.twin_owner_id')
  for (const [index, { daysAgo }] of conversations.entries()) await moveBack(client, own[index], daysAgo, index)
  for (const [index, { daysAgo }] of visits.entries()) await moveBack(client, visited[index], daysAgo, index)
}

/** Not to the same minute of every day. */
async function moveBack(client: Client, thread: string | undefined, daysAgo: number, index: number) {
  if (!thread || daysAgo === 0) return
  const back = `${daysAgo} days ${(index * 37) % 100} minutes`
  await client.query(`UPDATE threads SET created_at = created_at - $2::interval, updated_at = updated_at - $2::interval WHERE id = $1`, [
    thread,
    back,
  ])
  await client.query(`UPDATE steps SET created_at = created_at - $2::interval WHERE thread_id = $1`, [thread, back])
  await client.query(`UPDATE runs SET created_at = created_at - $2::interval WHERE thread_id = $1`, [thread, back])
  await client.query(
    `UPDATE twin_questions SET asked_at = asked_at - $2::interval FROM steps WHERE steps.id = answer_step_id AND thread_id = $1`,
    [thread, back],
  )
}
