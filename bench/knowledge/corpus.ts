import pg from 'pg'

export interface Corpus {
  ownerId: string
  owned: number
  all: number
}

export const passageWords = 120
const messagesOfThread = 100
/** As in the passage writer. */
const listOrdinals = 10_000
/** Zipf's law: the word of rank r occurs with frequency 1/r. */
const vocabulary = 50_000
const syllables = 'ka lo mi nur to pin ru dak vo zin ba ko fur ta mon gi la po wu nik'.split(' ')

export function getWord(rank: number): string {
  const digits = [rank, rank / 20, rank / 400, rank / 8000].map((part) => Math.floor(part) % 20)
  return digits.map((digit) => syllables[digit]).join('')
}

export const textFunctions = `
  CREATE FUNCTION bench_word(rank int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT s[1 + rank % 20] || s[1 + rank / 20 % 20] || s[1 + rank / 400 % 20] || s[1 + rank / 8000 % 20]
    FROM (SELECT '{${syllables.join(',')}}'::text[] AS s) AS syllables $$;
  CREATE FUNCTION bench_text(n bigint, words int DEFAULT ${passageWords}) RETURNS text LANGUAGE sql VOLATILE AS $$
    SELECT string_agg(bench_word(floor(exp(random() * ln(${vocabulary})))::int), ' ') FROM generate_series(1, words) WHERE n > 0 $$`

/** Takes minutes. */
export async function writeCorpus(url: string, { ownerId, owned, all }: Corpus): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await rebuildIndexes(client, async () => {
      await client.query('ALTER TABLE steps DISABLE TRIGGER USER')
      await writeMessages(client, ownerId, owned)
      await writeOthers(client, url, all - owned)
      await client.query('ALTER TABLE steps ENABLE TRIGGER USER')
    })
  } finally {
    await client.end()
  }
}

/** Faster than indexing each row. */
async function rebuildIndexes(client: pg.Client, write: () => Promise<void>): Promise<void> {
  await client.query("SET maintenance_work_mem = '1GB'")
  const { rows: indexes } = await client.query<{ name: string; ddl: string }>(
    `SELECT indexname AS name, indexdef AS ddl FROM pg_indexes WHERE tablename IN ('passages', 'steps') AND indexdef LIKE '%USING gin%'`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`)
  await write()
  for (const { ddl } of indexes) await client.query(ddl)
  await client.query('VACUUM ANALYZE')
}

async function writeMessages(client: pg.Client, ownerId: string, howMany: number): Promise<void> {
  const threads = Math.ceil(howMany / messagesOfThread)
  await client.query(
    `INSERT INTO threads (id, user_id, name, step_count)
     SELECT gen_random_uuid(), $1, 'Conversation ' || n, ${messagesOfThread} FROM generate_series(1, $2::int) n`,
    [ownerId, threads],
  )
  await client.query(
    `INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input, created_at)
     SELECT gen_random_uuid(), threads.id, $1, n, 'user_message', 'sent', bench_text(n + 1), now() - random() * interval '1000 days'
     FROM threads CROSS JOIN generate_series(0, ${messagesOfThread - 1}) n WHERE threads.user_id = $1 AND threads.name LIKE 'Conversation %'`,
    [ownerId],
  )
  await client.query(
    `INSERT INTO passages (owner_id, source_kind, source_id, group_id, ordinal, start_offset, end_offset, title, text, language, length)
     SELECT user_id, 'step', id, thread_id, position * ${listOrdinals}, 0, length(input), '', input, 'english', ${passageWords}
     FROM steps WHERE user_id = $1 AND input <> ''`,
    [ownerId],
  )
}

const passagesOfItem = 10

/** Link-shared and private passages in equal number, with the same words. */
export async function writeItems(client: pg.Client, ownerId: string, howMany: number): Promise<void> {
  await rebuildIndexes(client, async () => {
    await client.query('ALTER TABLE knowledge_items DISABLE TRIGGER USER')
    await client.query(
      `WITH items AS (
         INSERT INTO knowledge_items (id, user_id, kind, title, content, audience, updated_at)
         SELECT gen_random_uuid(), $1, 'note', 'Note ' || n, 'Written', audience, now()
         FROM generate_series(1, $2::int) n, unnest('{link,private}'::audience[]) AS audience RETURNING id, audience, title
       ), texts AS MATERIALIZED (
         SELECT 'Note ' || n AS title, place, bench_text(n) AS text FROM generate_series(1, $2::int) n, generate_series(1, ${passagesOfItem}) place)
       INSERT INTO passages (owner_id, source_kind, source_id, group_id, ordinal, start_offset, end_offset, title, text, language, audience, length)
       SELECT $1, 'item', id, id, place, 0, 700, '', text, 'english', audience, ${passageWords} FROM items JOIN texts USING (title)`,
      [ownerId, Math.ceil(howMany / passagesOfItem)],
    )
    await client.query('ALTER TABLE knowledge_items ENABLE TRIGGER USER')
  })
}

/** Each connection writes on one core. */
async function writeOthers(client: pg.Client, url: string, howMany: number): Promise<void> {
  const { rows: others } = await client.query<{ id: string }>(
    `INSERT INTO users (id, email, name, username, updated_at)
     SELECT gen_random_uuid(), 'other-' || n || '@example.org', 'Other', 'bench-other-' || n, now() FROM generate_series(1, 10) n RETURNING id`,
  )
  const write = async (on: pg.Client, ids: string[]) => {
    for (const id of ids) {
      await on.query(
        `INSERT INTO passages (owner_id, source_kind, source_id, group_id, ordinal, start_offset, end_offset, title, text, language, length)
         SELECT $1, 'step', gen_random_uuid(), $1, n * ${listOrdinals}, 0, 700, '', bench_text(n), 'english', ${passageWords}
         FROM generate_series(1, $2::int) n`,
        [id, Math.ceil(howMany / others.length)],
      )
    }
  }
  const second = new pg.Client(url)
  await second.connect()
  try {
    const ids = others.map(({ id }) => id)
    await Promise.all([write(client, ids.slice(0, ids.length / 2)), write(second, ids.slice(ids.length / 2))])
  } finally {
    await second.end()
  }
}
