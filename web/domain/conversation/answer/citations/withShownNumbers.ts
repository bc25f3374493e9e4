import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { isTangled } from '../../../markdown/markdownBlocks.ts'

interface NumberedSource {
  /** What the text quotes it by. */
  readonly number: number
  /** What readers see. */
  readonly place: number
}

const dialect = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

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
