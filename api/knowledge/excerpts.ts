import { splitQueryWords } from '../platform/database/fullText.ts'
import { toPlainText } from '../platform/text/plainWords.ts'
import { splitSentences } from '../platform/text/sentences.ts'

const maxLength = 600
const searchedLength = 100_000
const excerptLength = 280

export function findExcerpt(query: string, content: string): string {
  return findSentences(query, content).join(' ')
}

export function findPlainExcerpt(query: string, content: string): string {
  return onOneLine(toPlainText(findSentences(query, content).join('\n')))
}

/** A period separates headings from the following text. */
export function toExcerpt(content: string): string {
  const words = toPlainText(content.slice(0, 4 * excerptLength))
  const line = onOneLine(words.replace(/(?<=[\p{L}\p{N}])\s+(?=\S)/gu, (gap) => (gap.split('\n').length > 2 ? ' · ' : ' ')))
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).replace(/\s\S*$/u, '')}…`
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

interface Sentence {
  text: string
  found: number
}

function findSentences(query: string, content: string): string[] {
  const words = [...new Set(splitQueryWords(query).map(foldText))]
  const sentences = splitSentences(content.slice(0, searchedLength)).map((sentence) => ({
    text: sentence.slice(0, maxLength),
    found: matches(words, sentence),
  }))
  let best = { from: 0, found: -1 }
  for (const from of sentences.keys()) {
    const end = endFrom(sentences, from)
    let found = 0
    for (let index = from; index < end; index++) found |= sentences[index]?.found ?? 0
    const count = countBits(found)
    // A later start must match more words, to keep preceding context.
    if (count > best.found) best = { from, found: count }
  }
  const { from } = best
  const first = best.found > 0 ? sentences.findIndex((sentence, index) => index >= from && sentence.found !== 0) : from
  const start = Math.max(from, first - 1)
  return sentences.slice(start, endFrom(sentences, start)).map(({ text }) => text)
}

function endFrom(sentences: Sentence[], from: number): number {
  let room = maxLength
  let end = from
  for (; end < sentences.length && end < from + 12; end++) {
    room -= (sentences[end]?.text.length ?? 0) + 1
    if (room < 0 && end > from) break
  }
  return end
}

function matches(words: string[], sentence: string): number {
  const said = joinAllWords(sentence)
  return words.reduce((bits, word, index) => (said.some((other) => other.startsWith(word)) ? bits | (1 << index) : bits), 0)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function joinAllWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
