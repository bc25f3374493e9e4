import { toPlainLine } from '../../../platform/text/plainWords.ts'
import { splitSentences } from '../../../platform/text/sentences.ts'
import { findAnswers, answersWell, comparable, mayAnswer, mostQuoted } from '../answers.ts'
import type { Phrases, Quotation } from '../phrases.ts'
import { findContentWords } from '../../../platform/language/words.ts'

export interface AttachedFile {
  title: string
  text: string | null
  number?: number | undefined
  isNew: boolean
}

const longestRead = 60_000

export function findInFiles(question: string, files: readonly AttachedFile[], phrases: Phrases): string | null {
  const { answers, support } = findAnswers(question, selectReadable(files), mostQuoted)
  const [best] = answers
  // Earlier files must match with certainty.
  if (!best || support < (best.source.isNew ? mayAnswer : answersWell)) return null
  const quotations = answers
    .filter(({ score }) => score >= comparable * best.score)
    .map(({ source, sentence }): Quotation => ({ text: sentence, day: '', file: source.title, number: source.number }))
  const [first, ...more] = quotations
  if (!first) return null
  if (support >= answersWell && more.length === 0) return phrases.inFile(first)
  const heading = support >= answersWell ? phrases.inFiles : phrases.mayAnswer
  return [heading, ...quotations.map(phrases.item)].join('\n\n')
}

/** As in "What does it say?" */
const ofFiles = new Set(
  'say says tell read contain contains mean show file files document documents attachment pdf page text picture image summary steht stehen lies liest enthalt datei dateien dokument dokumente anhang seite bild inhalt content contents geht darin drin sagt'.split(
    ' ',
  ),
)

export function asksForWholeFile(question: string): boolean {
  return findContentWords(question).every((word) => ofFiles.has(word))
}

export function answerFromFiles(files: readonly AttachedFile[], phrases: Phrases): string | null {
  const attached = files.filter(({ isNew }) => isNew)
  const begun = selectReadable(attached).flatMap(({ title, text, number }): Quotation[] => {
    const first = splitSentences(text.slice(0, 1000).split('\n').map(toPlainLine).join('\n'))[0]
    return first ? [{ text: first.slice(0, 300), day: '', file: title, number }] : []
  })
  const unread = attached.filter(({ text }) => text === null).map(({ title }) => title)
  const said = [...begun.slice(0, mostQuoted).map(phrases.fileBegins), ...(unread.length > 0 ? [phrases.unreadFiles(unread)] : [])]
  return said.length > 0 ? said.join('\n\n') : null
}

function selectReadable(files: readonly AttachedFile[]): (AttachedFile & { text: string })[] {
  let room = longestRead
  return files.toReversed().flatMap(({ text, ...file }) => {
    if (text === null || room <= 0) return []
    const read = text.slice(0, room)
    room -= read.length
    return [{ ...file, text: read }]
  })
}
