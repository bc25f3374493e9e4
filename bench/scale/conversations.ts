import pg from 'pg'
import { textFunctions } from '../knowledge/corpus.ts'

export interface Owner {
  userId: string
  threads: number
}

export const stepsOfThread = 20
const threadsOfOthers = 100
const threadsAtOnce = 10_000
const sentences = 50_000
const wordsOfSentence = 14

/** The owners’ threads come first; users with 100 threads each have the rest. */
export async function writeConversations(url: string, owners: readonly Owner[], threads: number): Promise<void> {
  const clients = [await connect(url), await connect(url)] as const
  const [client] = clients
  try {
    await client.query(functions)
    await client.query(
      `CREATE TABLE bench_sentences AS SELECT n, bench_text(n, ${wordsOfSentence}) AS text FROM generate_series(1, ${sentences}) n`,
    )
    await writeUsers(client, owners, threads)
    const batches = Array.from({ length: Math.ceil(threads / threadsAtOnce) }, (_, index) => 1 + index * threadsAtOnce)
    const indexes = await dropIndexes(client)
    await onBoth(clients, batches, async (one, from) => {
      for (const insert of inserts) await one.query(insert, [from, Math.min(from + threadsAtOnce - 1, threads)])
    })
    await onBoth(clients, indexes, (one, index) => one.query(index))
    await client.query('DROP TABLE bench_sentences, bench_ranges')
    await client.query('VACUUM ANALYZE')
  } finally {
    await Promise.all(clients.map((one) => one.end()))
  }
}

/** IDs are derived from numbers, so that no row looks up another, and ascend like the product’s. */
const functions = `${textFunctions};
  CREATE FUNCTION bench_id(kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex((kind::bigint << 40) + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid $$`
const [userKind, threadKind, stepKind, runKind] = [1, 2, 3, 4]

const thread = `generate_series($1::bigint, $2::bigint) AS thread(n) JOIN bench_ranges ON thread.n BETWEEN first AND last`
/** 100,000 conversations in two years. */
const writtenAt = `now() - thread.n % 100000 * interval '10 minutes'`
const withSentence = (number: string) => `JOIN bench_sentences AS sentence ON sentence.n = 1 + ${number} * 7919 % ${sentences}`
const step = `(thread.n * ${stepsOfThread} + place)`

const inserts = [
  `INSERT INTO threads (id, user_id, name, step_count, first_message_preview, last_message_preview, created_at, updated_at)
   SELECT bench_id(${threadKind}, thread.n), user_id, left(text, 40), ${stepsOfThread}, text, text, ${writtenAt}, ${writtenAt}
   FROM ${thread} ${withSentence('thread.n')}`,
  `INSERT INTO steps (id, thread_id, user_id, parent_id, position, step_type, status, input, output, created_at)
   SELECT bench_id(${stepKind}, ${step}), bench_id(${threadKind}, thread.n), user_id,
     CASE WHEN place > 0 THEN bench_id(${stepKind}, ${step} - 1) END, place,
     (CASE WHEN place % 2 = 0 THEN 'user_message' ELSE 'assistant_message' END)::step_type,
     (CASE WHEN place % 2 = 0 THEN 'sent' ELSE 'completed' END)::step_status,
     CASE WHEN place % 2 = 0 THEN text ELSE '' END, CASE WHEN place % 2 = 0 THEN '' ELSE text END,
     ${writtenAt} - (${stepsOfThread} - place) * interval '1 minute'
   FROM ${thread} CROSS JOIN generate_series(0, ${stepsOfThread - 1}) AS place ${withSentence(step)}`,
  `INSERT INTO runs (id, thread_id, user_id, user_step_id, assistant_step_id, client_message_id, status, created_at, ended_at)
   SELECT bench_id(${runKind}, ${step}), bench_id(${threadKind}, thread.n), user_id, bench_id(${stepKind}, ${step}),
     bench_id(${stepKind}, ${step} + 1), place::text, 'completed', ${writtenAt}, ${writtenAt}
   FROM ${thread} CROSS JOIN generate_series(0, ${stepsOfThread - 1}, 2) AS place`,
]

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query("SET maintenance_work_mem = '2GB'")
  // Skips foreign keys and the passages of past chats.
  await client.query("SET session_replication_role = 'replica'")
  return client
}

async function writeUsers(client: pg.Client, owners: readonly Owner[], threads: number): Promise<void> {
  await client.query('CREATE TABLE bench_ranges (user_id uuid, first bigint, last bigint)')
  let written = 0
  for (const { userId, threads: howMany } of owners) {
    await client.query('INSERT INTO bench_ranges VALUES ($1, $2, $3)', [userId, written + 1, written + howMany])
    written += howMany
  }
  await client.query(
    `WITH users AS (
       INSERT INTO users (id, email, name, username, updated_at)
       SELECT bench_id(${userKind}, n), 'other-' || n || '@example.org', 'Other', 'bench-other-' || n, now()
       FROM generate_series($1::bigint, $2::bigint, ${threadsOfOthers}) n RETURNING id)
     INSERT INTO bench_ranges SELECT bench_id(${userKind}, n), n, least(n + ${threadsOfOthers - 1}, $2)
     FROM generate_series($1::bigint, $2::bigint, ${threadsOfOthers}) n`,
    [written + 1, threads],
  )
}

/** Faster than indexing each row. Returns the statements that create them again, the slowest first. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; ddl: string }>(
    `SELECT indexname AS name, indexdef AS ddl FROM pg_indexes LEFT JOIN pg_constraint ON conname = indexname
     WHERE tablename IN ('threads', 'steps', 'runs') AND conname IS NULL ORDER BY tablename = 'steps' AND indexdef LIKE '%gin%' DESC`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  return rows.map(({ ddl }) => ddl)
}

/** Each connection uses one core. */
async function onBoth<Item>(
  clients: readonly pg.Client[],
  items: readonly Item[],
  work: (client: pg.Client, item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items]
  const workOn = async (client: pg.Client) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(client, item)
  }
  await Promise.all(clients.map(workOn))
}
