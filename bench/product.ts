import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { type Product, startProduct } from '../scripts/services/product.ts'
import { count, type Row } from './table.ts'

export interface Person {
  url: string
  token: string
  headers: Record<string, string>
  userId: string
  startThreads(howMany: number): Promise<string[]>
}

export async function signUp(url: string): Promise<Person> {
  const answer = await post(
    `${url}/api/v1/auth/register`,
    {},
    { email: 'bench@example.org', password: 'a long enough one', username: 'bench' },
  )
  const { token, user } = answer as { token: string; user: { id: string } }
  const headers = { authorization: `Bearer ${token}` }
  return {
    url,
    token,
    headers,
    userId: user.id,
    startThreads: (howMany) =>
      Promise.all(
        Array.from({ length: howMany }, async () => {
          const thread = (await post(`${url}/api/v1/chat/threads`, headers, { agent_type: 'private_brain' })) as { id: string }
          return thread.id
        }),
      ),
  }
}

/** Two hundred threads for the list, and a very long one and a short one for history. */
export async function seed(databaseUrl: string, userId: string): Promise<{ long: string; short: string }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `INSERT INTO threads (id, user_id, name, last_message_preview, first_message_preview, step_count)
       SELECT gen_random_uuid(), $1, 'Conversation ' || n, 'The last words of it', 'The first words of it', 2 FROM generate_series(1, 200) n`,
      [userId],
    )
    const threadOf = async (steps: number) => {
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO threads (id, user_id, name, step_count) VALUES (gen_random_uuid(), $1, 'Long', $2) RETURNING id`,
        [userId, steps],
      )
      const id = rows[0]?.id ?? ''
      await client.query(
        `INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input, output)
         SELECT gen_random_uuid(), $1, $2, n, CASE WHEN n % 2 = 0 THEN 'user_message' ELSE 'assistant_message' END::step_type,
           CASE WHEN n % 2 = 0 THEN 'sent' ELSE 'completed' END::step_status,
           CASE WHEN n % 2 = 0 THEN 'A question about day ' || n ELSE '' END,
           CASE WHEN n % 2 = 0 THEN '' ELSE repeat('An answer of usual length. ', 15) || n END
         FROM generate_series(0, $3 - 1) n`,
        [id, userId, steps],
      )
      return id
    }
    const threads = { long: await threadOf(100_000), short: await threadOf(100) }
    await client.query('ANALYZE')
    return threads
  } finally {
    await client.end()
  }
}

/** Resident memory of a fresh process, a few seconds after it began to serve. */
export async function measureIdleMemory(kind: string, settings: Record<string, string | undefined>, mostMegabytes: number): Promise<Row> {
  const product = await startProduct(settings)
  try {
    await settle(product)
    const megabytes = (await residentKilobytes(product.pid)) / 1024
    return {
      measure: `idle memory, ${kind}`,
      ours: `${count(megabytes)} MB`,
      floor: '',
      bar: `≤ ${mostMegabytes} MB`,
      met: megabytes <= mostMegabytes,
    }
  } finally {
    await product.stop()
  }
}

/** Waits until the process has been idle: two readings a second apart that hardly differ, after one request through each face. */
async function settle({ url, pid }: Product) {
  await fetch(`${url}/api/v1/auth/check-username`, { method: 'POST', headers: json, body: JSON.stringify({ username: 'somebody' }) })
  await fetch(`${url}/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query: '{ model { name } }' }) })
  let before = 0
  for (let second = 0; second < 20; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const now = await residentKilobytes(pid)
    if (second >= 3 && Math.abs(now - before) < 2048) return
    before = now
  }
}

async function residentKilobytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

const json = { 'content-type': 'application/json' }

async function post(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
