import { zipSync } from 'fflate'
import type { Client } from '../client.ts'

interface Turn {
  role?: string
  text?: string
  content?: object
  message?: object
}

const firstMoment = Date.UTC(2024, 2, 1, 12) / 1000

export function chatGptConversation(id: string, title: string, turns: readonly (string | Turn)[], { others = {} } = {}): object {
  const mapping: Record<string, object> = { root: { id: 'root', message: null, parent: null, children: ['m0'] } }
  for (const [index, turn] of turns.entries()) {
    const { role = index % 2 === 0 ? 'user' : 'assistant', text = '', content, message } = typeof turn === 'string' ? { text: turn } : turn
    const parent = index === 0 ? 'root' : `m${index - 1}`
    const said = content ?? { content_type: 'text', parts: [text] }
    const shown = {
      id: `m${index}`,
      author: { role },
      create_time: firstMoment + index * 60,
      content: said,
      recipient: 'all',
      metadata: {},
    }
    mapping[`m${index}`] = { id: `m${index}`, parent, children: [`m${index + 1}`], message: { ...shown, ...message } }
  }
  const current = { current_node: `m${turns.length - 1}` }
  return {
    id,
    conversation_id: id,
    title,
    create_time: firstMoment,
    update_time: firstMoment,
    mapping: { ...mapping, ...others },
    ...current,
  }
}

export function claudeConversation(uuid: string, name: string, messages: readonly object[]): object {
  const minute = (index: number) => new Date((firstMoment + index * 60) * 1000).toISOString()
  const shown = messages.map((message, index) => ({
    uuid: `${uuid}-${index}`,
    text: '',
    content: [],
    sender: index % 2 === 0 ? 'human' : 'assistant',
    created_at: minute(index),
    attachments: [],
    files: [],
    ...message,
  }))
  return { uuid, name, created_at: minute(0), updated_at: minute(0), account: { uuid: 'a' }, chat_messages: shown }
}

export function jsonFile(conversations: unknown, name = 'conversations.json'): File {
  return new File([typeof conversations === 'string' ? conversations : JSON.stringify(conversations)], name, { type: 'application/json' })
}

export function zipFile(entries: Record<string, unknown>, { isEncrypted = false } = {}): File {
  const files = Object.entries({ 'user.json': {}, 'chat.html': '<html>', ...entries })
  const text = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
  const zip = zipSync(Object.fromEntries(files.map(([name, value]) => [name, text(value)])))
  if (isEncrypted) {
    const view = new DataView(zip.buffer)
    // In both headers of each entry.
    for (let at = 0; at + 10 < zip.length; at++) {
      const signature = view.getUint32(at, true)
      if (signature === 0x04034b50) view.setUint16(at + 6, view.getUint16(at + 6, true) | 1, true)
      if (signature === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true)
    }
  }
  return new File([zip], 'export.zip', { type: 'application/zip' })
}

export async function uploadExport(client: Client, file: File): Promise<string> {
  const form = new FormData()
  form.append('files', file)
  const response = await client.fetch('/api/v1/upload/files?read=false', { method: 'POST', body: form })
  const { files } = (await response.json()) as { files: { id: string }[] }
  return files[0]?.id ?? ''
}
