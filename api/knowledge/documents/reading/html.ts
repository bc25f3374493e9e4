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
  let hasCell = false
  const end = (gap: string) => {
    const text = line.join('').trim()
    if (text !== '' && text !== '-' && !/^#{1,6}$/.test(text)) written.push(text, gap)
    else if (gap === '\n\n' && written.length > 0) written[written.length - 1] = gap
    line = []
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
          hasCell = false
        } else if (name === 'td' || name === 'th') {
          if (hasCell) line.push(' | ')
          hasCell = true
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
        else if (name === 'li' || name === 'tr') end('\n')
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  end('\n')
  return written.join('').trim()
}
