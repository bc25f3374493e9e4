import { countWords } from '../chunks.ts'

export interface PassageParts {
  whole: string
  lines: string[]
}

/** In words; shorter lines are joined with the next one. */
const tooFew = 6
/** In UTF-16 code units: not rejected for their length. */
const shortest = 100

/** @param longest in UTF-16 code units */
export function splitPassage({ title, text }: { title: string; text: string }, longest: number): PassageParts {
  const most = Math.max(shortest, longest)
  const whole = [title, text].filter((part) => part.trim() !== '').join('\n') || '-'
  const lines: string[] = []
  let isShort = false
  for (const line of text.slice(0, most).split('\n')) {
    if (line.trim() === '') continue
    lines.push(isShort ? `${lines.pop()}\n${line.trim()}` : line.trim())
    isShort = countWords(lines.at(-1) ?? '') < tooFew
  }
  if (isShort && lines.length > 1) lines.splice(-2, 2, lines.slice(-2).join('\n'))
  return { whole: whole.slice(0, most), lines: lines.length > 1 ? lines : [] }
}
