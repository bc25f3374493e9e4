import { quote, type Quoted } from './quoted.ts'

/** A file that came with a message, as far as it goes to the model. */
export interface Attachment {
  name: string
  mimeType: string | null
  /** Null for what is no text, and for what there is no room for. */
  text: string | null
  /** The text is not all of the file. */
  isPart: boolean
  /** Why it cannot be read. */
  problem: string | null
  /** Whether the model sees it. */
  isShown?: boolean
}

/**
 * What the files of a conversation may take of the window, together. Older messages are compacted from three quarters of it on; a message
 * with all of its files stays below that, with room for instructions, what was said before and the answer.
 */
const shareOfWindow = 0.4
/** As the window is counted. */
const bytesOfToken = 4

/** In bytes of UTF-8, for the files of all messages together. */
export function roomForAttachments(contextTokens: number): number {
  return Math.floor(contextTokens * shareOfWindow * bytesOfToken)
}

/**
 * How much of the room each file is given: all that it needs where there is enough, and otherwise as much as every other file that needs
 * more than that.
 */
export function sharesOf(sizes: readonly number[], room: number): number[] {
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

/** What the model reads of the files: the words of whoever wrote them, which is rarely the user. */
export function quotedFiles(attachments: readonly Attachment[]): Quoted[] {
  return attachments.map(({ name, mimeType, text, isPart, problem, isShown }) => {
    const file = `the attached file ${JSON.stringify(name)}${mimeType ? `, ${mimeType}` : ''}`
    if (isShown) return quote(`${file}; it is shown as a picture`, null)
    if (text === null) return quote(problem ? `${file}; it cannot be read: ${problem}` : `${file}; its content is not shown here`, null)
    return quote(isPart ? `${file}; it is too long, so only parts of it are shown, with … where something is left out` : file, text)
  })
}

/** Which file something is quoted from; null where it is from something else. */
export function fileQuoted({ quotedFrom }: Quoted): string | null {
  const name = /^the attached file ("(?:[^"\\]|\\.)*")/.exec(quotedFrom)?.[1]
  if (name === undefined) return null
  try {
    return String(JSON.parse(name))
  } catch {
    return null
  }
}
