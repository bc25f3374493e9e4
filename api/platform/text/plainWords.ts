import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** Whoever wants a text without its marks passes no more of it, in characters. */
export const maxMarkdownLength = 1200
const mostMarks = 300
const deepest = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){9}/m

/**
 * What Markdown says without its marks: a line for each item and row, an empty line between blocks. Raw HTML and code are words too.
 * A long or tangled text stays as it is.
 */
export function plainWords(markdown: string): string {
  return isTangled(markdown) ? markdown.trim() : wordsOf(fromMarkdown(markdown, dialect)).trim()
}

/** The parser takes time that grows with the square of the marks in a text, and with the cube of how deep its blocks are nested. */
function isTangled(markdown: string): boolean {
  if (markdown.length > maxMarkdownLength || deepest.test(markdown)) return true
  return (markdown.match(/[*_~[\]`<]/g)?.length ?? 0) > mostMarks
}

function wordsOf(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
    case 'listItem':
      return joined(node.children, '\n\n')
    case 'list':
      return node.children.map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}. ` : ''}${wordsOf(item)}`).join('\n')
    case 'table':
      return joined(node.children, '\n')
    case 'tableRow':
      return joined(node.children, ', ')
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
  }
  if ('children' in node) return joined(node.children, '')
  return 'value' in node ? node.value : ''
}

function joined(nodes: readonly Nodes[], separator: string): string {
  return nodes
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(separator)
}
