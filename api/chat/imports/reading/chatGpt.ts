import { z } from 'zod'
import {
  arrangeBranches,
  type ExportedNode,
  type ImportedConversation,
  type SentMessage,
  toImportedMessages,
  toUnixTime,
  formatDocument,
  formatPlaceholder,
} from './conversation.ts'

const seconds = z
  .number()
  .nullish()
  .catch(null)
  .transform((time) => (typeof time === 'number' ? toUnixTime(time * 1000) : null))
const lenientText = z.string().catch('')

const message = z.object({
  author: z.object({ role: z.string() }),
  create_time: seconds,
  /** `all` means the user; anything else is a tool. */
  recipient: z.string().nullish().catch(null),
  content: z.looseObject({ content_type: lenientText, parts: z.array(z.unknown()).catch([]), text: lenientText }),
  metadata: z
    .looseObject({
      is_visually_hidden_from_conversation: z.boolean().nullish().catch(null),
      attachments: z.array(z.object({ name: lenientText, mime_type: lenientText }).catch({ name: '', mime_type: '' })).catch([]),
    })
    .catch({ is_visually_hidden_from_conversation: null, attachments: [] }),
})

const node = z.object({ parent: z.string().nullish().catch(null), message: z.unknown() })

const conversation = z.object({
  id: z.string().optional().catch(undefined),
  conversation_id: z.string().optional().catch(undefined),
  title: lenientText,
  create_time: seconds,
  pinned_time: seconds,
  is_archived: z.boolean().catch(false),
  current_node: z.string().nullish().catch(null),
  mapping: z.record(z.string(), z.unknown()),
})

export function parseChatGptConversation(exported: unknown): ImportedConversation | null {
  const parsed = conversation.safeParse(exported)
  if (!parsed.success) return null
  const { id, conversation_id: otherId, title, create_time: startedAt, current_node: current, mapping } = parsed.data
  const { is_archived: isArchived, pinned_time: pinnedAt } = parsed.data
  const nodes = new Map<string, ExportedNode>()
  for (const [key, value] of Object.entries(mapping)) {
    const { data } = node.safeParse(value)
    if (data) nodes.set(key, { parent: data.parent ?? null, messages: listVisibleMessages(data.message) })
  }
  const messages = arrangeBranches(nodes, current ?? Object.keys(mapping).at(-1))
  return { origin: 'chatgpt', key: otherId ?? id ?? '', title, startedAt, isPinned: pinnedAt !== null && !isArchived, isArchived, messages }
}

function listVisibleMessages(value: unknown): SentMessage[] {
  const parsed = message.safeParse(value)
  if (!parsed.success) return []
  const { author, recipient, content, metadata, create_time: sentAt } = parsed.data
  const { role } = author
  if (role !== 'user' && role !== 'assistant') return []
  if (metadata.is_visually_hidden_from_conversation) return []
  if (recipient?.startsWith('canmore.')) return toImportedMessages(role, readCanvas(content), sentAt)
  if (recipient && recipient !== 'all') return []
  const isPicture = (name: string) => name.startsWith('image/')
  // Pictures are also parts.
  const files = metadata.attachments.filter(({ mime_type: type }) => !isPicture(type)).map(({ name }) => formatPlaceholder('File', name))
  const text = [...listTexts(content), ...files].join('\n\n')
  return toImportedMessages(role, removeCitationMarks(text), sentAt)
}

const canvas = z.object({
  name: lenientText,
  type: lenientText,
  content: lenientText,
  updates: z.array(z.object({ pattern: lenientText, replacement: lenientText })).catch([]),
})

/** Canvases are calls of a tool. Changes of a part are left out. */
function readCanvas({ text, parts }: Content): string {
  const { data } = canvas.safeParse(parseJson([text, ...parts].join('')))
  const content = data?.content || data?.updates.find(({ pattern }) => pattern === '.*')?.replacement
  if (!data || !content) return ''
  return formatDocument(data.name, content, data.type.startsWith('code/') ? data.type.slice('code/'.length) : null)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Content = z.infer<typeof message>['content']

function listTexts({ content_type: type, parts, text }: Content): string[] {
  if (type === 'code' || type === 'tether_quote') return [text]
  if (type !== 'text' && type !== 'multimodal_text') return []
  return parts.map(toPartText).filter((part) => part !== '')
}

const part = z.looseObject({ content_type: lenientText, text: lenientText })

function toPartText(value: unknown): string {
  if (typeof value === 'string') return value
  const { data } = part.safeParse(value)
  if (!data) return ''
  if (data.text !== '') return data.text
  if (data.content_type.includes('image')) return formatPlaceholder('Picture')
  if (data.content_type.includes('audio')) return formatPlaceholder('Audio')
  return data.content_type.includes('video') ? formatPlaceholder('Video') : formatPlaceholder('File')
}

const [begin, end] = ['\ue200', '\ue201']

/** ChatGPT delimits citation markers with private-use characters. */
function removeCitationMarks(text: string): string {
  const [first = '', ...rest] = text.split(begin)
  return first + rest.map((piece) => (piece.includes(end) ? piece.slice(piece.indexOf(end) + 1) : piece)).join('')
}
