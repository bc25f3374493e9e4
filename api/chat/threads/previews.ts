import { maxMarkdownLength, plainWords } from '../../platform/text/plainWords.ts'
import { oneLine } from '../../platform/text/text.ts'
import { trimmedEnd } from '../../platform/text/trimming.ts'

const previewLength = 140
const titleLength = 60

/** One line for lists. */
export function previewOf(text: string): string {
  return shorten(lineOf(text), previewLength)
}

/** The same of an answer, without the marks of its Markdown. */
export function answerPreviewOf(markdown: string): string {
  return previewOf(plainWords(markdown.slice(0, maxMarkdownLength)))
}

/** The title a conversation has until a model or its owner finds a better one; null when the message has no words for it. */
export function titleOf(firstMessage: string): string | null {
  const line = lineOf(firstMessage)
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line
  return automaticTitle(shorten(trimmedEnd(sentence, /[.…]/), titleLength))
}

/** Lists hide what is called "Profile Pal", so no title that nobody chose may contain it. */
export function automaticTitle(title: string): string | null {
  const plain = lineOf(title)
  return plain === '' || /profile\s*pal/i.test(plain) ? null : plain
}

function lineOf(text: string): string {
  return oneLine(beginningOf(text))
}

/** More of it is never shown. */
function beginningOf(text: string): string {
  return text.slice(0, 2_000)
}

/** Cuts between words where there is one near, and never inside a character. */
function shorten(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
