import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** What Markdown says without its marks: a line for each item and row, an empty line between blocks. Raw HTML and code are words too. */
export function plainWords(markdown: string): string {
  return wordsOf(fromMarkdown(markdown, dialect)).trim()
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
