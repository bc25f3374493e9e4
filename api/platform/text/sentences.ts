/** Line breaks also end a sentence, as in lists. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
