import { findTopics, findTopicsOfParts } from '../../../platform/language/topics.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { findVerbsWithParticles } from '../../../platform/language/verbParticles.ts'
import { findContentWords, tokenize } from '../../../platform/language/words.ts'
import { toPlainLine } from '../../../platform/text/plainWords.ts'
import { findSentenceRanges } from '../../../platform/text/sentences.ts'
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
  /** About the project that the title names. */
  subject: Words
  place: number
  /** Lines are paragraphs or list items. */
  line: number
  rank: number
}

/** Text that says nothing about the owner. */
const address = /\S{1,64}@\S{1,200}/gu

/** “E-book” is also written “ebook”. */
const hyphenated = /(?<!\p{L})e-\p{L}{3,20}/giu

const longestSentence = 600
const shortest = 2

export function readWords(text: string): Words {
  const said = text.replaceAll(address, ' ')
  const words = new Set([...tokenize(said), ...tokenize((said.match(hyphenated) ?? []).join(' ').replaceAll('-', ''))])
  const all = [...words, ...tokenize(findVerbsWithParticles(fold(text)).join(' '))]
  return {
    tokens: words,
    stems: new Set(all.flatMap(listStems)),
    topics: new Set(findContentWords(all.join(' ')).flatMap((word) => [...findTopics(word), ...findTopicsOfParts(word)])),
  }
}

/** @param subject a text about what the title names */
export function splitSource<T extends { title: string; text: string }>(source: T, rank: number, subject = ''): Sentence<T>[] {
  const sentences: Sentence<T>[] = []
  const of = readWords(subject)
  let heading = ''
  let question = ''
  for (const [index, line] of source.text.split('\n').entries()) {
    if (line.trim() === '') continue
    const plain = toPlainLine(line)
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
      const own = source.title === 'Project' ? `Project ${nameOf(source.text)}` : source.title === 'Job title' ? 'job' : source.title
      const title = readWords(`${own} ${heading} ${question}`)
      sentences.push({
        source,
        text,
        folded: fold(text),
        said: readWords(text),
        title,
        subject: of,
        place: sentences.length,
        line: index,
        rank,
      })
      question = ''
    }
  }
  return sentences
}

/** “Fog Signals” for “Fog Signals: An archive of foghorns.” */
function nameOf(project: string): string {
  return /^[^:.!?\n]{1,80}(?=:)/.exec(project)?.[0] ?? ''
}

const askedLast = /^(?<tells>.*[^\s.]{2}[.!])\s+(?<asks>[^.!?\s][^.!?]*\?)\s*$/su
/** “Do you teach online? We live in Bristol.” */
const askedFirst = /^(?<asks>[^.!?]+\?)\s(?<tells>[^?]*)$/su
/** “We’re a school, do you have a discount?” */
const askedAfterComma =
  /^(?<tells>(?:i|i['’]m|we|we['’]re|my|our|ich|wir|meine?|unsere?|bin|hab) [^,.!?]*), (?<asks>(?:(?:do|does|did|is|are|can|could|would|will|what|when|where|which|who|why|how|any|wer|was|wann|wo|wie|welche\w*|warum|kann|konnen|könn(?:t|en)\w*|gibt|habt|hast|haben|ist|sind|macht|machst|darf|geht) )[^,]*)$/isu

/** “My dog is ill. When are you open?” tells one thing and asks another. */
export function splitStatements(message: string): { asks: string; tells: string } {
  const { tells = '', asks = '' } = (askedLast.exec(message) ?? askedFirst.exec(message) ?? askedAfterComma.exec(message))?.groups ?? {}
  return findContentWords(asks).length > 0 && tokenize(tells).length > 2 ? { asks, tells } : { asks: message, tells: '' }
}
