import { Citation, CitationPlace } from '#design-system'
import { use } from 'react'
import type { Components } from 'react-markdown'
import { sourcePath } from '../../../knowledge/itemAddress.ts'
import { sourceTitle } from '../../../knowledge/sourceTitle.ts'
import { Markdown } from '../../../markdown/Markdown.tsx'
import { useAudience } from '../../audience/audience.ts'
import { SourcesContext, WrittenNumbersContext } from '../sources/AnswerSources.tsx'

export function CitedMarkdown({ text }: { text: string }) {
  return <Markdown text={text} plugins={plugins} components={components} />
}

const plugins = [remarkCitations]

const components: Components = { cite: ({ node }) => <CitationMark number={Number(node?.properties.number)} /> }

function CitationMark({ number }: { number: number }) {
  const source = use(SourcesContext).find((candidate) => candidate.number === number)
  const place = use(WrittenNumbersContext).indexOf(number) + 1
  const { ownsSources } = useAudience()
  if (!source) return place > 0 ? <CitationPlace number={place} /> : `[${number}]`
  return (
    <Citation number={source.place} title={sourceTitle(source)} href={ownsSources ? sourcePath(source) : undefined}>
      {source.excerpt}
    </Citation>
  )
}

interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: { hName: string; hProperties: Record<string, string> }
}

function remarkCitations() {
  return (tree: MarkdownNode, file: { value: string | Uint8Array }) => replaceIn(tree, String(file.value))
}

function replaceIn(node: MarkdownNode, source: string): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) => (child.type === 'text' ? split(child, source) : [child]))
  for (const child of node.children) replaceIn(child, source)
}

function split(text: MarkdownNode, source: string): MarkdownNode[] {
  const { value = '' } = text
  // Only the source still shows backslashes; the brackets are in the same order.
  const written = source.slice(text.position?.start.offset, text.position?.end.offset).matchAll(/(\\?)\[\d+\\?\]/g)
  const parts: MarkdownNode[] = []
  let from = 0
  for (const { 0: mark, index } of value.matchAll(/\[\d+\]/g)) {
    if (written.next().value?.[1]) continue
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) })
    parts.push(citation(mark))
    from = index + mark.length
  }
  if (from === 0) return [text]
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) })
  return parts
}

function citation(mark: string): MarkdownNode {
  return { type: 'text', value: mark, data: { hName: 'cite', hProperties: { number: mark.slice(1, -1) } } }
}
