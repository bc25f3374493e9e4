/** A file that came with a message. */
export interface Attachment {
  name: string
  mimeType: string | null
  /** Null for what is no text, and for what is too long. */
  text: string | null
}

/** In characters, for all files of a message together. */
const maxText = 60_000
const mark = '\n\n[Attached file '

/** What the model reads: the message, then each file under its name. */
export function withAttachments(message: string, attachments: readonly Attachment[]): string {
  let room = maxText
  const files = attachments.map(({ name, mimeType, text }) => {
    const label = `${JSON.stringify(name)}${mimeType ? `, ${mimeType}` : ''}`
    if (text === null || text.length > room) return `${mark}${label}; its content is not shown here]`
    room -= text.length
    return `${mark}${label}]\n${text}\n[End of ${JSON.stringify(name)}]`
  })
  return message + files.join('')
}

/** The message alone, as its author wrote it. */
export function withoutAttachments(message: string): string {
  const start = message.indexOf(mark)
  return start === -1 ? message : message.slice(0, start)
}
