import { quote, type Quoted } from './quoted.ts'

interface Attachment {
  name: string
  mimeType: string | null
  text: string | null
  isPart: boolean
  problem: string | null
  isShown?: boolean
}

/** For all files of a conversation. Compaction starts at three quarters, so instructions, history and the answer still fit. */
const shareOfWindow = 0.4
const bytesOfToken = 4

/** In UTF-8 bytes, for all messages together. */
export function getAttachmentBudget(contextTokens: number): number {
  return Math.floor(contextTokens * shareOfWindow * bytesOfToken)
}

export function divideBudget(sizes: readonly number[], room: number): number[] {
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

const onlyParts = 'it is too long, so only parts of it are shown, with … where something is left out'

interface ReferencedContent {
  kind: string
  title: string
  text: string
  isPart: boolean
  number: number | null
}

export function quoteReferenced({ kind, title, text, isPart, number }: ReferencedContent): Quoted {
  const content = `the ${kind} ${JSON.stringify(title)}, which the user added as context`
  return { ...quote(isPart ? `${content}; ${onlyParts}` : content, text), ...(number !== null && { number }) }
}

export function quoteFiles(attachments: readonly Attachment[]): Quoted[] {
  return attachments.map(({ name, mimeType, text, isPart, problem, isShown }) => {
    const file = `the attached file ${JSON.stringify(name)}${mimeType ? `, ${mimeType}` : ''}`
    if (isShown) return quote(`${file}; it is shown as a picture`, null)
    if (text === null) return quote(problem ? `${file}; it cannot be read: ${problem}` : `${file}; its content is not shown here`, null)
    return quote(isPart ? `${file}; ${onlyParts}` : file, text)
  })
}

/** Name of the attached file, or title of the referenced content. */
export function getQuotedName({ quotedFrom }: Quoted): string | null {
  const name = /^the (?:attached file|note|story|document|conversation|project) ("(?:[^"\\]|\\.)*")/.exec(quotedFrom)?.[1]
  if (name === undefined) return null
  try {
    return String(JSON.parse(name))
  } catch {
    return null
  }
}
