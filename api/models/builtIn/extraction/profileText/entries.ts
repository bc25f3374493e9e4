import { trimEndMatching } from '../../../../platform/text/trimming.ts'
import { findPart } from './headings.ts'
import { isContactLine } from './locations.ts'
import { findLineTitle, isDateOnly, isProse, joinWrapped, type TextLine } from './lines.ts'
import { capitalize } from '../../../../platform/text/text.ts'

export interface Entry {
  value: string
  evidence: string
}

const longestShort = 80
const longestTitle = 200

export function toShortEntries(lines: readonly TextLine[], { splitsAnd = false } = {}): Entry[] {
  return joinWrapped(lines).flatMap(({ text }) => {
    if (isContactLine(text) || isDateOnly(text) || isClosing(text)) return []
    const content = withoutLabel(text)
    return splitItems(content, splitsAnd).flatMap((item) => {
      const value = tidy(item)
      const isShort = value.length <= longestShort && value.split(/\s+/).length <= 7
      return isShort && /\p{L}/u.test(value) ? [{ value, evidence: text }] : []
    })
  })
}

export function toLanguages(lines: readonly TextLine[]): Entry[] {
  return splitLanguages(joinWrapped(lines)).flatMap(({ text }) => {
    const pair = /^(\p{Lu}\p{L}{2,20})(?: ?[–—:|-] ?| {2,3})(\p{L}[^,;|]{1,40})$/u.exec(text)
    if (pair)
      return [{ value: `${pair[1]} (${trimEndMatching((pair[2] ?? '').trim().replace(/^\((.*)\)$/u, '$1'), /[\s.,;]/u)})`, evidence: text }]
    return toShortEntries([{ text, level: 0, isBullet: false }], { splitsAnd: true }).map(({ value, evidence }) => {
      const level = /^(\p{Lu}\p{L}{2,20})\s*[:–—-]\s*(.{2,40})$/u.exec(value)
      return { value: level ? `${level[1]} (${level[2]})` : value, evidence }
    })
  })
}

/** “Polish (native) English (fluent)” and “German: native; English: fluent”. */
function splitLanguages(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) =>
    line.text.split(/;\s+|\s\/\s(?=\p{Lu}\p{L}+: )|(?<=\p{L}\))\s+(?=\p{Lu})/u).map((text) => ({ ...line, text })),
  )
}

export function toLongEntries(lines: readonly TextLine[]): Entry[] {
  return splitAtSemicolons(joinWrapped(lines)).flatMap(({ text }) => {
    if (isDateOnly(text) || isAddressOnly(text) || isClosing(text)) return []
    const value = tidy(text.replace(/ ?\| ?/g, ': '))
    return value.split(' ').length >= 2 ? [{ value: cut(value, 300), evidence: text }] : []
  })
}

export function toProjects(lines: readonly TextLine[]): Entry[] {
  const usable = splitAtSemicolons(joinWrapped(lines)).filter(
    ({ text }) => !isDateOnly(text) && !isAddressOnly(text) && !isTechnology(text) && !isClosing(text),
  )
  const hasTitles = usable.some(({ isBullet, text }) => !isBullet && !isProse(text)) && usable.some(({ isBullet }) => isBullet)
  const isList = usable.every(({ isBullet }) => isBullet)
  const hasHeadings = usable.some(({ level }) => level > 0)
  const projects: Entry[] = []
  let isOpen = false
  for (const line of usable) {
    const { text } = line
    const isOwnTitle = hasHeadings
      ? line.level > 0
      : isList || (hasTitles ? !line.isBullet && !isProse(text) : !isProse(text) || findLineTitle(text) !== null)
    if (isOwnTitle || projects.length === 0) {
      projects.push({ value: toProject(text), evidence: text })
      isOpen = !isList && isOwnTitle && findLineTitle(text) === null
      continue
    }
    const last = projects.at(-1)
    const described = last && `${last.value}: ${tidy(text)}`
    if (isOpen && described && described.length <= longestTitle) projects[projects.length - 1] = { ...last, value: described }
    else if (!isOpen && !hasTitles && !hasHeadings) projects.push({ value: toProject(text), evidence: text })
    isOpen = false
  }
  return projects.filter(({ value }) => value.length > 2)
}

function splitAtSemicolons(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => line.text.split(/;\s+/).map((text) => ({ ...line, text })))
}

function toProject(text: string): string {
  const value = tidy(text.replace(/ ?\| ?/g, ' – '))
  return value.length <= longestTitle ? value : (findLineTitle(value) ?? cut(value, longestTitle))
}

function isTechnology(text: string): boolean {
  const label = /^([^:]{2,30}):/.exec(text)?.[1]
  return label !== undefined && findPart(label) === 'skills'
}

/** German CVs end with place, date and signature. */
const signed =
  /^\p{L}[\p{L} -]{1,30}, (?:den |im )?(?:\d{1,2}\. ?)?(?:(?:jan|feb|mär|mar|apr|ma[iy]|ju[nl]|aug|sep|o[kc]t|nov|de[zc])\p{L}{0,6}\.?|\d{1,2}\.) ?(?:19|20)\d\d(?:\s|$)/iu

function isClosing(text: string): boolean {
  return signed.test(text) || /^(?:references? |referenzen )|\bon request\b|\bauf anfrage\b|^©|^copyright |^page \d|^seite \d/iu.test(text)
}

function isAddressOnly(text: string): boolean {
  return isContactLine(text) && text.split(/\s+/).length <= 3
}

/** “Python, R” of “Programming: Python, R”. */
function withoutLabel(text: string): string {
  const label = /^([^:,;|]{2,40})(?::| \|(?=[^|,]*,[^|]*$))\s+(?=\S)/u.exec(text)
  const [first = '', second = ''] = text.split(' ', 2)
  if (!label && /^\p{Lu}/u.test(second) && (first === 'EDV' || findPart(first) === 'languages')) return text.slice(first.length + 1)
  return label && label[0].split(/\s+/).length <= 6 ? text.slice(label[0].length) : text
}

const leadIn =
  /^(?:(?:i am|i['’]m|ich bin|very|highly|sehr) )?(?:experienced|skilled|proficient|fluent|expert|trained|interested|versed|good|strong|passionate|erfahren|versiert|sicher|geübt|interessiert)(?: (?:user|knowledge|skills|experience))? (?:in|with|at|of|about|an|mit|im umgang mit)(?: the)? /iu
const statement =
  /^(?:(?:then|dann) )?(?:(?:in (?:my|meiner) (?:free time|spare time|freizeit),? )?(?:i|ich) (?:(?:also |really )?(?:love|like|enjoy|speak|know|can|use|work with|mag|liebe|spreche|kann|nutze|arbeite mit) )?)/iu

function splitItems(text: string, splitsAnd: boolean): string[] {
  const bare = text.replace(leadIn, '').replace(statement, '')
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < bare.length; at++) {
    const sign = bare.charAt(at)
    if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    const isEnd =
      depth === 0 &&
      (/[;|•·●∙]/u.test(sign) || bare.startsWith('   ', at) || (sign === ',' && !/\d/.test(bare.charAt(at + 1))) || isSentenceEnd(bare, at))
    if (!isEnd) continue
    items.push(bare.slice(start, at))
    start = at + 1
  }
  items.push(bare.slice(start))
  const present = items.map((item) => item.trim().replace(/^(?:and|und|as well as|sowie|&) /iu, '')).filter((item) => item !== '')
  const last = present.at(-1)
  if (last === undefined || (present.length < 2 && !splitsAnd)) return present
  return [...present.slice(0, -1), ...splitAnd(last)]
}

function isSentenceEnd(text: string, at: number): boolean {
  return text.charAt(at) === '.' && text.charAt(at + 1) === ' ' && /\p{Ll}{2}/u.test(text.slice(at - 2, at))
}

function splitAnd(text: string): string[] {
  const parts = text.split(/ (?:and|und|sowie|&) /u)
  return parts.length <= 3 && parts.every((part) => part.trim().split(/\s+/).length <= 5) ? parts : [text]
}

export function tidy(text: string): string {
  const bare = trimEndMatching(text.replace(/\s+/g, ' ').trim(), /[\s.,;:!…–—|-]/u).replace(/^[\s–—|:*-]+(?=\S)/u, '')
  return capitalize(bare)
}

export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return trimEndMatching(text.slice(0, end > most / 2 ? end : most), /[\s,;:–-]/u)
}
