import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson, type Person } from '../people.ts'
import type { Step } from './twinTalk.ts'

export async function createSharedPerson(app: TestApp, profile: object = {}): Promise<Person> {
  const person = await createPerson(app)
  expect(await person.client.rest('PUT', '/api/v1/profile', { public: true, ...profile })).toMatchObject({ status: 200 })
  return person
}

export function startTalk(client: Client, username: string, more: object = {}) {
  const input = { question: 'What do you keep?', ...more }
  return client.rest<{ thread_id: string; run: { id: string } }>('POST', `/api/v1/twin/${username}/talks`, input)
}

export async function readTalk(client: Client, threadId: string) {
  const history = `/api/v1/chat/threads/${threadId}/history?limit=1`
  const { body } = await client.rest<{ steps: (Step & { ai_generated: boolean; is_error: boolean })[] }>('GET', history)
  const [answer] = body.steps
  if (!answer) throw new Error('There is no answer.')
  return answer
}

export async function openTalk(client: Client, username: string, more: object = {}) {
  const { status, body } = await startTalk(client, username, more)
  expect({ status, body }).toMatchObject({ status: 200 })
  const events: string[] = []
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) events.push(data)
  return { threadId: body.thread_id, events: events.join('\n'), ...(await readTalk(client, body.thread_id)) }
}

export async function readVisit({ client }: Person, threadId: string) {
  const path = `/api/v1/twin-conversations/${threadId}`
  return client.rest<{ conversation: object; steps: { author: string; text: string; citations: object[] }[] }>('GET', path)
}
