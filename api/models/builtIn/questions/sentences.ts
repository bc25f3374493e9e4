import { findTopics } from '../../../platform/language/topics.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { findContentWords, tokens } from '../../../platform/language/words.ts'
import { toPlainText } from '../../../platform/text/plainWords.ts'
import { findSentenceRanges } from '../../../retrieval/chunks.ts'
import { fold } from './evidence.ts'

export interface Words {
  tokens: ReadonlySet<string>
  stems: ReadonlySet<string>
  topics: ReadonlySet<string>
}

export interface Sentence<T> {
  source: T
  text: string
  folded: string
  said: Words
  /** Title, heading, and the question before an answer. */
  title: Words
  place: number
  /** Lines are paragraphs or list items. */
  line: number
  rank: number
}

/** Its words say nothing about its owner. */
const address = /\S{1,64}@\S{1,200}/gu

const longestSentence = 600
const shortest = 2

export function readWords(text: string): Words {
  const words = new Set(tokens(text.replaceAll(address, ' ')))
  const all = [...words]
  return { tokens: words, stems: new Set(all.flatMap(listStems)), topics: new Set(all.flatMap((word) => [...findTopics(word)])) }
}

/** @param subject a text about what the title names */
export function splitSource<T extends { title: string; text: string }>(source: T, rank: number, subject = ''): Sentence<T>[] {
  const sentences: Sentence<T>[] = []
  let heading = ''
  let question = ''
  for (const [index, line] of source.text.split('\n').entries()) {
    if (line.trim() === '') continue
    const plain = /[*_`[\]#|<>~+-]|^\s*\d/.test(line) ? toPlainText(line.trim()).replaceAll('\n', ' ') : line.trim()
    if (/^\s*#/.test(line) || (plain.endsWith(':') && plain.length < 100)) {
      heading = plain
      question = ''
      continue
    }
    for (const { start, end } of findSentenceRanges(plain)) {
      const text = plain.slice(start, Math.min(end, start + longestSentence)).trim()
      if (text.length < shortest) continue
      if (text.endsWith('?')) {
        question = text
        continue
      }
      const title = readWords(`${source.title === 'Job title' ? 'job' : source.title} ${heading} ${question} ${subject}`)
      sentences.push({ source, text, folded: fold(text), said: readWords(text), title, place: sentences.length, line: index, rank })
      question = ''
    }
  }
  return sentences
}

/** “My dog is ill. When are you open?” tells one thing and asks another. */
export function splitStatements(message: string): { asks: string; tells: string } {
  const [, tells = '', asks = ''] = /^(?<tells>.*[.!])\s+(?<asks>[^.!?\s][^.!?]*\?)\s*$/su.exec(message) ?? []
  return findContentWords(asks).length > 1 && tokens(tells).length > 2 ? { asks, tells } : { asks: message, tells: '' }
}
