export type MarkdownBlock = { type: 'markdown'; text: string } | { type: 'code'; info: string; code: string; isOpen: boolean }

const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))/
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/
const indented = /^(?: {2,}|\t)/
const reference = /^ {0,3}\[(?:[^[\]\\]|\\[^])+\]:/m

/** While streaming, only the last block renders again. Texts with references or footnotes stay whole. */
export function splitMarkdown(markdown: string): MarkdownBlock[] {
  if (reference.test(markdown)) return [{ type: 'markdown', text: markdown }]
  const blocks: MarkdownBlock[] = []
  let lines: string[] = []
  let code: { marker: string; info: string; indent: number; lines: string[] } | null = null
  let isAfterBlank = false
  let isList = false

  const endParagraph = () => {
    const text = lines.join('\n').trimEnd()
    if (text !== '') blocks.push({ type: 'markdown', text })
    lines = []
    isList = false
  }

  for (const line of markdown.split('\n')) {
    if (code) {
      if (closesFence(line, code.marker)) {
        blocks.push({ type: 'code', info: code.info, code: code.lines.join('\n'), isOpen: false })
        code = null
      } else code.lines.push(line.slice(Math.min(code.indent, line.search(/\S|$/))))
      continue
    }
    const [start = '', marker] = fence.exec(line) ?? []
    const info = line.slice(start.length)
    if (marker && !(marker.startsWith('`') && info.includes('`'))) {
      endParagraph()
      code = { marker, info: info.trim(), indent: start.length - marker.length, lines: [] }
      continue
    }
    const continuesList = isList && (listItem.test(line) || indented.test(line))
    if (isAfterBlank && line.trim() !== '' && !continuesList) endParagraph()
    if (lines.length === 0) {
      if (line.trim() === '') continue
      isList = listItem.test(line)
    }
    lines.push(line)
    isAfterBlank = line.trim() === ''
  }
  endParagraph()
  if (code) blocks.push({ type: 'code', info: code.info, code: code.lines.join('\n'), isOpen: true })
  return blocks
}

const deepest = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){9}/m
const mostMarks = 2000
const mostUnderlines = 500

/** Parsing time grows with the square of the marks and of underlined headings, and the cube of the nesting. */
export function isTangled(markdown: string): boolean {
  const count = (pattern: RegExp) => markdown.match(pattern)?.length ?? 0
  return deepest.test(markdown) || count(/[*_~[\]`<$]/g) > mostMarks || count(/^ {0,3}(?:=+|-+)[ \t]*$/gm) > mostUnderlines
}

function closesFence(line: string, marker: string): boolean {
  const text = line.trim()
  return text.length >= marker.length && text === marker.charAt(0).repeat(text.length)
}
