import { crc32, deflateRawSync } from 'node:zlib'
import type { Client } from '../client.ts'

export function documentFile(name: string, contents: string | Buffer): File {
  return new File([contents as BlobPart], name)
}

export async function addDocuments(client: Client, ...files: File[]) {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const response = await client.fetch('/api/v1/knowledge/documents', { method: 'POST', body: form })
  return {
    status: response.status,
    body: (await response.json()) as { documents: { id: string; title: string }[]; error?: { message: string } },
  }
}

interface PrintedLine {
  text: string
  size?: number
  above?: number
}

export function createPdf(pages: readonly (readonly (string | PrintedLine)[])[], { isEncrypted = false } = {}): Buffer {
  const secret = '<0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>'
  const encryption = isEncrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >> /ID [<0123456789abcdef> <0123456789abcdef>]`
    : ''
  return pdfOfContents(pages.map(toContent), encryption)
}

export interface PlacedText {
  text: string
  x: number
  y: number
  size?: number
}

/** @param drawing operators at the end of each page */
export function pdfOfPlaced(pages: readonly (readonly PlacedText[])[], drawing = ''): Buffer {
  const contents = pages.map((texts) => {
    const shown = texts.map(({ text, x, y, size = 10 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`)
    return [...shown, drawing].join('\n')
  })
  return pdfOfContents(contents, '')
}

function pdfOfContents(contents: readonly string[], trailer: string): Buffer {
  const objects: string[] = []
  const kids = contents.map((_, index) => `${3 + 2 * index + 1} 0 R`).join(' ')
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  for (const [index, content] of contents.entries()) {
    const page = 4 + 2 * index
    objects[page] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page + 1} 0 R >>`
    objects[page + 1] = `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`
  }
  return toFile(objects, trailer)
}

export function pdfOfPicture(): Buffer {
  const content = 'q 595 0 0 842 0 0 cm /Im1 Do Q'
  const objects = ['', '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
  objects.push('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Im1 5 0 R >> >> /Contents 4 0 R >>')
  objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  const picture = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4'
  objects.push(`<< ${picture} >>\nstream\n\u00FF\u0080\u0080\u00FF\nendstream`)
  return toFile(objects, '')
}

export function pdfOfStream(stream: Buffer, filter: string): Buffer {
  const objects = ['', '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
  objects.push('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>')
  objects.push(`<< /Length ${stream.length} /Filter ${filter} >>\nstream\n${stream.toString('latin1')}\nendstream`)
  return toFile(objects, '')
}

function toContent(lines: readonly (string | PrintedLine)[]): string {
  const printed = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
  const shown = printed.map(({ text, size = 11, above = 0 }) => {
    return `/F1 ${size} Tf 0 -${size * 1.2 + above} Td (${escaped(text)}) Tj`
  })
  return `BT 50 800 Td ${shown.join('\n')} ET`
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}

function toFile(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [number, object] of objects.entries()) {
    if (!object) continue
    offsets[number] = file.length
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const table = objects.slice(1).map((_, index) => `${String(offsets[index + 1]).padStart(10, '0')} 00000 n \n`)
  const start = file.length
  file += `xref\n0 ${objects.length}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${objects.length} /Root 1 0 R${trailer} >>\n`
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1')
}

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function createDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((paragraph) => {
    const level = /^#*/.exec(paragraph)?.[0].length ?? 0
    const style = level > 0 ? `<w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr>` : ''
    return `<w:p>${style}<w:r><w:t>${paragraph.slice(level).trim()}</w:t></w:r></w:p>`
  })
  return docxOfXml([`<w:document xmlns:w="${wordNamespace}"><w:body>${body.join('')}</w:body></w:document>`])
}

/** In chunks, so that large content need not be in memory. */
export function docxOfXml(xml: readonly (string | Buffer)[]): Buffer {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`
  const officeRels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const rels = `<Relationships xmlns="${packageRels}"><Relationship Id="r1" Type="${officeRels}/officeDocument" Target="word/document.xml"/></Relationships>`
  const wordRels = `<Relationships xmlns="${packageRels}"><Relationship Id="r1" Type="${officeRels}/styles" Target="styles.xml"/></Relationships>`
  const style = (level: number) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`
  const title = '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>'
  const styles = `<w:styles xmlns:w="${wordNamespace}">${title}${[1, 2, 3].map(style).join('')}</w:styles>`
  return createZip([
    ['[Content_Types].xml', [types]],
    ['_rels/.rels', [rels]],
    ['word/_rels/document.xml.rels', [wordRels]],
    ['word/styles.xml', [styles]],
    ['word/document.xml', xml],
  ])
}

function createZip(files: readonly (readonly [name: string, pieces: readonly (string | Buffer)[]])[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, pieces] of files) {
    const bytes = pieces.map((piece) => Buffer.from(piece))
    const whole = Buffer.concat(bytes)
    const packed = deflateRawSync(whole)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(whole), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(whole.length, 18)
    about.writeUInt16LE(name.length, 22)
    const signed = (signature: number, ...rest: Buffer[]) => {
      const head = Buffer.alloc(4)
      head.writeUInt32LE(signature)
      return Buffer.concat([head, ...rest])
    }
    const entry = signed(0x04034b50, about, Buffer.from(name), packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(signed(0x02014b50, Buffer.from([20, 0]), about, place, Buffer.from(name)))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}
