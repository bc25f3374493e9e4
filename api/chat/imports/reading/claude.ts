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

const lenientText = z.string().catch('')
const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((time) => (time ? toUnixTime(Date.parse(time)) : null))
const files = z
  .array(z.object({ file_name: lenientText, extracted_content: lenientText }).catch({ file_name: '', extracted_content: '' }))
  .catch([])
const block = z.looseObject({ type: lenientText, text: lenientText, name: lenientText, input: z.unknown().optional() })

const message = z.object({
  uuid: z.string().optional().catch(undefined),
  parent_message_uuid: z.string().nullish().catch(null),
  sender: z.enum(['human', 'assistant']),
  text: lenientText,
  content: z.array(block.catch({ type: '', text: '', name: '', input: null })).catch([]),
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
  const blocks = content.map((one) => (one.type === 'text' ? one.text : readArtifact(one))).filter((one) => one.trim() !== '')
  // Long pasted texts are attachments without a name.
  const named = [...attachments, ...files].flatMap(({ file_name: name, extracted_content: pasted }) => [
    ...(name === '' && pasted !== '' ? [] : [formatPlaceholder('File', name)]),
    ...(pasted === '' ? [] : [pasted]),
  ])
  const texts = blocks.length > 0 ? blocks : [text]
  return toImportedMessages(sender === 'human' ? 'user' : 'assistant', [...texts, ...named].join('\n\n'), sentAt)
}

const artifact = z.object({ command: lenientText, title: lenientText, type: lenientText, language: lenientText, content: lenientText })
const languages = new Map([
  ['text/html', 'html'],
  ['image/svg+xml', 'svg'],
  ['application/vnd.ant.mermaid', 'mermaid'],
  ['application/vnd.ant.react', 'jsx'],
])

/** Artifacts are calls of a tool. Changes of a part are left out. */
function readArtifact({ type, name, input }: z.infer<typeof block>): string {
  if (type !== 'tool_use' || name !== 'artifacts') return ''
  const { data } = artifact.safeParse(input)
  if (!data || data.content === '') return ''
  const isProse = data.type === 'text/markdown' || data.type === 'text/plain'
  return formatDocument(data.title, data.content, isProse ? null : data.language || languages.get(data.type) || '')
}
