import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Opening } from '../../brain/profilePal/opening.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { modelColumns } from '../../platform/database/sql/typedSql.ts'
import { answerPreviewOf } from './previews.ts'

const name = 'Profile Pal'

/** There is one for each person, so that it is found, and not started twice, by its id alone. */
export function profilePalIdOf(userId: string): string {
  const hash = createHash('md5').update(`${userId} ${name}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export async function findProfilePalThread(db: Database, userId: string): Promise<Thread | null> {
  return db.thread.findFirst({ where: { id: profilePalIdOf(userId), userId } })
}

/** The conversation and what Profile Pal says first in it, in one statement. Null when it was started meanwhile. */
export async function writeProfilePalThread(db: Database, userId: string, { greeting, question }: Opening): Promise<Thread | null> {
  const text = question ? `${greeting}\n\n${question.question}` : greeting
  const preview = answerPreviewOf(text)
  const [thread] = await db.$queryRaw<Thread[]>`
    WITH thread AS (
      INSERT INTO threads (id, user_id, name, agent_type, thread_type, step_count, first_message_preview, last_message_preview)
      VALUES (${profilePalIdOf(userId)}::uuid, ${userId}::uuid, ${name}, 'profile_pal', 'profile_onboarding', 1, ${preview}, ${preview})
      ON CONFLICT (id) DO NOTHING
      RETURNING ${modelColumns('threads')}
    ), opening AS (
      INSERT INTO steps (id, thread_id, user_id, position, step_type, status, output, wait_for_answer, start_time)
      SELECT ${randomUUIDv7()}::uuid, id, "userId", 0, 'assistant_message', 'completed', ${text}, ${question !== null}, now() FROM thread
      RETURNING id
    ), asked AS (
      INSERT INTO tool_calls (id, step_id, call_id, position, name, display_name, status, input_params, output_result, text_offset, end_time,
        duration_ms)
      SELECT ${randomUUIDv7()}::uuid, id, 'call_opening', 0, 'ask', 'Asked', 'completed', ${JSON.stringify(question)}::jsonb,
        ${JSON.stringify(question)}::jsonb, ${greeting.length}::int, now(), 0
      FROM opening WHERE ${question !== null}
    )
    SELECT * FROM thread`
  return thread ?? null
}
