import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
const blocks = ['root', 'blockquote', 'list', 'listItem', 'table']

/** Markdown as one would read it to somebody: without its signs, and without code, which nobody can follow by ear. */
export function spokenText(markdown: string): string {
  return spoken(fromMarkdown(markdown, dialect)).replace(/ ?\[\d+\]/g, '')
}

function spoken(node: Nodes): string {
  if (node.type === 'code') return ''
  if (node.type === 'break') return '\n'
  if ('children' in node) {
    const parts = node.children.map(spoken).filter((part) => part !== '')
    return parts.join(blocks.includes(node.type) ? '\n' : node.type === 'tableRow' ? ', ' : '')
  }
  if ('alt' in node) return node.alt ?? ''
  return 'value' in node ? node.value : ''
}
