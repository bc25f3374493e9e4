import { z } from 'zod'
import {
  findBranch,
  type ImportedConversation,
  type ImportedMessage,
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
  return { origin: 'claude', key: uuid, title, startedAt, messages: selectNewestBranch(messages).flatMap(listVisibleMessages) }
}

/** Editing a question creates a branch. */
function selectNewestBranch(messages: readonly Message[]): readonly Message[] {
  const last = messages.at(-1)
  if (!last?.uuid || !last.parent_message_uuid) return messages
  const byId = new Map(messages.flatMap((one) => (one.uuid ? [[one.uuid, one] as const] : [])))
  return findBranch(
    last.uuid,
    (id) => byId.get(id),
    (one) => one.parent_message_uuid ?? null,
  )
}

function listVisibleMessages({ sender, text, content, attachments, files, created_at: sentAt }: Message): ImportedMessage[] {
  // The full text contains placeholders for non-text blocks.
  const blocks = content.filter(({ type }) => type === 'text').map((block) => block.text)
  const named = [...attachments, ...files].map((file) => formatPlaceholder('File', file.file_name))
  const texts = blocks.some((block) => block.trim() !== '') ? blocks : [text]
  return toImportedMessages(sender === 'human' ? 'user' : 'assistant', [...texts, ...named].join('\n\n'), sentAt)
}
