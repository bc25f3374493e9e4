import type { Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import { Markdown } from '../markdown/Markdown.tsx'

export function ItemMarkdown({ text }: { text: string }) {
  return <Markdown text={text} plugins={plugins} components={components} />
}

const plugins = [remarkBreaks]

/** The item's title is the only h1. */
const components: Components = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' }
