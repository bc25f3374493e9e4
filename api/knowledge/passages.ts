import { wordsOf } from '../platform/fullText.ts'
import { plainWords } from '../platform/plainWords.ts'
import { sentencesOf } from '../platform/sentences.ts'

const maxLength = 600
const excerptLength = 280

/** The whole sentences of a text that speak most of the query, in their order; its beginning when none does. */
export function passageAbout(query: string, content: string): string {
  return sentencesAbout(query, content).join(' ')
}

/** The same for people to read: without the marks of Markdown. */
export function plainPassageAbout(query: string, content: string): string {
  return onOneLine(plainWords(sentencesAbout(query, content).join('\n')))
}

/** How a text begins, on one line and without the marks of Markdown. A dot keeps a heading from running into what follows. */
export function excerptOf(content: string): string {
  const words = plainWords(content.slice(0, 4 * excerptLength))
  const line = onOneLine(words.replace(/(?<=[\p{L}\p{N}])\s*\n\s*\n\s*(?=\S)/gu, ' · '))
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).replace(/\s\S*$/u, '')}…`
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function sentencesAbout(query: string, content: string): string[] {
  const words = [...new Set(wordsOf(query).map(plain))]
  const sentences = sentencesOf(content).map((sentence) => ({ text: sentence.slice(0, maxLength), found: matches(words, sentence) }))
  let best = { from: 0, found: -1 }
  for (const [from] of sentences.entries()) {
    const found = new Set(fitting(sentences, from).flatMap((sentence) => sentence.found)).size
    // A later start is better only when it says more, so that a passage begins before what was found.
    if (found > best.found) best = { from, found }
  }
  const { from } = best
  const first = best.found > 0 ? sentences.findIndex((sentence, index) => index >= from && sentence.found.length > 0) : from
  return fitting(sentences, Math.max(from, first - 1)).map(({ text }) => text)
}

function fitting<T extends { text: string }>(sentences: T[], from: number): T[] {
  let room = maxLength
  const fit: T[] = []
  for (const sentence of sentences.slice(from, from + 12)) {
    room -= sentence.text.length + 1
    if (room < 0 && fit.length > 0) break
    fit.push(sentence)
  }
  return fit
}

function matches(words: string[], sentence: string): string[] {
  const said = wordsOfAll(sentence)
  return words.filter((word) => said.some((other) => other.startsWith(word)))
}

function wordsOfAll(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
