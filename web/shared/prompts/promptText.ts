export interface SlashCommand {
  /** Position of the slash. */
  start: number
  query: string
}

const maxQueryLength = 40

/** Slash at the start or after whitespace, followed by a query up to the caret. */
export function findSlashCommand(text: string, caret: number): SlashCommand | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('/')
  const query = before.slice(start + 1)
  if (start < 0 || query.length > maxQueryLength || /^\s|\n/.test(query)) return null
  return start === 0 || /\s/.test(before.charAt(start - 1)) ? { start, query } : null
}

export interface PromptField {
  start: number
  end: number
}

/** Fields such as `{{topic}}`, in their order. */
export function findFields(text: string): PromptField[] {
  return [...text.matchAll(/\{\{[^{}\n]{1,60}\}\}/g)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

export function findPrompts<Prompt extends { readonly title: string }>(prompts: readonly Prompt[], query: string): Prompt[] {
  const words = query.toLocaleLowerCase().split(' ').filter(Boolean)
  return prompts.filter(({ title }) => {
    const name = title.toLocaleLowerCase()
    return words.every((word) => name.includes(word))
  })
}
