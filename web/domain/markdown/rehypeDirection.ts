import type { Element, ElementContent, Root } from 'hast'

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'td', 'th']

/**
 * Lays each block out from the side its words begin at. What has a direction of its own does not count for the block around it, so
 * what stands within a list or a quote gets none; the style sheet sets each of its lines by its words.
 */
export function rehypeDirection() {
  return (tree: Root) => setDirection(tree, false)
}

function setDirection(parent: Root | Element, isInBlock: boolean): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const isBlock = blocks.includes(child.tagName)
    if (isBlock && !isInBlock) child.properties.dir = 'auto'
    if (child.tagName === 'code') child.properties.dir = 'ltr'
    // Its cells have theirs, so that it would never find any words.
    if (child.tagName === 'table') child.properties.dir = beginsFromTheRight(child) ? 'rtl' : 'ltr'
    setDirection(child, child.tagName !== 'table' && (isInBlock || isBlock))
  }
}

function beginsFromTheRight(table: Element): boolean {
  const [letter = ''] = /\p{L}/u.exec(wordsOf(table)) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsOf).join('') : ''
}
