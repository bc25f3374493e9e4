import type { Components } from 'react-markdown'
import { Markdown } from '../../../markdown/Markdown.tsx'
import { CitationMark } from './CitationMark.tsx'
import { remarkCitations } from './remarkCitations.ts'

/** What an answer says, with what it quotes. Still growing, maybe. */
export function CitedMarkdown({ text }: { text: string }) {
  return <Markdown text={text} plugins={plugins} components={components} />
}

const plugins = [remarkCitations]

const components: Components = { cite: ({ node }) => <CitationMark number={Number(node?.properties.number)} /> }
