export interface Formula {
  source: string
  tex: string
  isDisplay: boolean
  isOpen: boolean
}

/** Per block; more would be slow. */
const mostFormulas = 100

/** Hides a formula from Markdown. */
const placeholder = /\uE000(\d+)\uE001/g

/** A dollar sign after a space or before a digit is a price. */
const inDollars = /\$(?=[^\s$])((?:[^$\\\n]|\\[^\n])+)\$(?![\p{L}\p{N}$])/uy
const inTwoDollars = /\$\$((?:[^$\\]|\\[^])+)\$\$/y
const inBrackets = /\\\[((?:[^\\]|\\[^()[\]])+)\\\]/y
const inParentheses = /\\\(((?:[^\\]|\\[^()[\]])+)\\\)/y
const unfinished = /(?:\$\$|\\[([])(?:[^$\\]|\\[^()[\]])+\\?$/y
const sign = /\\[^]|\$+|`+/g

export function takeFormulas(markdown: string): { text: string; formulas: Formula[] } {
  const formulas: Formula[] = []
  if (!/\$|\\[([]/.test(markdown)) return { text: markdown, formulas }
  const paragraphs = markdown.split(/(\n[ \t]*\n)/)
  const text = paragraphs.map((paragraph, index) => extractFrom(paragraph, index === paragraphs.length - 1, formulas)).join('')
  return { text, formulas }
}

function extractFrom(paragraph: string, isLast: boolean, formulas: Formula[]): string {
  let text = ''
  let from = 0
  sign.lastIndex = 0
  for (let found = sign.exec(paragraph); found; found = sign.exec(paragraph)) {
    const [mark] = found
    if (mark.startsWith('`')) {
      sign.lastIndex = findCodeEnd(paragraph, mark, sign.lastIndex)
      continue
    }
    const formula = readFormula(paragraph, found.index, isLast)
    if (!formula) continue
    if (formulas.length === mostFormulas) break
    text += `${paragraph.slice(from, found.index)}\uE000${formulas.push(formula) - 1}\uE001`
    from = sign.lastIndex = found.index + formula.source.length
  }
  return text + paragraph.slice(from)
}

function readFormula(paragraph: string, index: number, isLast: boolean): Formula | null {
  const read = (pattern: RegExp, isDisplay: boolean, isFormula: (tex: string) => boolean): Formula | null => {
    pattern.lastIndex = index
    const [source = '', tex = ''] = pattern.exec(paragraph) ?? []
    return tex.trim() !== '' && isFormula(tex) ? { source, tex: stripQuoteMarks(tex), isDisplay, isOpen: false } : null
  }
  const start = paragraph.slice(index, index + 2)
  const closed =
    start === '$$'
      ? read(inTwoDollars, true, () => true)
      : start === '\\['
        ? read(inBrackets, true, (tex) => hasMathSign.test(tex))
        : start === '\\('
          ? read(inParentheses, false, (tex) => !isProse.test(tex))
          : start.startsWith('$') && !/[\p{L}\p{N}]$/u.test(paragraph.slice(Math.max(0, index - 2), index))
            ? read(inDollars, false, (tex) => !/\s$/.test(tex) && !isPrice(tex))
            : null
  if (closed || !isLast) return closed
  unfinished.lastIndex = index
  const [source] = unfinished.exec(paragraph) ?? []
  return source && hasMathSign.test(source.slice(2)) ? { source, tex: '', isDisplay: false, isOpen: true } : null
}

const hasMathSign = /[\\^_=+<>]/
const isProse = /^(?=[^\p{L}]*\p{L}{3})[\p{L}\s,.;:'’-]+$/u
/** A price, such as in "$5 (or 4$)". */
const isPrice = (tex: string) => /^\d[\d.,]*\s/.test(tex) && !tex.includes('\\') && /\p{L}{2}/u.test(tex)

function stripQuoteMarks(tex: string): string {
  return tex.replace(/\n[ \t]*>[ \t]?/g, '\n').trim()
}

function findCodeEnd(paragraph: string, mark: string, from: number): number {
  const ticks = /`+/g
  ticks.lastIndex = from
  for (let end = ticks.exec(paragraph); end; end = ticks.exec(paragraph)) if (end[0] === mark) return ticks.lastIndex
  return from
}

export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  alt?: string | null
  title?: string | null
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: { hName: string; hProperties: Record<string, string | boolean> }
}

/** In code and URLs, restores the source. */
export function remarkFormulas({ formulas }: { formulas: readonly Formula[] }) {
  return (tree: MarkdownNode) => restoreFormulas(tree, formulas)
}

function restoreFormulas(node: MarkdownNode, formulas: readonly Formula[]): void {
  const restoreSource = (text: string) => text.replace(placeholder, (mark, number) => formulas[Number(number)]?.source ?? mark)
  if (node.value !== undefined) node.value = restoreSource(node.value)
  if (node.url !== undefined) node.url = restoreSource(node.url)
  if (node.alt) node.alt = restoreSource(node.alt)
  if (node.title) node.title = restoreSource(node.title)
  node.children = node.children?.flatMap((child) => (child.type === 'text' ? splitText(child, formulas) : [child]))
  for (const child of node.children ?? []) if (child.type !== 'text') restoreFormulas(child, formulas)
}

function splitText({ value = '', ...text }: MarkdownNode, formulas: readonly Formula[]): MarkdownNode[] {
  // `split` puts the captured numbers at odd indices.
  return value.split(placeholder).flatMap((part, index) => {
    const formula = index % 2 === 1 ? formulas[Number(part)] : undefined
    if (formula) return [{ type: 'text', value: formula.source, data: { hName: 'var', hProperties: { ...formula } } }]
    return part === '' ? [] : [{ ...text, type: 'text', value: part }]
  })
}
