import type { Nodes, Table, TableRow } from 'mdast'
import type { Formula } from '../markdown/formulas.ts'
import { lineBreak } from '../markdown/inlineHtml.ts'

/** Replaces content that can’t be spoken, in the reader’s language. */
export interface Placeholders {
  readonly code: string
  readonly formula: string
  readonly link: string
}

export interface SpokenText {
  /** May contain line breaks. */
  readonly text: string
  /** Whether words may still be added. */
  readonly isOpen: boolean
}

interface Context {
  readonly source: string
  readonly formulas: readonly Formula[]
  readonly isOpen: boolean
  readonly placeholders: Placeholders
}

const webAddress = /^(?:[a-z]+:\/\/|www\.)\S+$/i

export function readSpeech(node: Nodes, context: Context): SpokenText[] {
  const { source, isOpen, placeholders } = context
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ text: readInline(node, context), isOpen }]
    case 'code': {
      const written = source.slice(node.position?.start.offset, node.position?.end.offset)
      // On its first line, a fence may still become inline code.
      return isOpen && !written.includes('\n') ? [] : [{ text: placeholders.code, isOpen: false }]
    }
    case 'table':
      return readTable(node, context)
    case 'html':
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
      return []
    default: {
      const children: readonly Nodes[] = 'children' in node ? node.children : []
      return children.flatMap((child, index) => readSpeech(child, { ...context, isOpen: isOpen && index === children.length - 1 }))
    }
  }
}

function readTable({ children: [head, ...rows] }: Table, context: Context): SpokenText[] {
  const titles = head ? readCells(head, context) : []
  const complete = context.isOpen ? rows.slice(0, -1) : rows
  if (rows.length === 0 && !context.isOpen) return [{ text: titles.filter(Boolean).join(', '), isOpen: false }]
  return complete.map((row) => {
    const cells = readCells(row, context).map((cell, index) => cell && (titles[index] ? `${titles[index]}: ${cell}` : cell))
    return { text: `${cells.filter(Boolean).join(', ')}.`, isOpen: false }
  })
}

function readCells(row: TableRow, context: Context): string[] {
  return row.children.map((cell) => readInline(cell, context).trim())
}

function readInline(node: Nodes, context: Context): string {
  const { placeholders, formulas } = context
  switch (node.type) {
    case 'break':
      return '\n'
    case 'html':
      return lineBreak.test(node.value) ? '\n' : ''
    case 'footnoteReference':
      return ''
    case 'inlineCode':
      return node.value
    case 'text':
      return node.value.replace(/\uE000(\d+)\uE001/g, (_, number) => readFormula(formulas[Number(number)], placeholders))
    case 'link': {
      const text = node.children.map((child) => readInline(child, context)).join('')
      return webAddress.test(text.trim()) ? placeholders.link : text
    }
    default:
      if ('children' in node) return node.children.map((child) => readInline(child, context)).join('')
      return 'alt' in node ? (node.alt ?? '') : ''
  }
}

/** Only letters, numbers and signs that are spoken alike in a formula and a text. */
const isSpeakable = /^[\p{L}\p{N}\s+=.,%-]+$/u

function readFormula(formula: Formula | undefined, placeholders: Placeholders): string {
  return formula && !formula.isOpen && isSpeakable.test(formula.tex) ? formula.tex : placeholders.formula
}

const citation = / ?\[(?:\d{1,9}(?:, ?\d{1,9}){0,20}|\^[^\]\s]{1,40})\]/g
/** The next characters may turn the others into links. */
const settledCitation = new RegExp(`${citation.source}(?![([:]|$)`, 'g')

export function removeCitations(text: string, isOpen: boolean): string {
  return text.replace(isOpen ? settledCitation : citation, '')
}
const address = /\b(?:https?|ftp):\/\/[^\s<>]+[^\s<>.,;:!?)"'”]|\bwww\.[^\s<>]+[^\s<>.,;:!?)"'”]/gi

/** Joined or colored ones consist of several characters; keycaps leave their digit. */
const emoji = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\u200D?|[\uFE0F\u20E3]/gu

export function cleanText(text: string, { link }: Placeholders): string {
  return text
    .replace(address, link)
    .replace(emoji, '')
    .replace(/\*{2,}|_{2,}|~{2,}|`+/g, '')
    .replace(/(?<![^\s("'„“])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
