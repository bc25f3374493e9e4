import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { isTangled } from '../../markdown/markdownBlocks.ts'

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

interface NumberedSource {
  readonly number: number
  readonly shownNumber: number
}

/** Code and unknown numbers stay unchanged. */
export function renumberCitations(markdown: string, sources: readonly NumberedSource[]): string {
  if (sources.every(({ number, shownNumber }) => number === shownNumber) || isTangled(markdown)) return markdown
  const shownNumbers = new Map(sources.map(({ number, shownNumber }) => [String(number), shownNumber]))
  let shown = ''
  let from = 0
  for (const [start, end] of findTexts(fromMarkdown(markdown, dialect))) {
    const text = markdown.slice(start, end).replaceAll(/(?<!\\)\[(\d{1,9})\]/g, (mark, number: string) => {
      const shownNumber = shownNumbers.get(number)
      return shownNumber === undefined ? mark : `[${shownNumber}]`
    })
    shown += markdown.slice(from, start) + text
    from = end
  }
  return shown + markdown.slice(from)
}

function findTexts(node: Nodes): [start: number, end: number][] {
  if ('children' in node) return node.children.flatMap(findTexts)
  const { start, end } = node.position ?? {}
  return node.type === 'text' && start?.offset !== undefined && end?.offset !== undefined ? [[start.offset, end.offset]] : []
}

export async function copyAnswer(markdown: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || isTangled(markdown)) return navigator.clipboard.writeText(markdown)
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([markdown], { type: 'text/plain' }),
      'text/html': new Blob([toHtml(markdown)], { type: 'text/html' }),
    }),
  ])
}

// An image would be loaded by the document it is pasted into.
const extensions = [gfm(), { disable: { null: ['labelStartImage'] } }]
const htmlExtensions = [gfmHtml()]

function toHtml(markdown: string): string {
  return micromark(markdown, { extensions, htmlExtensions })
}
