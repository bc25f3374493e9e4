import { quote, type Quoted } from '../quoted.ts'

/** A file that came with a message. */
export interface Attachment {
  name: string
  mimeType: string | null
  /** Null for what is no text, and for what is too long. */
  text: string | null
}

/** In characters, for all files of a message together. */
const maxText = 60_000

/** What the model reads of the files: the words of whoever wrote them, which is rarely the user. */
export function quotedFiles(attachments: readonly Attachment[]): Quoted[] {
  let room = maxText
  return attachments.map(({ name, mimeType, text }) => {
    const from = `the attached file ${JSON.stringify(name)}${mimeType ? `, ${mimeType}` : ''}`
    if (text === null || text.length > room) return quote(`${from}; its content is not shown here`, null)
    room -= text.length
    return quote(from, text)
  })
}
