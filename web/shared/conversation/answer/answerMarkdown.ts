import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { isTangled } from '../../markdown/markdownBlocks.ts'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

interface NumberedSource {
  /** What the text quotes it by. */
  readonly number: number
  /** What readers see. */
  readonly place: number
}

/** The Markdown of an answer with the numbers of its sources as they are shown. Code, and a number that quotes nothing, stay as they are. */
export function withShownNumbers(markdown: string, sources: readonly NumberedSource[]): string {
  // What is tangled is shown as it was written.
  if (sources.every(({ number, place }) => number === place) || isTangled(markdown)) return markdown
  const places = new Map(sources.map(({ number, place }) => [String(number), place]))
  let shown = ''
  let from = 0
  for (const [start, end] of textsIn(fromMarkdown(markdown, dialect))) {
    const text = markdown.slice(start, end).replaceAll(/(?<!\\)\[(\d{1,9})\]/g, (mark, number: string) => {
      const place = places.get(number)
      return place === undefined ? mark : `[${place}]`
    })
    shown += markdown.slice(from, start) + text
    from = end
  }
  return shown + markdown.slice(from)
}

/** Where words stand, and not code. */
function textsIn(node: Nodes): [start: number, end: number][] {
  if ('children' in node) return node.children.flatMap(textsIn)
  const { start, end } = node.position ?? {}
  return node.type === 'text' && start?.offset !== undefined && end?.offset !== undefined ? [[start.offset, end.offset]] : []
}

/** Puts an answer on the clipboard as its Markdown and, for what takes it, as it looks. */
export async function copyAnswer(markdown: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || isTangled(markdown)) return navigator.clipboard.writeText(markdown)
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([markdown], { type: 'text/plain' }),
      'text/html': new Blob([htmlOf(markdown)], { type: 'text/html' }),
    }),
  ])
}

// A picture stays a link, as it is shown: a document it is pasted into would load it.
const extensions = [gfm(), { disable: { null: ['labelStartImage'] } }]
const htmlExtensions = [gfmHtml()]

function htmlOf(markdown: string): string {
  return micromark(markdown, { extensions, htmlExtensions })
}

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
