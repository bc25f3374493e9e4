import type { ConversationImportProblem, ConversationOrigin } from '../../../platform/__generated__/prisma/client.ts'
import { toStorable } from '../../../platform/text/text.ts'

export interface SentMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** Unix time in milliseconds. */
  readonly sentAt: number | null
}

export interface ImportedMessage extends SentMessage {
  /** Zero-based, in chronological order. */
  readonly number: number
  /** Number of the previous message on its branch. */
  readonly parent: number | null
  readonly isShown: boolean
}

/** A node of the exported message tree. Hidden nodes and tool nodes have no messages. */
export interface ExportedNode {
  readonly parent: string | null
  readonly messages: readonly SentMessage[]
}

export interface ImportedConversation {
  readonly origin: ConversationOrigin
  readonly key: string
  readonly title: string
  /** Unix time in milliseconds. */
  readonly startedAt: number | null
  readonly isPinned?: boolean
  readonly isArchived?: boolean
  /** The shown branch, then the others, each message after its parent. */
  readonly messages: readonly ImportedMessage[]
}

export class ImportProblem extends Error {
  readonly problem: ConversationImportProblem

  constructor(problem: ConversationImportProblem) {
    super(problem)
    this.problem = problem
  }
}

const maxMessageLength = 200_000

export function toImportedMessages(role: SentMessage['role'], text: string, sentAt: number | null): SentMessage[] {
  const trimmed = toStorable(text).trim()
  const messages: SentMessage[] = []
  for (let start = 0; start < trimmed.length;) {
    let end = start + maxMessageLength
    // Keep surrogate pairs together.
    if (end < trimmed.length && trimmed.slice(end - 1, end + 1).isWellFormed() && !trimmed.slice(start, end).isWellFormed()) end--
    messages.push({ role, text: trimmed.slice(start, end), sentAt })
    start = end
  }
  return messages
}

export function formatPlaceholder(kind: 'Picture' | 'Audio' | 'Video' | 'File', name?: string): string {
  return name ? `[${kind}: ${name}]` : `[${kind}]`
}

const placeholders = /^(?:\[(?:Picture|Audio|Video|File)(?:: [^\]\n]{0,500})?\]\s*){1,20}/

export function withoutPlaceholders(text: string): string {
  return text.replace(placeholders, '') || text
}

/** A document that an assistant wrote beside the conversation. @param language of code; null for prose */
export function formatDocument(title: string, content: string, language: string | null): string {
  const fence = '`'.repeat(Math.max(3, ...Array.from(content.matchAll(/`{3,200}/g), ([ticks]) => ticks.length + 1)))
  const text = language === null ? content : `${fence}${language}\n${content}\n${fence}`
  return title === '' ? text : `**${title.replaceAll('*', '')}**\n\n${text}`
}

/** Nodes without a path to a root are left out, unless they are on the shown branch. */
export function arrangeBranches(nodes: ReadonlyMap<string, ExportedNode>, leaf: string | undefined): ImportedMessage[] {
  const arranged: Omit<ImportedMessage, 'number'>[] = []
  const ends = new Map<string, number | null>()
  const add = (id: string, { parent, messages }: ExportedNode, isShown: boolean) => {
    let end = (parent === null ? null : ends.get(parent)) ?? null
    for (const message of messages) {
      const sentAt = follow(message.sentAt, end === null ? null : (arranged[end]?.sentAt ?? null))
      end = arranged.push({ ...message, sentAt, parent: end, isShown }) - 1
    }
    ends.set(id, end)
  }
  for (const [id, node] of findBranch(nodes, leaf)) add(id, node, true)
  if (arranged.length === 0) return []
  const children = Map.groupBy(nodes, ([, { parent }]) => (parent !== null && nodes.has(parent) ? parent : null))
  const waiting = [...(children.get(null) ?? [])].toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, node] = next
    if (!ends.has(id)) add(id, node, false)
    for (const child of (children.get(id) ?? []).toReversed()) waiting.push(child)
    children.delete(id)
  }
  return numberByTime(arranged)
}

/** Branches are read by time, and clocks of browser and server differ. */
function follow(sentAt: number | null, parentSentAt: number | null): number | null {
  return parentSentAt === null ? sentAt : Math.max(sentAt ?? 0, parentSentAt + 1)
}

function numberByTime(arranged: readonly Omit<ImportedMessage, 'number'>[]): ImportedMessage[] {
  const moments: number[] = []
  for (const { sentAt, parent } of arranged) moments.push(sentAt ?? moments[parent ?? -1] ?? 0)
  const numbers = new Map(
    [...moments.keys()].toSorted((a, b) => (moments[a] ?? 0) - (moments[b] ?? 0)).map((index, number) => [index, number]),
  )
  const getNumber = (index: number) => numbers.get(index) ?? index
  return arranged.map((message, index) => ({
    ...message,
    number: getNumber(index),
    parent: message.parent === null ? null : getNumber(message.parent),
  }))
}

function findBranch(nodes: ReadonlyMap<string, ExportedNode>, leaf: string | undefined): [string, ExportedNode][] {
  const branch = new Map<string, ExportedNode>()
  for (let id = leaf ?? null; id !== null && !branch.has(id);) {
    const node = nodes.get(id)
    if (!node) break
    branch.set(id, node)
    id = node.parent
  }
  return [...branch].toReversed()
}

const earliestTime = Date.UTC(1990, 0)

export function toUnixTime(milliseconds: number): number | null {
  return milliseconds >= earliestTime && milliseconds <= Date.now() + 86_400_000 ? Math.round(milliseconds) : null
}
