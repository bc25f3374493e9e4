import pg from 'pg'
import { dropDatabase } from '../api/testing/database/databases.ts'

export async function createDatabase(server: string, purpose = 'bench') {
  const name = `twain_${purpose}_${process.pid}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await query(server, `CREATE DATABASE ${name}`)
  return {
    url: url.href,
    drop: async () => {
      for (const statement of dropDatabase(name)) await query(server, statement)
    },
  }
}

export const stepsOfYears = 10_000

export interface Threads {
  long: string
  short: string
  years: string
  day: string
}

export async function seed(url: string, userId: string): Promise<Threads> {
  await query(
    url,
    `INSERT INTO threads (id, user_id, name, last_message_preview, first_message_preview, step_count)
     SELECT gen_random_uuid(), $1, 'Conversation ' || n, 'The last words of it', 'The first words of it', 2 FROM generate_series(1, 200) n`,
    [userId],
  )
  const threads = {
    long: await seedThread(url, userId, 100_000),
    short: await seedThread(url, userId, 100),
    years: await seedThread(url, userId, stepsOfYears),
    day: await seedThread(url, userId, 50),
  }
  // Nothing here searches, and background indexing would distort the figures.
  await query(url, 'DELETE FROM pending_passages')
  await query(url, 'VACUUM ANALYZE')
  return threads
}

async function seedThread(url: string, userId: string, steps: number): Promise<string> {
  const [thread] = await query<{ id: string }>(
    url,
    `INSERT INTO threads (id, user_id, name, step_count) VALUES (gen_random_uuid(), $1, 'Long', $2) RETURNING id`,
    [userId, steps],
  )
  const id = thread?.id ?? ''
  await query(
    url,
    `WITH step AS (
       INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input, output)
       SELECT gen_random_uuid(), $1, $2, n, (CASE WHEN n % 2 = 0 THEN 'user_message' ELSE 'assistant_message' END)::step_type,
         (CASE WHEN n % 2 = 0 THEN 'sent' ELSE 'completed' END)::step_status,
         CASE WHEN n % 2 = 0 THEN 'A question about day ' || n ELSE '' END,
         CASE WHEN n % 2 = 0 THEN '' ELSE repeat('An answer of usual length. ', 15) || n END
       FROM generate_series(0, $3::int - 1) n
       RETURNING id, position
     )
     INSERT INTO runs (id, thread_id, user_id, user_step_id, assistant_step_id, client_message_id, status, ended_at)
     SELECT gen_random_uuid(), $1, $2, question.id, answer.id, answer.id::text, 'completed', now()
     FROM step question JOIN step answer ON answer.position = question.position + 1 WHERE question.position % 2 = 0`,
    [id, userId, steps],
  )
  return id
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
