import { quote, type Quoted } from './quoted.ts'

interface Attachment {
  name: string
  mimeType: string | null
  /** Null if the file is not text or does not fit. */
  text: string | null
  /** Whether the text is incomplete. */
  isPart: boolean
  /** Reason why it cannot be read. */
  problem: string | null
  /** Whether the model sees it as an image. */
  isShown?: boolean
}

/**
 * Share of the context window for all files of a conversation. Compaction starts at three quarters; a message with all its files stays
 * below that and leaves room for instructions, history and the answer.
 */
const shareOfWindow = 0.4
/** Same estimate as for the context window. */
const bytesOfToken = 4

/** UTF-8 bytes for the files of all messages together. */
export function roomForAttachments(contextTokens: number): number {
  return Math.floor(contextTokens * shareOfWindow * bytesOfToken)
}

/**
 * Distributes the available bytes: each file gets what it needs if there is enough, otherwise an equal share, with unused shares
 * redistributed.
 */
export function divideRoom(sizes: readonly number[], room: number): number[] {
  const shares = sizes.map(() => 0)
  const smallestFirst = [...sizes.keys()].toSorted((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0))
  let left = room
  for (const [done, index] of smallestFirst.entries()) {
    const share = Math.min(sizes[index] ?? 0, Math.floor(left / (sizes.length - done)))
    shares[index] = share
    left -= share
  }
  return shares
}

/** Files as untrusted content: the user rarely wrote them. */
export function quotedFiles(attachments: readonly Attachment[]): Quoted[] {
  return attachments.map(({ name, mimeType, text, isPart, problem, isShown }) => {
    const file = `the attached file ${JSON.stringify(name)}${mimeType ? `, ${mimeType}` : ''}`
    if (isShown) return quote(`${file}; it is shown as a picture`, null)
    if (text === null) return quote(problem ? `${file}; it cannot be read: ${problem}` : `${file}; its content is not shown here`, null)
    return quote(isPart ? `${file}; it is too long, so only parts of it are shown, with … where something is left out` : file, text)
  })
}

/** Name of the quoted file; null if the source is not a file. */
export function fileQuoted({ quotedFrom }: Quoted): string | null {
  const name = /^the attached file ("(?:[^"\\]|\\.)*")/.exec(quotedFrom)?.[1]
  if (name === undefined) return null
  try {
    return String(JSON.parse(name))
  } catch {
    return null
  }
}
