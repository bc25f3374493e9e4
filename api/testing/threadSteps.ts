import type { Client } from './client.ts'

interface HistoryStep {
  id: string
  parent_id: string | null
  position: number | null
  version_ids: string[]
  step_type: string
  input: string
  output: string
  elements: { id: string; url: string }[]
}
export interface History {
  steps: HistoryStep[]
  thread: { step_count: number; first_message_preview: string | null; last_message_preview: string | null }
}

export const json = { 'content-type': 'application/json' }
export const getHistory = async (client: Client, threadId: string) =>
  (await client.rest<History>('GET', `/api/v1/chat/threads/${threadId}/history?limit=1000`)).body
export const readExport = async (client: Client, threadId: string, format: string) =>
  (await client.fetch(`/api/v1/chat/threads/${threadId}/export?format=${format}`)).text()

export async function follow(client: Client, threadId: string) {
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) return
}

export async function say(client: Client, input: string, threadId?: string, elements: object[] = [], more: object = {}): Promise<string> {
  const body = JSON.stringify({ input, thread_id: threadId, elements, ...more })
  let found = threadId ?? ''
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    found ||= JSON.parse(data).run?.thread_id ?? ''
  }
  return found
}

export async function edit(client: Client, stepId: string, input: string, threadId: string) {
  const response = await client.rest<{ deleted_step_ids: string[] }>('POST', `/api/v1/chat/steps/${stepId}/resend`, { input })
  await follow(client, threadId)
  return response
}

export const show = (client: Client, id: string) => client.rest('POST', `/api/v1/chat/steps/${id}/show`)
export const keep = (client: Client, id = '') => client.rest('POST', `/api/v1/chat/steps/${id}/keep`)
export const remove = (client: Client, id: string) => client.rest('DELETE', `/api/v1/chat/steps/${id}`)
export const listInputs = ({ steps }: History) => steps.filter(({ input }) => input).map(({ input }) => input)
