/** In order, as they were written. A line ends a sentence, as in lists. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
