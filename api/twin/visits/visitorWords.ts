/** Shorter sequences, such as “do you have”, occur in unrelated texts. */
const runLength = 4

/** Matches several consecutive words, or all words of a shorter question. */
export function repeatsQuestion(text: string, question: string): boolean {
  const asked = splitWords(question)
  const length = Math.min(runLength, asked.length)
  if (length === 0) return false
  const runs = new Set(splitRuns(asked, length))
  return splitRuns(splitWords(text), length).some((run) => runs.has(run))
}

function splitRuns(words: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) => words.slice(start, start + length).join(' '))
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
