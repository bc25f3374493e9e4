import { detectAll } from 'tinyld/light'

/** Shorter texts are too often mistaken. */
const shortestText = 24
const longestText = 600
const leastAccuracy = 0.2

/** ISO 639-1 code of the language of a text, or of the reader if in doubt. */
export function detectLanguage(text: string, readers: string): string {
  if (text.length < shortestText) return readers
  const found = detectAll(text.slice(-longestText))
  const [best] = found
  if (!best || best.accuracy < leastAccuracy) return readers
  const accuracy = found.find(({ lang }) => lang === readers)?.accuracy ?? 0
  return accuracy > best.accuracy / 3 ? readers : best.lang
}
