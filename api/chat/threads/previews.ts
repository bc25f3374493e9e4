import { maxMarkdownLength, toPlainText } from '../../platform/text/plainWords.ts'
import { toOneLine } from '../../platform/text/text.ts'
import { trimEndMatching } from '../../platform/text/trimming.ts'

const previewLength = 140
const titleLength = 60

export function toPreview(text: string): string {
  return shorten(toLine(text), previewLength)
}

export function toAnswerPreview(markdown: string): string {
  return toPreview(toPlainText(markdown.slice(0, maxMarkdownLength)))
}

export function toThreadTitle(firstMessage: string): string | null {
  const line = toLine(firstMessage)
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line
  return toAutomaticTitle(shorten(trimEndMatching(sentence, /[.…]/), titleLength))
}

/** Lists hide threads named "Profile Pal", so automatic titles must not contain it. */
export function toAutomaticTitle(title: string): string | null {
  const plain = toLine(title)
  return plain === '' || /profile\s*pal/i.test(plain) ? null : plain
}

function toLine(text: string): string {
  return toOneLine(text.slice(0, 2_000))
}

function shorten(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
