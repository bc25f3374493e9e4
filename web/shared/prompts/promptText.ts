export interface PromptField {
  start: number
  end: number
}

/** Fields such as `{{topic}}`, in order of appearance. */
export function findFields(text: string): PromptField[] {
  return [...text.matchAll(/\{\{[^{}\n]{1,60}\}\}/g)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}
