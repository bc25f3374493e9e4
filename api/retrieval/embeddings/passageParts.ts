import { wordCount } from '../chunks.ts'

/** What is embedded of a passage, each as a vector of its own. */
export interface PassageParts {
  whole: string
  /** Paragraphs, list items, turns of a speaker; none where there is only one. */
  lines: string[]
}

/** In words. A shorter line goes with the one after it, so that a passage has about seven lines and never a hundred. */
const tooFew = 6
/** In UTF-16 code units: a text as short as this is refused for another reason. */
const shortest = 100

/** @param longest in UTF-16 code units, of what is read of the passage */
export function partsOf({ title, text }: { title: string; text: string }, longest: number): PassageParts {
  const most = Math.max(shortest, longest)
  const whole = [title, text].filter((part) => part.trim() !== '').join('\n') || '-'
  const lines: string[] = []
  let isShort = false
  for (const line of text.slice(0, most).split('\n')) {
    if (line.trim() === '') continue
    lines.push(isShort ? `${lines.pop()}\n${line.trim()}` : line.trim())
    isShort = wordCount(lines.at(-1) ?? '') < tooFew
  }
  if (isShort && lines.length > 1) lines.splice(-2, 2, lines.slice(-2).join('\n'))
  return { whole: whole.slice(0, most), lines: lines.length > 1 ? lines : [] }
}
