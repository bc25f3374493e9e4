import { testApp } from '../app.ts'
import type { Client } from '../client.ts'
import type { Person } from '../people.ts'

export interface ThreadRow {
  id: string
  name: string | null
  thread_type: string
  agent_type: string
  step_count: number
  is_archived: boolean
}

export const listThreads = async (client: Client, query = '') =>
  (await client.rest<{ threads: ThreadRow[]; next: string | null }>('GET', `/api/v1/chat/threads${query}`)).body
export const start = async (client: Client, agentType?: string) =>
  (await client.rest<ThreadRow>('POST', '/api/v1/chat/threads', agentType ? { agent_type: agentType } : undefined)).body

export async function openThreads() {
  const app = await testApp()
  const { db } = app.platform
  async function aHistory({ id: userId }: Person, count: number, exchanges = 0) {
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    await db.thread.createMany({
      data: ids.map((id, index) => ({
        id,
        userId,
        name: `Thread ${index}`,
        stepCount: exchanges * 2,
        updatedAt: new Date(2026, 0, 1, 0, index),
      })),
    })
    await db.step.createMany({
      data: ids.flatMap((threadId) =>
        Array.from({ length: exchanges * 2 }, (_, position) =>
          position % 2 === 0
            ? { threadId, userId, position, stepType: 'user_message' as const, status: 'sent' as const, input: `Question ${position}` }
            : {
                threadId,
                userId,
                position,
                stepType: 'assistant_message' as const,
                status: 'completed' as const,
                output: `Answer ${position}`,
              },
        ),
      ),
    })
    return ids
  }

  return { app, db, aHistory }
}
