import type { MarkdownNode } from './formulas.ts'

export const lineBreak = /^<br\s*\/?>$/i
const opening = /^<(sub|sup|kbd)>$/i

/** Models write these elements in tables and chemical formulas. Other HTML is shown as text. */
export function remarkInlineHtml() {
  return (tree: MarkdownNode) => convertChildren(tree)
}

function convertChildren(node: MarkdownNode): void {
  if (node.children) node.children = convertNodes(node.children)
}

function convertNodes(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const converted: MarkdownNode[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as MarkdownNode
    const html = node.type === 'html' ? (node.value ?? '') : ''
    const tag = opening.exec(html)?.[1]?.toLowerCase()
    const end = tag ? nodes.findIndex(({ type, value }, at) => at > index && type === 'html' && value?.toLowerCase() === `</${tag}>`) : -1
    if (tag && end !== -1) {
      const children = convertNodes(nodes.slice(index + 1, end))
      converted.push({ type: 'emphasis', children, data: { hName: tag, hProperties: {} } })
      index = end
    } else if (lineBreak.test(html)) converted.push({ type: 'break' })
    else {
      convertChildren(node)
      converted.push(node)
    }
  }
  return converted
}
