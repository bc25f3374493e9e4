export interface TalkPart {
  /** Null for the closing summary. */
  readonly username: string | null
  readonly title: string
  readonly text: string
}

/** The server removes headings from what the twins say. */
export function splitTalk(text: string): TalkPart[] {
  const parts = text.split(/^### (.*)$/m).slice(1)
  return parts.flatMap((title, index) => {
    if (index % 2 === 1) return []
    return { username: title.startsWith('@') ? title.slice(1) : null, title, text: (parts[index + 1] ?? '').trim() }
  })
}
