import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../../scripts/testing/server.ts'
import { createDocx, docxOfXml, createPdf, pdfOfPlaced, pdfOfStream, wordNamespace } from '../../../testing/files/documentFiles.ts'
import type { DocumentFormat } from '../formats.ts'
import { splitParts } from './parts.ts'
import { joinLines } from './pdfLines.ts'
import { readText } from './read.ts'
import { readDocument, type ReadingLimits } from './readDocument.ts'

const folder = await createTemporaryFolder('documents')
afterAll(() => folder.remove())

const source = { kind: 'item', id: '00000000-0000-7000-8000-000000000001', ownerId: '00000000-0000-7000-8000-000000000002' } as const
let count = 0

async function read(format: DocumentFormat, contents: string | Buffer, limits?: ReadingLimits) {
  const path = join(folder.path, String(count++))
  await writeFile(path, contents)
  return readDocument({ path, format, source: { ...source, title: 'Handbook', audience: 'private' } }, { limits, onFailure: () => {} })
}
async function readHere(format: DocumentFormat, contents: string | Buffer) {
  const path = join(folder.path, String(count++))
  await writeFile(path, contents)
  return readText(path, format)
}
const getMessage = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: Error) => error.message,
  )
const createBomb = () => {
  const paragraph = Buffer.from('<w:p><w:r><w:t>bomb</w:t></w:r></w:p>'.repeat(25_000))
  return docxOfXml([
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>',
    ...Array.from({ length: 40 }, () => paragraph),
    '</w:body></w:document>',
  ])
}
const readAsText = async (format: DocumentFormat, contents: string | Buffer) =>
  (await readHere(format, contents)).parts.map(({ text }) => text).join('\n\n')

test('reads a PDF page by page, joins paragraphs and detects headings by size', async () => {
  const { pageCount, parts, passages } = await read(
    'pdf',
    createPdf([
      [
        { text: 'The boathouse', size: 20 },
        { text: 'The boathouse was built in 1911 by two brothers who had never before built any-', above: 12 },
        'thing larger than a dinghy, and it still stands where they put it.',
        { text: 'Nobody lives there.', above: 12 },
      ],
      [{ text: 'Keys', size: 16 }, { text: 'The key hangs behind the blue door.', above: 8 }, '- oars', '- ropes'],
    ]),
  )
  expect(pageCount).toBe(2)
  expect(parts).toEqual([
    {
      page: 1,
      start: 0,
      text: '# The boathouse\n\nThe boathouse was built in 1911 by two brothers who had never before built anything larger than a dinghy, and it still stands where they put it.\n\nNobody lives there.',
    },
    { page: 2, start: expect.any(Number) as number, text: '## Keys\n\nThe key hangs behind the blue door.\n- oars\n- ropes' },
  ])
  const last = passages.at(-1)
  expect(last).toMatchObject({ page: 2, title: 'Handbook\nThe boathouse\nKeys', audience: 'private' })
  const whole = parts.map(({ text }) => text).join('\n\n')
  for (const { start, end, text } of passages) expect(whole.slice(start, end)).toBe(text)
})

test('joins a sentence across a page break on its first page, before the footer', async () => {
  const page = (number: number, ...lines: string[]) => [
    ...lines.map((text, index) => ({ text, x: 50, y: 700 - index * 12 })),
    { text: `Rowing club of Marstrand, ${number}`, x: 50, y: 60 },
  ]
  const pages = [
    page(
      1,
      'The boathouse was built by two brothers. Since then it has been the home of',
      'three clubs, of which the oldest is the one that still',
    ),
    page(2, 'rows every evening. The others were dissolved, and what they owned went to', 'the museum. It is open in summer.'),
    page(3, 'Nobody lives there, but for the swallows.'),
  ]
  const { parts, passages } = await read('pdf', pdfOfPlaced(pages))
  expect(parts.map(({ text }) => text)).toEqual([
    'The boathouse was built by two brothers. Since then it has been the home of three clubs, of which the oldest is the one that still rows every evening.\n\nRowing club of Marstrand, 1',
    'The others were dissolved, and what they owned went to the museum. It is open in summer.\n\nRowing club of Marstrand, 2',
    'Nobody lives there, but for the swallows.\n\nRowing club of Marstrand, 3',
  ])
  expect(passages.find(({ text }) => text.includes('still rows every evening'))?.page).toBe(1)
  const two = await readHere('pdf', pdfOfPlaced([pages[0] ?? [], page(2, 'Rows of boats lie there in the winter. Nobody counts them.')]))
  expect(two.parts[1]?.text).toBe('Rows of boats lie there in the winter. Nobody counts them.\n\nRowing club of Marstrand, 2')
})

test('joins hyphenated words and keeps real hyphens', () => {
  const style = { isHyphenated: true }
  expect(joinLines('built any-', 'thing', style)).toBe('built anything')
  expect(joinLines('gab es Boots\u2010', 'häuser', style)).toBe('gab es Bootshäuser')
  expect(joinLines('gab es Boots\u00AD', 'häuser', style)).toBe('gab es Bootshäuser')
  expect(joinLines('Haupt-', 'und Nebensaison', style)).toBe('Haupt- und Nebensaison')
  expect(joinLines('the North-', 'South line', style)).toBe('the North-South line')
  expect(joinLines('from 1914–', '18', style)).toBe('from 1914–18')
  expect(joinLines('the boats—', 'all of them—', style)).toBe('the boats—all of them—')
  expect(joinLines('the boats –', 'all of them', style)).toBe('the boats – all of them')
  expect(joinLines('a well-', 'known boat', { isHyphenated: false })).toBe('a well-known boat')
})

test('keeps short lines apart, such as those of an address or a CV', async () => {
  const lines = ['Marie Sund', 'Boat builder', 'Skagen, Denmark', 'SKILLS', 'Caulking, rigging', 'Drawing by hand']
  const paragraph = ['Marie builds boats by hand and repairs the rigging of every boat that stays in the harbour', 'for the winter.']
  expect(await readAsText('pdf', createPdf([[...lines, ...paragraph]]))).toBe([...lines, paragraph.join(' ')].join('\n'))
})

test('keeps the entries of a narrow list apart, and entries that end with a year', async () => {
  const place = (texts: readonly string[], top: number) => texts.map((text, index) => ({ text, x: 50, y: top - 12 * index }))
  const skills = ['Direktsaat', 'GPS-Lenksysteme', 'Betriebswirtschaft', 'Drohnenkartierung']
  const address = ['m.hollenberg@example.org']
  expect(await readAsText('pdf', pdfOfPlaced([[...place(address, 740), ...place(skills, 700)]]))).toBe(
    [address[0], skills.join('\n')].join('\n\n'),
  )
  const awards = ['Wood Design Award, Grand Prize of the Jury 2024', 'Young Engineer of the Year in Structural Design 2019']
  const wide = ['The harbour archive keeps letters, maps and photos of ships.']
  expect(await readAsText('pdf', pdfOfPlaced([[...place(wide, 740), ...place(awards, 700)]]))).toBe(
    [wide[0], awards.join('\n')].join('\n\n'),
  )
})

test('keeps headings apart that are shorter than the lines of their size', async () => {
  const texts = ['Service designer', 'Glasgow, Scotland', 'I redesign the letters that hospitals send', 'and the forms they ask for.']
  const large = texts.map((text, index) => ({ text, x: 50, y: 700 - 17 * index - (index > 1 ? 30 : 0), size: 13 }))
  const small = Array.from({ length: 9 }, (_, index) => ({ text: `Entry ${index} of the work experience.`, x: 50, y: 560 - 40 * index }))
  const { parts } = await read('pdf', pdfOfPlaced([[...large, ...small]]))
  expect(parts[0]?.text.split('\n\n').slice(0, 3)).toEqual([
    '# Service designer',
    '# Glasgow, Scotland',
    '# I redesign the letters that hospitals send and the forms they ask for.',
  ])
})

test('joins the lines of narrow columns below wider text', async () => {
  const wide = 'The harbour archive keeps letters, maps and photographs of every ship that was built here for a century.'
  const narrow = [
    'Anna Lindqvist and Peter Holm opened',
    'Their yard in 1870. Visitors may read',
    'On Saturdays, and schools come early',
    'Each week to draw the oldest models',
  ]
  const rows = Array.from({ length: 10 }, () => narrow).flat()
  const column = (x: number) => rows.map((text, index) => ({ text, x, y: 700 - index * 12 }))
  const page = [...[760, 748, 736].map((y) => ({ text: wide, x: 50, y })), ...column(50), ...column(320)]
  expect(await readAsText('pdf', pdfOfPlaced([page]))).toContain(rows.slice(0, 20).join(' '))
})

test('keeps hyphens in documents without hyphenation', async () => {
  const line = 'Nothing is divided at the end of this line, as one can see'
  const full = Array.from({ length: 40 }, () => line)
  const last = ['and the club has many a well-', 'known boat.']
  expect(await readAsText('pdf', createPdf([[line, ...last]]))).toContain('many a wellknown boat.')
  expect(await readAsText('pdf', createPdf([full, full, [...full, ...last]]))).toContain('many a well-known boat.')
})

test('converts Word, HTML, CSV and text files without executing their content', async () => {
  expect(await readAsText('docx', createDocx(['# Boats', 'We have two.', '## Sails', 'Both are red.']))).toBe(
    '# Boats\n\nWe have two.\n\n## Sails\n\nBoth are red.',
  )
  const page = `<!doctype html><html><head><title>Boats</title><script>document.body.innerHTML = 'run'</script><style>p { color: red }</style></head>
    <body onload="alert('run')"><h1>Our  boats</h1><p>We have <b>two</b> &amp; a half.<br>Really.</p><ul><li>Red</li><li>Blue</li></ul>
    <table><tr><th>Name</th><th>Built</th></tr><tr><td>Ida</td><td>1911</td></tr></table><iframe srcdoc="run"></iframe></body></html>`
  expect(await readAsText('html', page)).toBe(
    'Boats\n\n# Our boats\n\nWe have two & a half.\nReally.\n\n- Red\n- Blue\n\nName | Built\nIda | 1911',
  )
  expect(await readAsText('csv', 'Name;Built\nIda;1911\n\n"Old; Ann";1890\n')).toBe('Name: Ida; Built: 1911\nName: Old; Ann; Built: 1890')
  expect(await readAsText('text', Buffer.from('Café\r\nBär', 'latin1'))).toBe('Café\nBär')
  expect(await readAsText('text', Buffer.from('\ufeffCafé', 'utf16le'))).toBe('Café')
})

test('keeps the rows of a Word table, and the lines of a layout', async () => {
  const paragraph = (text: string, style = '') => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
  const table = row(paragraph('Imogen'), paragraph('Order the swings')) + row(paragraph('Rufus'), paragraph('Ask the council'))
  const layout = row(paragraph('Skills'), paragraph('Welding') + paragraph('Rowing'))
  const body = `${paragraph('Playground', 'Title')}<w:tbl>${table}${layout}</w:tbl>${paragraph('Bring gloves.')}`
  const document = docxOfXml([`<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`])
  expect(await readAsText('docx', document)).toBe(
    '# Playground\n\nImogen | Order the swings\nRufus | Ask the council\nSkills\n\nWelding\nRowing\n\nBring gloves.',
  )
})

test('explains why a file cannot be read and what to do', async () => {
  const problem = (format: DocumentFormat, contents: string | Buffer) => getMessage(readHere(format, contents))
  expect(await problem('pdf', createPdf([['Secret']], { isEncrypted: true }))).toContain('protected with a password')
  expect(await problem('pdf', createPdf([[]]))).toContain('If this is a scan')
  expect(await problem('text', ' \n\n')).toBe('No text found. Check the file and upload it again.')
  expect(await problem('text', Buffer.from([80, 75, 0, 1, 2]))).toContain('This isn’t a text file')
  expect(await problem('text', 'a'.repeat(5_000_001))).toContain('5 million characters')
  expect(await getMessage(read('pdf', '%PDF-1.7 and nothing more'))).toContain('damaged')
  expect(await problem('docx', 'PK\u0003\u0004 nothing')).not.toBeNull()
})

test('stops slow files and decompression bombs', async () => {
  const bomb = createBomb()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await getMessage(read('docx', bomb, { milliseconds: 60_000, megabytes: 64 }))).toContain('too much memory')
  const zeros = pdfOfStream(deflateSync(Buffer.alloc(200_000_000, 32)), '/FlateDecode')
  expect(await getMessage(read('pdf', zeros, { milliseconds: 60_000, megabytes: 64 }))).toContain('too much memory')
  const slow = createPdf(
    Array.from({ length: 200 }, (_, page) => Array.from({ length: 40 }, (__, line) => `Page ${page} and line ${line}`)),
  )
  expect(await getMessage(read('pdf', slow, { milliseconds: 100, megabytes: 512 }))).toContain('too long')
}, 60_000)

test('returns the memory of decompression bombs to the system', async () => {
  const path = join(folder.path, 'bomb')
  await writeFile(path, createBomb())
  const task = { path, format: 'docx', source: { ...source, title: 'Handbook', audience: 'private' } }
  // In a separate process, because other tests allocate memory in this one.
  const script = `
    const { readDocument } = await import(${JSON.stringify(import.meta.resolve('./readDocument.ts'))})
    const before = process.memoryUsage.rss()
    const read = () => readDocument(${JSON.stringify(task)}, { limits: { milliseconds: 60_000, megabytes: 128 }, onFailure() {} })
    const [first, second] = await Promise.allSettled([read(), read()])
    console.log(JSON.stringify({ messages: [first.reason?.message, second.reason?.message], kept: process.memoryUsage.rss() - before }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  const { messages, kept } = JSON.parse(stdout) as { messages: string[]; kept: number }
  for (const message of messages) expect(message).toContain('too much memory')
  expect(kept).toBeLessThan(60_000_000)
}, 60_000)

test('splits a long text at headings and lines, never inside a character', () => {
  const text = Array.from({ length: 300 }, (_, index) =>
    index % 60 === 0 ? `# Chapter ${index / 60}` : `Line ${index} says very little.`,
  ).join('\n')
  const parts = splitParts(text)
  expect(parts.flatMap((part) => part.text.split('\n'))).toEqual(text.split('\n'))
  expect(parts.filter((part) => part.text.startsWith('# Chapter')).length).toBeGreaterThan(2)
  const bees = splitParts('🐝'.repeat(20_000))
  expect(bees.map((part) => part.text).join('')).toBe('🐝'.repeat(20_000))
  for (const part of bees) expect(part.text.isWellFormed()).toBe(true)
})
