import { hash, randomUUIDv7 } from 'node:crypto'
import type { Opening, OwnerAgent } from '../../agents/definition.ts'
import { agents } from '../../agents/registry.ts'
import type { AgentType, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf, kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import { answerPreviewOf } from './previews.ts'

/** An agent that speaks first has one conversation with each person, so that it is found, and not started twice, by its id alone. */
export interface OpeningAgent {
  type: AgentType
  label: string
  startsAs: OwnerAgent['startsAs']
  opening: NonNullable<OwnerAgent['opening']>
}

/** Null for an agent that waits to be spoken to. */
export function openingAgent(type: AgentType): OpeningAgent | null {
  const agent = agents[type]
  return agent.audience === 'owner' && agent.opening ? { type, label: agent.label, startsAs: agent.startsAs, opening: agent.opening } : null
}

export function openedThreadId(userId: string, { label }: Pick<OpeningAgent, 'label'>): string {
  const hex = hash('md5', `${userId} ${label}`)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Every screen asks for the one with Profile Pal. */
const threadOf = prepared<{ id: string; userId: string }, Thread>((arg) =>
  kysely.selectFrom('threads').select(columnsOf('threads')).where('id', '=', arg('id')).where('userId', '=', arg('userId')),
)

export async function findOpenedThread(db: Database, userId: string, agent: OpeningAgent): Promise<Thread | null> {
  const [thread] = await threadOf(db, { id: openedThreadId(userId, agent), userId })
  return thread ?? null
}

/** The conversation and what the agent says first in it, in one statement, so that nobody sees one without the other. */
export async function writeOpenedThread(
  db: Database,
  userId: string,
  agent: OpeningAgent,
  { greeting, question }: Opening,
): Promise<Thread | null> {
  const text = question ? `${greeting}\n\n${question.question}` : greeting
  const preview = answerPreviewOf(text)
  const { name: tool, title } = agent.opening.tool
  const started = await db.$queryRaw<{ id: string }[]>`
    WITH thread AS (
      INSERT INTO threads (id, user_id, name, agent_type, thread_type, step_count, first_message_preview, last_message_preview)
      VALUES (${openedThreadId(userId, agent)}::uuid, ${userId}::uuid, ${agent.label}, ${agent.type}::agent_type, ${agent.startsAs}::thread_type, 1, ${preview}, ${preview})
      ON CONFLICT (id) DO NOTHING
      RETURNING id, user_id
    ), opening AS (
      INSERT INTO steps (id, thread_id, user_id, position, step_type, status, output, wait_for_answer, start_time)
      SELECT ${randomUUIDv7()}::uuid, id, user_id, 0, 'assistant_message', 'completed', ${text}, ${question !== null}, now() FROM thread
      RETURNING id
    ), asked AS (
      INSERT INTO tool_calls (id, step_id, call_id, position, name, display_name, status, input_params, output_result, text_offset, end_time,
        duration_ms)
      SELECT ${randomUUIDv7()}::uuid, id, 'call_opening', 0, ${tool}, ${title}, 'completed', ${JSON.stringify(question)}::jsonb,
        ${JSON.stringify(question)}::jsonb, ${greeting.length}::int, now(), 0
      FROM opening WHERE ${question !== null}
    )
    SELECT id FROM thread`
  return started.length === 0 ? null : findOpenedThread(db, userId, agent)
}
