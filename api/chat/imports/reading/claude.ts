import { z } from 'zod'
import {
  arrangeBranches,
  type ExportedNode,
  type ImportedConversation,
  type SentMessage,
  toImportedMessages,
  toUnixTime,
  formatPlaceholder,
} from './conversation.ts'

const lenientText = z.string().catch('')
const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((time) => (time ? toUnixTime(Date.parse(time)) : null))
const files = z.array(z.object({ file_name: lenientText }).catch({ file_name: '' })).catch([])

const message = z.object({
  uuid: z.string().optional().catch(undefined),
  parent_message_uuid: z.string().nullish().catch(null),
  sender: z.enum(['human', 'assistant']),
  text: lenientText,
  content: z.array(z.looseObject({ type: lenientText, text: lenientText }).catch({ type: '', text: '' })).catch([]),
  created_at: moment,
  attachments: files,
  files,
})
type Message = z.infer<typeof message>

const conversation = z.object({
  uuid: z.string().optional().catch(undefined),
  name: lenientText,
  created_at: moment,
  chat_messages: z.array(z.unknown()),
})

export function parseClaudeConversation(value: unknown): ImportedConversation | null {
  const parsed = conversation.safeParse(value)
  if (!parsed.success) return null
  const { uuid = '', name: title, created_at: startedAt } = parsed.data
  const messages = parsed.data.chat_messages.flatMap((one) => message.safeParse(one).data ?? [])
  return { origin: 'claude', key: uuid, title, startedAt, messages: arrange(messages) }
}

/** The newest message ends the shown branch. Old exports have no branches. */
function arrange(messages: readonly Message[]) {
  const isTree = messages.at(-1)?.uuid && messages.at(-1)?.parent_message_uuid
  const nodes = new Map<string, ExportedNode>()
  let previous: string | null = null
  for (const [index, message] of messages.entries()) {
    const id = isTree ? (message.uuid ?? `${index}`) : `${index}`
    nodes.set(id, { parent: isTree ? (message.parent_message_uuid ?? null) : previous, messages: listVisibleMessages(message) })
    previous = id
  }
  return arrangeBranches(nodes, previous ?? undefined)
}

function listVisibleMessages({ sender, text, content, attachments, files, created_at: sentAt }: Message): SentMessage[] {
  // The full text contains placeholders for non-text blocks.
  const blocks = content.filter(({ type }) => type === 'text').map((block) => block.text)
  const named = [...attachments, ...files].map((file) => formatPlaceholder('File', file.file_name))
  const texts = blocks.some((block) => block.trim() !== '') ? blocks : [text]
  return toImportedMessages(sender === 'human' ? 'user' : 'assistant', [...texts, ...named].join('\n\n'), sentAt)
}
