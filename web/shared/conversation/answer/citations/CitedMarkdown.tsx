import { Citation, CitationPlaceholder } from '#design-system'
import { use } from 'react'
import type { Components } from 'react-markdown'
import { getSourcePath } from '../../../knowledge/itemAddress.ts'
import { getSourceTitle } from '../../../knowledge/sourceTitle.ts'
import type { MarkdownNode } from '../../../markdown/formulas.ts'
import { Markdown } from '../../../markdown/Markdown.tsx'
import { useAudience } from '../../audience/audience.ts'
import { SourcesContext, CitedNumbersContext } from '../sources/AnswerSources.tsx'
import styles from './CitedMarkdown.module.css'

export function CitedMarkdown({ text }: { text: string }) {
  return <Markdown text={text} plugins={plugins} components={components} />
}

const plugins = [remarkCitations]

const components: Components = {
  cite: ({ node }) => <CitationMark number={Number(node?.properties.number)} punctuation={String(node?.properties.punctuation)} />,
}

interface CitationMarkProps {
  number: number
  punctuation: string
}

function CitationMark({ number, punctuation }: CitationMarkProps) {
  const source = use(SourcesContext).find((candidate) => candidate.number === number)
  const shownNumber = use(CitedNumbersContext).indexOf(number) + 1
  const { ownsSources } = useAudience()
  if (!source && shownNumber === 0) return `[${number}]${punctuation}`
  return (
    <span className={styles.unbroken}>
      {source ? (
        <Citation number={source.shownNumber} title={getSourceTitle(source)} href={ownsSources ? getSourcePath(source) : undefined}>
          {source.excerpt}
        </Citation>
      ) : (
        <CitationPlaceholder number={shownNumber} />
      )}
      {punctuation}
    </span>
  )
}

function remarkCitations() {
  return (tree: MarkdownNode, file: { value: string | Uint8Array }) => replaceCitations(tree, String(file.value))
}

function replaceCitations(node: MarkdownNode, source: string): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) => (child.type === 'text' ? splitText(child, source) : [child]))
  for (const child of node.children) replaceCitations(child, source)
}

function splitText(text: MarkdownNode, source: string): MarkdownNode[] {
  const { value = '' } = text
  // Only the source still shows backslashes.
  const written = source.slice(text.position?.start.offset, text.position?.end.offset).matchAll(/(\\?)\[\d+\\?\]/g)
  const parts: MarkdownNode[] = []
  let from = 0
  for (const { 0: mark, index, groups } of value.matchAll(/\[(?<number>\d+)\](?<punctuation>[\p{Po}\p{Pe}\p{Pf}]*)/gu)) {
    if (written.next().value?.[1]) continue
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) })
    parts.push({ type: 'text', value: mark, data: { hName: 'cite', hProperties: { ...groups } } })
    from = index + mark.length
  }
  if (from === 0) return [text]
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) })
  return parts
}
