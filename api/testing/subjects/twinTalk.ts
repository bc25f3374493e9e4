import { expect } from 'vitest'
import { testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson, type Person } from '../people.ts'

export interface Step {
  id: string
  step_type: string
  input: string
  output: string
  user_id: string | null
  citations: { number: number; kind: string; source_id: string; title: string; excerpt: string }[]
}

export async function say(client: Client, username: string, input: string, more: object = {}) {
  const sent = await client.rest<{ thread_id: string; run: { id: string } }>('POST', `/api/v1/twin/${username}/chat`, { input, ...more })
  expect(sent).toMatchObject({ status: 200 })
  const { thread_id } = sent.body
  for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${thread_id}`)) void _
  const { body } = await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${thread_id}/history?limit=1`)
  const [answer] = body.steps
  if (!answer) throw new Error('There is no answer.')
  return { ...answer, threadId: thread_id }
}

export async function openTwins(settings: Record<string, string> = {}) {
  const app = await testApp({ LLM_PROVIDER: 'builtin', ...settings })
  async function aPublicPerson(more: object = {}): Promise<Person> {
    const person = await createPerson(app)
    await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.', ...more })
    return person
  }

  return { app, aPublicPerson }
}
