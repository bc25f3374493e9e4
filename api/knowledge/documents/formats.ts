export type DocumentFormat = 'pdf' | 'docx' | 'markdown' | 'html' | 'text' | 'csv'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const byExtension = new Map<string, DocumentFormat>([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['html', 'html'],
  ['htm', 'html'],
  ['txt', 'text'],
  ['text', 'text'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
])

const longestExtension = 10

/** The content distinguishes PDF, DOCX and text; the name distinguishes text formats. */
export function detectDocumentFormat({
  fileName,
  mediaType,
}: {
  fileName: string
  mediaType: string
}): { format: DocumentFormat } | { problem: string } {
  if (mediaType === 'application/pdf') return { format: 'pdf' }
  if (mediaType === docxType) return { format: 'docx' }
  const named = byExtension.get(getExtension(fileName))
  if (named === 'pdf') return { problem: 'The file name ends in .pdf, but it isn’t a PDF. Save it as PDF and upload it again.' }
  if (named === 'docx')
    return { problem: 'The file name ends in .docx, but it isn’t a Word document. Save it as DOCX and upload it again.' }
  const isText = mediaType.startsWith('text/') || mediaType === 'application/octet-stream' || mediaType === 'application/xml'
  if (named && isText) return { format: named }
  return { problem: 'This kind of file can’t be read. Use PDF, DOCX, Markdown, HTML, text or CSV.' }
}

function getExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot === -1 || fileName.length - dot > longestExtension ? '' : fileName.slice(dot + 1).toLowerCase()
}
