/** As much of Markdown's tree as is read here. */
interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: { hName: string; hProperties: Record<string, string> }
}

/** The numbers in brackets in a text, in the order in which they come first. */
export function numbersIn(text: string): number[] {
  return [...new Set([...text.matchAll(/(?<!\\)\[(\d{1,9})\]/g)].map(([, number]) => Number(number)))]
}

/** Makes a `cite` element of each number in brackets, as twins quote their sources by; not in code, and not where it is escaped. */
export function remarkCitations() {
  return (tree: MarkdownNode, file: { value: string | Uint8Array }) => replaceIn(tree, String(file.value))
}

function replaceIn(node: MarkdownNode, source: string): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) => (child.type === 'text' ? split(child, source) : [child]))
  for (const child of node.children) replaceIn(child, source)
}

function split(text: MarkdownNode, source: string): MarkdownNode[] {
  const { value = '' } = text
  // The same brackets in the order in which they stand in the source, where a backslash still shows.
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
