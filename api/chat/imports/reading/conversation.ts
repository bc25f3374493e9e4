import type { ConversationImportProblem, ConversationOrigin } from '../../../platform/__generated__/prisma/client.ts'
import { storable } from '../../../platform/text/text.ts'

export interface ImportedMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** Unix time in milliseconds. */
  readonly sentAt: number | null
}

export interface ImportedConversation {
  readonly origin: ConversationOrigin
  readonly key: string
  readonly title: string
  /** Unix time in milliseconds. */
  readonly startedAt: number | null
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

export function toImportedMessages(role: ImportedMessage['role'], text: string, sentAt: number | null): ImportedMessage[] {
  const trimmed = storable(text).trim()
  const messages: ImportedMessage[] = []
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

export function findBranch<Node>(leaf: string, nodeOf: (id: string) => Node | undefined, parentOf: (node: Node) => string | null): Node[] {
  const branch: Node[] = []
  const seen = new Set<string>()
  for (let id: string | null = leaf; id !== null && !seen.has(id);) {
    seen.add(id)
    const node: Node | undefined = nodeOf(id)
    if (node === undefined) break
    branch.push(node)
    id = parentOf(node)
  }
  return branch.toReversed()
}

const earliestTime = Date.UTC(1990, 0)

export function toUnixTime(milliseconds: number): number | null {
  return milliseconds >= earliestTime && milliseconds <= Date.now() + 86_400_000 ? Math.round(milliseconds) : null
}
