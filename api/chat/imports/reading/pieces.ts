import { createHash } from 'node:crypto'
import { toAutomaticTitle, toThreadTitle } from '../../threads/previews.ts'
import { toOneLine } from '../../../platform/text/text.ts'
import { parseChatGptConversation } from './chatGpt.ts'
import { parseClaudeConversation } from './claude.ts'
import { type ImportedConversation, type ImportedMessage, ImportProblem, withoutPlaceholders } from './conversation.ts'

export interface Piece extends Pick<ImportedConversation, 'origin' | 'key' | 'startedAt' | 'isPinned' | 'isArchived'> {
  readonly title: string | null
  readonly from: number
  readonly messages: readonly ImportedMessage[]
}

export interface Counts {
  origin: ImportedConversation['origin']
  conversations: number
  messages: number
}

export const maxConversations = 100_000
export const maxMessages = 500_000
const maxTitleLength = 120
/** Keeps transactions short for the embedded database. */
const messagesAtOnce = 50
const charactersAtOnce = 50_000

/** @throws ImportProblem if the file is not an export */
export async function* readConversations(values: AsyncIterable<unknown>): AsyncGenerator<ImportedConversation> {
  const seen = new Set<string>()
  let messages = 0
  let unknown = 0
  for await (const value of values) {
    const conversation = parseChatGptConversation(value) ?? parseClaudeConversation(value)
    if (!conversation) {
      unknown++
      continue
    }
    if (conversation.messages.length === 0) continue
    const key = createKey(conversation)
    const id = `${conversation.origin} ${key}`
    if (seen.has(id)) continue
    seen.add(id)
    messages += conversation.messages.length
    if (seen.size > maxConversations || messages > maxMessages) throw new ImportProblem('too_many_messages')
    yield { ...conversation, key }
  }
  if (seen.size === 0) throw new ImportProblem(unknown > 0 ? 'not_an_export' : 'empty')
}

export async function* toPieces(conversations: AsyncIterable<ImportedConversation>): AsyncGenerator<Piece[]> {
  let pieces: Piece[] = []
  let [messages, characters] = [0, 0]
  for await (const conversation of conversations) {
    const { origin, key, startedAt, isPinned, isArchived } = conversation
    const facts = { origin, key, title: getTitle(conversation), startedAt, isPinned, isArchived }
    for (let from = 0; from < conversation.messages.length;) {
      let end = from
      while (end < conversation.messages.length && messages < messagesAtOnce && (messages === 0 || characters < charactersAtOnce)) {
        characters += conversation.messages[end++]?.text.length ?? 0
        messages++
      }
      if (end > from) pieces.push({ ...facts, from, messages: conversation.messages.slice(from, end) })
      from = end
      if (messages < messagesAtOnce && characters < charactersAtOnce) continue
      yield pieces
      pieces = []
      messages = 0
      characters = 0
    }
  }
  if (pieces.length > 0) yield pieces
}

function createKey({ key, title, startedAt, messages }: ImportedConversation): string {
  const plain = toOneLine(key)
  if (plain !== '' && plain.length <= 100) return plain
  const hash = createHash('sha256').update(JSON.stringify([key, title, startedAt]))
  for (const { role, text } of key === '' ? messages : []) hash.update(`\0${role}\0${text}`)
  return hash.digest('hex')
}

function getTitle({ title, messages }: ImportedConversation): string | null {
  const plain = Array.from(toOneLine(title.slice(0, 1000)))
    .slice(0, maxTitleLength)
    .join('')
    .trim()
  const first = messages.find(({ role }) => role === 'user') ?? messages[0]
  return toAutomaticTitle(plain) ?? (first ? toThreadTitle(withoutPlaceholders(first.text)) : null)
}
