import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { takeFormulas } from '../markdown/formulas.ts'
import { isTangled, splitMarkdown } from '../markdown/markdownBlocks.ts'
import { cleanText, removeCitations, type Placeholders, readSpeech, type SpokenText } from './speechText.ts'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** Some speech engines stop in the middle of longer texts. */
const longestPart = 260

/** Period of an abbreviation, with trailing spaces. */
const longestEnd = 20

/** Splits a growing Markdown text into sentences and returns each of them once. */
export class SentenceSplitter {
  readonly #segmenter: Intl.Segmenter
  readonly #placeholders: Placeholders
  #text = ''
  /** Start of the first block that may still grow. */
  #from = 0
  /** Sentences of this block that were returned. */
  #returned = 0
  #nextLength = 0
  #said: string[] = []
  /** Sentences spoken before the text was rewritten. */
  #repeated: string[] = []

  constructor(language: string, placeholders: Placeholders) {
    this.#segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
    this.#placeholders = placeholders
  }

  push(text: string, isComplete: boolean): string[] {
    if (!text.startsWith(this.#text)) this.#restart()
    this.#text = text
    if (!isComplete && text.length < this.#nextLength) return []
    // Keeps the cost of parsing a long block linear.
    this.#nextLength = text.length + 1 + Math.floor((text.length - this.#from) / 25)
    return this.#findSentences(text.slice(this.#from), isComplete)
      .map((sentence) => cleanText(sentence, this.#placeholders))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && this.#isNew(sentence))
      .flatMap(splitLong)
  }

  #restart(): void {
    this.#from = this.#returned = this.#nextLength = 0
    this.#repeated = this.#said
    this.#said = []
  }

  #isNew(sentence: string): boolean {
    this.#said.push(sentence)
    if (this.#repeated.shift() === sentence) return false
    this.#repeated = []
    return true
  }

  #findSentences(source: string, isComplete: boolean): string[] {
    if (isTangled(source)) return isComplete ? this.#readPlain(source) : []
    const { text, formulas } = takeFormulas(source)
    const start = this.#from
    return listBlocks(fromMarkdown(text, dialect).children, text).flatMap(({ node, end, mayGrow }) => {
      const isOpen = mayGrow && !isComplete
      const spoken = readSpeech(node, { source: text, formulas, isOpen, placeholders: this.#placeholders })
      const sentences = spoken.flatMap((unit) => this.#split(unit)).slice(this.#returned)
      this.#returned = isOpen ? this.#returned + sentences.length : 0
      if (!isOpen) this.#from = start + end + countHidden(text.slice(0, end), formulas)
      return sentences
    })
  }

  /** Parsing would take too long. */
  #readPlain(source: string): string[] {
    this.#from += source.length
    const sentences = splitMarkdown(source).flatMap((block) =>
      block.type === 'code' ? [this.#placeholders.code] : this.#split({ text: block.text.replace(/[#>*_~`|]+/g, ' '), isOpen: false }),
    )
    return sentences.slice(this.#returned)
  }

  #split({ text, isOpen }: SpokenText): string[] {
    const words = removeCitations(text, isOpen)
    const sentences: string[] = []
    let isContinued = false
    // A line break ends a sentence only after its mark.
    for (const { segment } of this.#segmenter.segment(words.replace(/(?<![.!?:…])\n/g, ' '))) {
      if (isContinued) sentences.push((sentences.pop() ?? '') + segment)
      else sentences.push(segment)
      isContinued = endsWithAbbreviation.test(segment.slice(-longestEnd))
    }
    return isOpen ? takeSettled(sentences, words, findUnsettled(words)) : sentences
  }
}

/** Blocks in order; items of a list count as blocks, so that long lists are not parsed again. */
function listBlocks(nodes: readonly RootContent[], text: string) {
  const blocks = nodes.flatMap((node) => (node.type === 'list' ? node.children : [node]))
  return blocks.map((node, index) => {
    const end = node.position?.end.offset ?? text.length
    const next = blocks[index + 1]
    return { node, end: next?.position?.start.offset ?? end, mayGrow: next === undefined && !isClosed(node.type, text.slice(end)) }
  })
}

function isClosed(type: string, rest: string): boolean {
  return (type === 'paragraph' && /\n[ \t]*\n/.test(rest)) || (type === 'heading' && rest.includes('\n'))
}

/** Difference between formulas and their marks. */
function countHidden(text: string, formulas: readonly { readonly source: string }[]): number {
  const marks = [...text.matchAll(/\uE000(\d+)\uE001/g)]
  return marks.reduce((sum, [mark, number]) => sum + (formulas[Number(number)]?.source.length ?? mark.length) - mark.length, 0)
}

// Initials, ordinals of dates and common abbreviations, in English and German.
const endsWithAbbreviation =
  /(?:^|[\s("'„“‘’/[-])(?:\p{L}|\d{1,2}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|Fig|Vol|pp|approx|dept|est|Inc|Ltd|Nr|Abb|Art|Abs|Bd|bzw|ca|evtl|geb|gegr|ggf|Hr|Fr|inkl|exkl|Jh|Jhd|lt|Mio|Mrd|Mwst|Str|Tel|usw|vgl|zzgl|sog|Sept|Jan|Feb|Aug|Okt|Oct|Nov|Dez|Dec|e\.g|i\.e|a\.m|p\.m|U\.S)\.\s*$/u

/** Start of the markup at the end of the text that may be incomplete. */
function findUnsettled(text: string): number {
  const markup = text.search(/`|<(?=[a-z/!?])|\$(?=[^\s\d$])|\[(?![^[\]]*\](?![([:]|$))/i)
  const lastLine = text.lastIndexOf('\n') + 1
  // The next line may turn it into the head of a table.
  const table = text.includes('|', lastLine) ? lastLine : -1
  const found = [markup, table].filter((index) => index !== -1)
  return found.length === 0 ? text.length : Math.min(...found)
}

/** A sentence has ended when the next one has a letter: "No. 5 of" and "ok. (the" continue. */
function takeSettled(sentences: string[], text: string, limit: number): string[] {
  let end = 0
  const firstUnsettled = sentences.findIndex((sentence) => {
    end += sentence.length
    return end > limit || !/\p{L}/u.test(text.slice(end))
  })
  return sentences.slice(0, firstUnsettled === -1 ? sentences.length : firstUnsettled)
}

function splitLong(sentence: string): string[] {
  if (sentence.length <= longestPart) return [sentence]
  const start = sentence.slice(0, longestPart)
  const clause = Math.max(...[', ', '; ', ': ', ' – ', '、', '，'].map((mark) => start.lastIndexOf(mark))) + 1
  const end = clause > longestPart / 4 ? clause : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : longestPart
  return [sentence.slice(0, end).trim(), ...splitLong(sentence.slice(end).trim())]
}
