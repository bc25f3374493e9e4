import { findPart, type Part } from './headings.ts'
import { findPlace, isContactLine } from './locations.ts'
import { toName } from './names.ts'
import { isProse, type TextLine } from './lines.ts'

export interface Sections {
  header: TextLine[]
  get(part: Part): TextLine[]
}

/** These have one value, on the line of the label or the next one. */
const single = new Set<Part>(['name', 'givenName', 'familyName', 'title', 'location'])

export function toSections(lines: readonly TextLine[]): Sections {
  const hasLabels = new Set(lines.map((line) => readLabelInColumn(line)?.part).filter((part) => part !== undefined)).size >= fewestLabels
  const header: TextLine[] = []
  const sections = new Map<Part, TextLine[]>()
  let current: { part: Part; level: number } | null = null
  let awaited: Part | null = null
  const add = (part: Part, line: TextLine) => {
    const before = sections.get(part)
    if (before) before.push(line)
    else sections.set(part, [line])
  }

  for (const [index, line] of lines.entries()) {
    const labeled = readLabel(line) ?? (hasLabels ? readLabelInColumn(line) : null)
    const part = labeled || line.isBullet ? null : toHeading(line)
    if (labeled) {
      add(labeled.part, { ...line, text: labeled.value })
      awaited = null
    } else if (part && single.has(part)) awaited = part
    else if (part) {
      current = { part, level: line.level }
      awaited = null
    } else if (awaited) {
      add(awaited, line)
      awaited = null
    } else if (current && (isPageTitle(line, current.level) || isNameBelowColumn(lines, index))) {
      current = null
      header.push(line)
    } else if (current && line.level > 0 && isNewSection(line, current.level)) current = { part: 'other', level: line.level }
    else if (current) add(current.part, line)
    else header.push(line)
  }
  return { header, get: (part) => sections.get(part) ?? [] }
}

function toHeading({ text, level }: TextLine): Part | null {
  const [first = text, ...columns] = text.split(/\s{3,}/)
  const part = columns.every((column) => findPart(column) !== null) ? findPart(first) : findPart(text)
  if (part === null || (!/^[\p{Lu}\d]/u.test(text) && level === 0)) return null
  return isProse(text) ? null : part
}

/** A name below a side column is the title of the page. */
function isPageTitle({ level, text }: TextLine, currentLevel: number): boolean {
  return level === 1 && currentLevel !== 1 && toName(text) !== null
}

/** In LinkedIn’s profiles, name, headline and place follow the side column and precede the summary. */
function isNameBelowColumn(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index]
  if (!line || toName(line.text) === null) return false
  const below = lines.slice(index + 1, index + 6)
  const end = below.findIndex((next) => ['bio', 'other'].includes(toHeading(next) ?? ''))
  if (end !== 2 && end !== 3) return false
  const [place = '', ...headline] = below
    .slice(0, end)
    .map(({ text }) => text)
    .toReversed()
  return findPlace([place]) !== null && headline.every((text) => toName(text) === null)
}

/** Entries of a section may look like headings. */
function isNewSection({ level, text }: TextLine, currentLevel: number): boolean {
  return currentLevel > 0 && level <= currentLevel && !isContactLine(text)
}

/** Fewer may be sentences that begin with such a word. */
const fewestLabels = 4

/** “Name Grace Mwangi”: a PDF table with labels in the first column. */
function readLabelInColumn({ text, isBullet, level }: TextLine): { part: Part; value: string } | null {
  if (isBullet || level > 0 || findPart(text) !== null) return null
  const words = text.split(' ')
  for (const count of [3, 2, 1]) {
    const [label, value] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    const part = /^[\p{Lu}\d„“"+]/u.test(value) ? findPart(label) : null
    if (part && /^\p{Lu}/u.test(label)) return { part, value }
  }
  return null
}

function readLabel({ text }: TextLine): { part: Part; value: string } | null {
  const match = /^([^:：|]{2,60}?)\s*(?:[:：]|\|)\s*(\S.*)$/u.exec(text) ?? /^(\S[^:|]{1,40}?)\s{3,}(\S.*)$/u.exec(text)
  const [, label = '', value = ''] = match ?? /^(Wohnort|Anschrift|Adresse|Name|Beruf)\s+(?=\p{Lu})(.+)$/u.exec(text) ?? []
  if (label === '' || value.startsWith('//') || findPart(value) !== null) return null
  const part = findPart(label)
  return part === null || part === 'other' || part === 'contact' ? null : { part, value }
}
