import { Parser } from 'htmlparser2'

const hidden = new Set(['script', 'style', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'select', 'audio', 'video', 'canvas'])
const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hr',
  'html',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'ul',
])
const headings = new Map([
  ['h1', '# '],
  ['h2', '## '],
  ['h3', '### '],
  ['h4', '#### '],
  ['h5', '##### '],
  ['h6', '###### '],
])

export function readHtmlText(html: string): string {
  const written: string[] = []
  // Slicing a growing string would copy it each time.
  let line: string[] = []
  let hiddenDepth = 0
  let preDepth = 0
  /** Cells with their lines, of each open row; tables can be nested. */
  const rows: string[][][] = []
  const write = (text: string, gap: string) => {
    const cell = rows.at(-1)?.at(-1)
    if (cell) cell.push(text)
    else written.push(text, gap)
  }
  const end = (gap: string) => {
    const text = line.join('').trim()
    if (text !== '' && text !== '-' && !/^#{1,6}$/.test(text)) write(text, gap)
    else if (gap === '\n\n' && rows.length === 0 && written.length > 0) written[written.length - 1] = gap
    line = []
  }
  /** Cells with several lines lay out a page; others are a row of data. */
  const endRow = () => {
    end('\n')
    const cells = rows.pop() ?? []
    if (cells.every((lines) => lines.length < 2)) {
      if (cells.some((lines) => lines.length > 0)) write(cells.map(([text = '']) => text).join(' | '), '\n')
    } else for (const lines of cells) for (const [index, text] of lines.entries()) write(text, index === lines.length - 1 ? '\n\n' : '\n')
  }
  const parser = new Parser(
    {
      onopentag(name) {
        if (hidden.has(name)) hiddenDepth++
        if (hiddenDepth > 0) return
        if (headings.has(name)) {
          end('\n\n')
          line = [headings.get(name) ?? '']
        } else if (blocks.has(name)) end('\n\n')
        else if (name === 'li') {
          end('\n')
          line = ['- ']
        } else if (name === 'tr') {
          end('\n')
          rows.push([])
        } else if (name === 'td' || name === 'th') {
          end('\n')
          rows.at(-1)?.push([])
        } else if (name === 'br') end('\n')
        if (name === 'pre') preDepth++
      },
      ontext(text) {
        if (hiddenDepth > 0) return
        if (preDepth === 0) {
          const words = text.replace(/\s+/g, ' ')
          const before = line.at(-1)
          const added = before === undefined || before.endsWith(' ') ? words.trimStart() : words
          if (added !== '') line.push(added)
          return
        }
        const [first = '', ...rest] = text.split('\n')
        line.push(first)
        for (const next of rest) {
          end('\n')
          line = [next]
        }
      },
      onclosetag(name) {
        if (hidden.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
        if (hiddenDepth > 0) return
        if (name === 'pre') preDepth = Math.max(0, preDepth - 1)
        if (headings.has(name) || name === 'title' || blocks.has(name)) end('\n\n')
        else if (name === 'tr' && rows.length > 0) endRow()
        else if (name === 'li') end('\n')
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  end('\n')
  return written.join('').trim()
}
