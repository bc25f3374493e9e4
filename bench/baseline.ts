import { createServer } from 'node:http'
import pg from 'pg'

/** A bare handler that runs the same SQL. */
const listThreads = {
  name: 'threads',
  text: `SELECT id, name, agent_type, thread_type, metadata, step_count, first_message_preview, last_message_preview, created_at, updated_at
    FROM threads WHERE user_id = $1 AND thread_type <> 'profile_onboarding' ORDER BY updated_at DESC, id DESC LIMIT 21`,
}

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const server = createServer((request, response) => {
  const user = new URL(request.url ?? '/', 'http://baseline').searchParams.get('user')
  pool.query({ ...listThreads, values: [user] }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ threads: rows.slice(0, 20) })),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`baseline on ${address.port}`)
})
