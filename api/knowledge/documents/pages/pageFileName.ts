const endings: Record<string, string> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/markdown': 'md',
  'text/csv': 'csv',
  'text/plain': 'txt',
}
const readable = new Set(['html', 'htm', 'pdf', 'docx', 'md', 'markdown', 'csv', 'txt'])

/** What a page is called as a file, after its address; null when what is there is no text that can be read. */
export function pageFileName(url: string, mediaType: string): string | null {
  const { hostname, pathname } = new URL(url)
  const last = decoded(pathname.split('/').findLast((part) => part !== '') ?? '')
  const dot = last.lastIndexOf('.')
  const named = dot === -1 ? '' : last.slice(dot + 1).toLowerCase()
  const told = endings[mediaType]
  // Servers send Markdown and CSV as plain text, and files they know nothing of as bytes.
  const isOpen = told === undefined ? mediaType === 'application/octet-stream' : told === 'txt'
  const ending = isOpen && readable.has(named) && named !== 'html' ? named : told
  if (ending === undefined) return null
  const stem = dot > 0 && readable.has(named) ? last.slice(0, dot) : last
  return `${[hostname, stem].filter((part) => part !== '').join(' ')}.${ending}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
