import type { ConversationImportProblem, ConversationOrigin } from '../../../platform/__generated__/prisma/client.ts'
import { storable } from '../../../platform/text/text.ts'

export interface ImportedMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** In milliseconds since 1970; null where the file does not say it. */
  readonly sentAt: number | null
}

/** A conversation as an export has it. */
export interface ImportedConversation {
  readonly origin: ConversationOrigin
  /** Its id there. */
  readonly key: string
  /** Empty where it has none. */
  readonly title: string
  /** In milliseconds since 1970; null where the file does not say it. */
  readonly startedAt: number | null
  readonly messages: readonly ImportedMessage[]
}

/** Why nothing of a file can be imported. */
export class ImportProblem extends Error {
  readonly problem: ConversationImportProblem

  constructor(problem: ConversationImportProblem) {
    super(problem)
    this.problem = problem
  }
}

/** In characters, as of messages that are sent. A longer one becomes several. */
const maxMessageLength = 200_000

/** Nothing for a text without anything to be read in it. */
export function messagesOf(role: ImportedMessage['role'], text: string, sentAt: number | null): ImportedMessage[] {
  const whole = storable(text).trim()
  const messages: ImportedMessage[] = []
  for (let start = 0; start < whole.length;) {
    let end = start + maxMessageLength
    // A character of two halves stays whole.
    if (end < whole.length && whole.slice(end - 1, end + 1).isWellFormed() && !whole.slice(start, end).isWellFormed()) end--
    messages.push({ role, text: whole.slice(start, end), sentAt })
    start = end
  }
  return messages
}

/** What is left out of a text, named in its place. */
export function placeholder(kind: 'Picture' | 'Audio' | 'Video' | 'File', name?: string): string {
  return name ? `[${kind}: ${name}]` : `[${kind}]`
}

/** From the first to the last message of the branch that ends at `leaf`. A parent that is named twice ends it. */
export function branchTo<Node>(leaf: string, nodeOf: (id: string) => Node | undefined, parentOf: (node: Node) => string | null): Node[] {
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

const firstMoment = Date.UTC(1990, 0)

/** Null for what is no moment between 1990 and tomorrow. */
export function momentOf(milliseconds: number): number | null {
  return milliseconds >= firstMoment && milliseconds <= Date.now() + 86_400_000 ? Math.round(milliseconds) : null
}
