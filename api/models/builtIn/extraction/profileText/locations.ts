import { trimEndMatching } from '../../../../platform/text/trimming.ts'
import { findPart } from './headings.ts'
import { isKnownCity, isRegion } from './places.ts'

interface Candidate {
  place: string
  score: number
}

const separators = /[|•·●∙◆⋅;]| [.–—-] | {2}| \/ |\p{Extended_Pictographic}/u
const phone = /^(?:[\p{L}.:]{1,14}\s*)?[+(]?\d[\d\s()/.–-]{5,}$/u
const address = /@\S|https?:|www\.|\b[\w-]+\.(?:com|org|net|de|io|dev|me|eu|at|ch|co|uk|pt|es|fr|nl|info)\b/iu
/** PDFs put short lines of a column on one line. */
const contacts =
  /\S{1,64}@\S{1,200}|(?:https?:\/\/|www\.)\S{1,200}|\+\d[\d\s()/.-]{6,20}\d|\S{1,60}\.(?:com|org|net)(?:\/\S{0,100})?(?=\s|$)/giu
const postalCode =
  /\b(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b(?!\s\p{Lu}))\d{4,5}(?:-\d{3,4})?\b(?: ?[A-Z]{2}\b(?=\s*(?:,|$|\s\p{Lu})))?|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u
const born =
  /\b(?:born|birth|geb\.?|geboren|geburtsdatum|geburtsort|nationality|staatsangehörigkeit|familienstand|verheiratet|ledig|married|single)\b/iu
const streetWords =
  /(?:straße|strasse|str\.|weg|gasse|allee|platz|ufer|damm|chaussee)$|\b(?:street|road|avenue|lane|drive|court|rd|st|ave|rua|calle|via|rue)\b\.?/iu

export function isContactLine(text: string): boolean {
  return address.test(text) || hasPhoneNumber(text)
}

/** A phone number or an email address. */
export function hasContact(text: string): boolean {
  return /\S@\S/.test(text) || hasPhoneNumber(text)
}

function hasPhoneNumber(text: string): boolean {
  return /\+?\d[\d\s()/.-]{7,}\d/.test(text.replace(/\b(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d\b/g, ''))
}

export function findPlace(lines: readonly string[], { isLabeled = false } = {}): string | null {
  let best: Candidate | null = null
  for (const [index, line] of lines.entries()) {
    const isNearContact = [index - 1, index, index + 1].some((at) => lines[at] !== undefined && isContactLine(lines[at]))
    for (const segment of splitSegments(line.slice(0, 300))) {
      const candidate = toCandidate(segment, { isNearContact, isInContactLine: isContactLine(line), isLabeled })
      if (candidate && candidate.score > (best?.score ?? 0)) best = candidate
    }
  }
  return best?.place ?? null
}

function splitSegments(line: string): string[] {
  return line
    .replace(contacts, ' | ')
    .split(separators)
    .flatMap((found) => {
      const segment = found.trim()
      if (born.test(segment)) return []
      const kept = segment.split(',').filter((part) => !address.test(part) && !phone.test(part.trim()))
      const text = kept.join(',').trim()
      return text === '' ? [] : [text]
    })
}

function toCandidate(
  segment: string,
  { isNearContact, isInContactLine, isLabeled }: { isNearContact: boolean; isInContactLine: boolean; isLabeled: boolean },
): Candidate | null {
  const hasPostalCode = postalCode.test(segment) && !/\b(?:19|20)\d\d\b\s*[–—-]/.test(segment)
  const isIntroduced = /^(?:based in|living in|lives in|located in|wohnhaft in|aus|in)\s/iu.test(segment)
  const parts = segment
    .replace(/^(?:based in|living in|lives in|located in|wohnhaft in|aus|from|in)\s+/iu, '')
    .replace(postalCode, ',')
    .replace(/ \([^()]{0,40}\)$/u, '')
    .split(',')
    .map((part) => trimEndMatching(part.trim(), /[\s.,;:]/u))
    .filter((part) => part !== '' && !/\d/.test(part) && !(hasPostalCode && streetWords.test(part)))
  const places = parts.filter((part) => isPlaceName(part))
  if (places.length === 0 || places.length < parts.length || places.length > 3) return null
  const place = places.join(', ')
  const [first = '', last = ''] = [places[0], places.at(-1)]
  if (isLabeled) return { place, score: 5 }
  if (hasPostalCode) return { place, score: 4 }
  if (places.length > 1 && isRegion(last)) return { place, score: 4 }
  if (isKnownCity(first) || (places.length > 1 && isKnownCity(last))) return { place, score: 3.5 }
  if (isIntroduced) return { place, score: 3 }
  if (isRegion(last)) return { place, score: 2.5 }
  if (places.length === 2 && isNearContact) return { place, score: 2 }
  if (isInContactLine && first.split(' ').length <= 3) return { place, score: 1.5 }
  return null
}

function isPlaceName(text: string): boolean {
  if (findPart(text) !== null) return false
  const words = text.split(/\s+/)
  if (words.length > 4 || text.length > 40) return false
  return words.every((word) => /^(?:\p{Lu}[\p{L}\p{M}.'’()/-]*|de|da|do|del|la|le|am|an|der|im|in|bei|of|the|and|upon|ob)$/u.test(word))
}

const place = String.raw`(\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: (?:am|an der|im|de|da|do|del|of|the|upon|in|bei|der|La|\p{Lu}[\p{L}'’.-]{1,30})){0,3}(?:, \p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)?)`
const statements = [
  String.raw`\b(?:lives?|living|[Bb]ased|resides?|residing|settled|at home|lebt|lebe|wohnt|wohne|ansässig|zu Hause|zuhause)\b[^.;!?\n]{0,60}?\b(?:in|near|nahe|bei|von|outside|auf|on)(?: der Nähe von)? (?:the )?${place}`,
  String.raw`${place}-based\b`,
  String.raw`\b(?:comes? from|komm[te]? aus|works? in|arbeite[t]? in)(?: the)? ${place}`,
  String.raw`\b(?:work(?:s|ing)?|career|arbeitet?) (?:as|als) [^.;!?\n]{2,60}? in ${place}`,
  String.raw`\b(?:is|am|ist|bin|I['’]m) [^.;!?\n]{2,100}? (?:from|in|aus) ${place}`,
].map((pattern) => new RegExp(pattern, 'u'))

const headline = new RegExp(String.raw`^[\p{L}&,'’/ -]{3,60} (?:aus|from|in|based in) ${place}$`, 'u')

export function findPlaceInHeadline(text: string): string | null {
  return text.length <= 120 ? (headline.exec(text)?.[1] ?? null) : null
}

const past = /\b(?:aufgewachsen|geboren|grew up|born|studied|studiert|raised)\b/iu

export function findPlaceInSentence(sentence: string): string | null {
  if (past.test(sentence) && !/\b(?:live|lebt|lebe|wohn|based)/iu.test(sentence)) return null
  const text = sentence.slice(0, 400)
  for (const pattern of statements) {
    const found = pattern.exec(text)?.[1]
    if (found) return trimEndMatching(found.replace(/ (?:am|an der|im|de|da|of|the|in|bei|der)$/u, ''), /[.\s]/u)
  }
  return null
}
