import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** In characters; callers must shorten longer texts. */
export const maxMarkdownLength = 1200
const mostMarks = 300
const deepest = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){9}/m

/** Keeps raw HTML and code. Returns long or deeply nested input unchanged. */
export function toPlainText(markdown: string): string {
  return isTangled(markdown) ? markdown.trim() : joinWords(fromMarkdown(markdown, dialect)).trim()
}

const blockMarks = /^(?:(?:#{1,6}|[-+*>])[ \t]+){1,9}/
const inlineMarks = /[*_`[\]~<>\\]/
const hasWords = /[\p{L}\p{N}]/u

/** Plain text of a single line, such as a table row; empty for lines without words. Skips the parser where possible, because files have many lines. */
export function toPlainLine(line: string): string {
  const text = joinCells(line.trim().replace(blockMarks, ''))
  if (!hasWords.test(text)) return ''
  return inlineMarks.test(text) ? toPlainText(text).replaceAll('\n', ' ') : text
}

function joinCells(line: string): string {
  if (!line.startsWith('|') && !line.includes(' | ')) return line
  return line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
}

/** The parser is quadratic in marks and cubic in depth. */
function isTangled(markdown: string): boolean {
  if (markdown.length > maxMarkdownLength || deepest.test(markdown)) return true
  return (markdown.match(/[*_~[\]`<]/g)?.length ?? 0) > mostMarks
}

function joinWords(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
    case 'listItem':
      return joinNodes(node.children, '\n\n')
    case 'list':
      return node.children.map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}. ` : ''}${joinWords(item)}`).join('\n')
    case 'table':
      return joinNodes(node.children, '\n')
    case 'tableRow':
      return joinNodes(node.children, ', ')
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
  }
  if ('children' in node) return joinNodes(node.children, '')
  return 'value' in node ? node.value : ''
}

function joinNodes(nodes: readonly Nodes[], separator: string): string {
  return nodes
    .map(joinWords)
    .filter((words) => words !== '')
    .join(separator)
}
