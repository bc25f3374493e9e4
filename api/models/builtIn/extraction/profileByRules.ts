import { splitSentences } from '../../../platform/text/sentences.ts'
import type { ProfileFinding } from '../../tasks/profileText.ts'
import { cut, type Entry, tidy, toLanguages, toLongEntries, toProjects, toShortEntries } from './profileText/entries.ts'
import { findPart } from './profileText/headings.ts'
import { hasContact, isContactLine, findPlace, findPlaceInHeadline, findPlaceInSentence } from './profileText/locations.ts'
import { isDateOnly, isProse, joinWrapped, type TextLine, toLines } from './profileText/lines.ts'
import { findNameInSentence, findNameInTitle, isShouted, toName, toTitleCase } from './profileText/names.ts'
import { type Sections, toSections } from './profileText/sections.ts'
import { findStated } from './profileText/statements.ts'

const most = { interests: 12, skills: 20, achievements: 10, projects: 8 }
const longestBio = 900
const longestTitle = 120

export function findProfileByRules(text: string): ProfileFinding[] {
  const lines = toLines(text)
  const sections = toSections(lines)
  const name = findName(sections, lines)
  const prose = joinWrapped([...sections.header, ...sections.get('bio')])
    .map((line) => line.text)
    .filter((line) => isProse(line))
    .join('\n')
  const stated = findStated(prose)
  const location = findLocation(sections, name, prose)
  const title = findTitle(sections, { name, location }) ?? stated.title[0] ?? findCurrentPosition(sections)
  const one = (field: ProfileFinding['field'], entry: Entry | null) => (entry ? [{ field, ...entry }] : [])
  const many = (field: keyof typeof most, entries: Entry[]) =>
    removeDuplicates(entries)
      .slice(0, most[field])
      .map((entry) => ({ field, ...entry }))
  const orStated = (entries: Entry[], field: keyof typeof most) => (entries.length > 0 ? entries : stated[field])

  return [
    ...one('display_name', name),
    ...one('title', title && { ...title, value: cut(title.value, longestTitle) }),
    ...one('bio', findBio(sections, prose) ?? title),
    ...many('interests', orStated(toShortEntries(sections.get('interests'), { splitsAnd: true }), 'interests')),
    ...one('location', location),
    ...many('skills', orStated([...toShortEntries(sections.get('skills')), ...toLanguages(sections.get('languages'))], 'skills')),
    ...many('achievements', findAchievements(sections, stated.achievements)),
    ...many('projects', orStated(toProjects(sections.get('projects')), 'projects')),
  ]
}

function findName(sections: Sections, lines: readonly TextLine[]): Entry | null {
  const [given, family] = [sections.get('givenName')[0]?.text, sections.get('familyName')[0]?.text]
  if (given && family) return { value: `${given} ${family}`, evidence: `${given} ${family}` }
  for (const { text } of sections.get('name')) {
    const value = toName(text) ?? (text.length <= 50 && /^\p{Lu}/u.test(text) && !isContactLine(text) ? tidy(text) : null)
    if (value) return { value, evidence: text }
  }
  const top = lines.slice(0, 60)
  const header = sections.header.slice(0, 12)
  const titles = [...top.filter(({ level }) => level === 1), ...header, ...top.slice(0, 12), ...top.filter(({ level }) => level > 1)]
  for (const { text, isBullet } of titles) {
    const introduced = splitSentences(text.slice(0, 200))
      .map(findNameInSentence)
      .find((found) => found !== null)
    const value = introduced ?? (isBullet || isProse(text) ? null : findNameInTitle(text))
    if (value) return { value, evidence: text }
  }
  for (const { text } of top) {
    for (const sentence of splitSentences(text.slice(0, 2000)).slice(0, 8)) {
      const value = findNameInSentence(sentence)
      if (value) return { value, evidence: sentence }
    }
  }
  return null
}

function findLocation(sections: Sections, name: Entry | null, prose: string): Entry | null {
  const labeled = sections.get('location').map(({ text }) => text)
  const inContact = [...sections.header, ...sections.get('contact'), ...sections.get('bio')]
    .map(({ text }) => text)
    .filter((text) => !isProse(text) && text !== name?.evidence)
  const fromLabel = findPlace(labeled, { isLabeled: true }) ?? findPlace([labeled.join(', ')], { isLabeled: true })
  const value = fromLabel ?? findPlace(inContact) ?? inContact.map(findPlaceInHeadline).find((place) => place !== null)
  if (value) {
    const [first = ''] = value.split(',')
    return { value, evidence: [...labeled, ...inContact].find((text) => text.includes(first)) ?? value }
  }
  for (const sentence of splitSentences(prose)) {
    const place = findPlaceInSentence(sentence)
    if (place) return { value: place, evidence: sentence }
  }
  return null
}

function findTitle(sections: Sections, { name, location }: { name: Entry | null; location: Entry | null }): Entry | null {
  const [labeled] = sections.get('title')
  if (labeled) return { value: tidy(labeled.text), evidence: labeled.text }
  const { header } = sections
  const at = header.findIndex(({ text }) => text === name?.evidence)
  const named = header.filter(({ text }) => name !== null && text.includes(name.value))
  const places = location?.value.split(', ') ?? []
  for (const { text, isBullet, level } of [...named, ...header.slice(at + 1, at + 4)]) {
    if (isBullet || (isProse(text) && level === 0)) continue
    const parts = text
      .split(/[|•·●;]| [.–—-] /u)
      .map((part) => withoutPlace(part.trim(), location))
      .filter((part) => !isNameOrPlace(part, name?.value ?? '', places))
    const [value] = parts.filter((part) => isTitle(part))
    if (value) return { value: tidy(isShouted(value) ? toTitleCase(value) : value), evidence: text }
  }
  return null
}

/** “Head Gardener” of “2015 – present  Head Gardener, Kew”. */
function findCurrentPosition(sections: Sections): Entry | null {
  for (const { text } of sections.get('other').slice(0, 12)) {
    const period =
      /\(?(?:[\p{L}.]{3,9} |\d\d?[./])?(?:19|20)\d\d ?(?:[–—-]|bis|to) ?(?:heute|present|today|now|current|aktuell)\)?|^(?:seit|since) (?:\d\d?[./])?(?:19|20)\d\d/iu.exec(
        text,
      )
    if (!period) continue
    const [value = ''] = tidy(text.replace(period[0], '').replace(/\(\d[^()]{1,30}\)/u, '')).split(/,|\s(?:at|bei)\s|\s[|·–—-]\s|\s{2,}/u)
    if (isTitle(value) && !isProse(value)) return { value: tidy(value), evidence: text }
  }
  return null
}

/** “Illustrator” of “Illustrator from Lisbon”. */
function withoutPlace(text: string, location: Entry | null): string {
  const end = [' aus ', ' from ', ' based in ', ' in '].find((word) => location && text.endsWith(word + location.value))
  return end && location ? text.slice(0, -(end.length + location.value.length)) : text
}

function isNameOrPlace(part: string, name: string, places: readonly string[]): boolean {
  return toName(part) === name || (name !== '' && part.includes(name)) || places.some((place) => part.includes(place))
}

function isTitle(text: string): boolean {
  const words = text.split(/\s+/).length
  if (words > 10 || text.length > longestTitle || isContactLine(text) || isDateOnly(text) || /\d{3,}/.test(text)) return false
  return (
    /\p{L}{3}/u.test(text) &&
    findPart(text) === null &&
    !/^(?:hi|hello|hallo|home|welcome|cv|resume|résumé|curriculum|lebenslauf|bewerbung|e-?mail|tel|telefon|phone|mobile?|mobil|web|website|fax)(?!\p{L})/iu.test(
      text,
    )
  )
}

function findBio(sections: Sections, prose: string): Entry | null {
  const section = joinWrapped(sections.get('bio'))
    .filter(
      ({ text }) => !isContactLine(text) && !isDateOnly(text) && (isProse(text) || /[.!?]$/.test(text)) && text.split(/\s+/).length >= 4,
    )
    .map(({ text }) => text)
  const text = leaveOutContacts(section.length > 0 ? section.join('\n') : prose)
  if (text.trim().length < 20) return null
  return { value: endAtSentence(text), evidence: text.slice(0, 300) }
}

/** The bio is public. */
function leaveOutContacts(text: string): string {
  const withoutContacts = (line: string) => splitSentences(line).filter((sentence) => !hasContact(sentence))
  return text
    .split('\n')
    .flatMap((line) => withoutContacts(line).join(' ') || [])
    .join('\n')
}

function endAtSentence(text: string): string {
  if (text.length <= longestBio) return text.trim()
  let end = 0
  for (const match of text.slice(0, longestBio).matchAll(/[.!?](?=\s)/g)) end = match.index + 1
  return end > 0 ? text.slice(0, end).trim() : cut(text, longestBio)
}

function findAchievements(sections: Sections, stated: Entry[]): Entry[] {
  const own = toLongEntries(sections.get('achievements'))
  if (own.length > 0) return own
  const fromWork = findStated(
    joinWrapped(sections.get('other'))
      .map(({ text }) => text)
      .join('\n'),
  ).achievements
  const found = [...stated, ...fromWork]
  return found.length > 0 ? found : [...toLongEntries(sections.get('certificates')), ...toLongEntries(sections.get('publications'))]
}

function removeDuplicates(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.value.toLowerCase(), entry])).values()].toReversed()
}
