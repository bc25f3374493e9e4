import { tokenize } from '../../../../platform/language/words.ts'
import { trimEndMatching } from '../../../../platform/text/trimming.ts'
import { findPart } from './headings.ts'
import { isKnownCity, isRegion } from './places.ts'

const particles = new Set(
  'von van vom de da das dos del della di du la le den der ter ten bin al el ibn zu zum y e af av und und'.split(' '),
)
const otherWords = new Set(
  `curriculum vitae resume lebenslauf cv bewerbung bewerbungsunterlagen profile profil portfolio contact kontakt home welcome willkommen website homepage blog page
university universitat universitaet institute institut college school schule hochschule gmbh ag ltd inc llc company group press verlag museum hospital klinik bank street
strasse road avenue lane platz senior junior lead head chief freelance freelancer freier freie freiberuflich engineer developer manager designer director editor writer
author autor autorin teacher lehrer lehrerin lecturer professor researcher scientist biologist chemist physicist analyst consultant architect architektin architekt
nurse doctor lawyer journalist photographer fotograf fotografin illustrator artist kunstler kunstlerin musician chef cook coach student studentin assistant officer
entwickler entwicklerin ingenieur ingenieurin redakteur redakteurin leiter leiterin berater beraterin geschaftsfuhrer geschaftsfuhrerin meister meisterin
software product project marketing sales data marine web frontend backend fullstack art creative research science team office menu navigation page seite`.split(
    /\s+/,
  ),
)
const degree =
  /,? ?\b(?:Ph\.? ?D|M\.? ?Sc|B\.? ?Sc|M\.? ?A|B\.? ?A|MBA|M\.? ?Eng|B\.? ?Eng|Dipl\.-Ing|LL\.? ?M|MD|CPA|RN|PMP|M\.? ?Ed)\b\.?/gu

const doctorate = /\b(?:phil|med|dent|rer|nat|pol|oec|jur|habil|mult)\.\s/gu

/** Name without degrees and pronouns. */
export function toName(text: string): string | null {
  const bare = flip(
    text
      .slice(0, 120)
      .replace(/\([^()]{0,60}\)/g, ' ')
      .replace(degree, ' ')
      .replace(doctorate, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.;:!–—|-]+/u, '')
      .trim(),
  ).replace(/[\s,.;:!–—|-]{1,9}$/u, '')
  const words = bare.split(' ')
  if (/^(?:I['’]m|I|Hi|Hello|Hallo|Ich|My|Our|His|Her|Their|Meine?|Unsere?|Seine?|Ihre?|The|Der|Die|Das)$/iu.test(words[0] ?? ''))
    return null
  if (words.length < 2 || words.length > 5 || bare.length > 50) return null
  const isNameWord = (word: string) =>
    particles.has(word) || (/^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) && !/['’]s$/iu.test(word)) || /^[dDlL]['’]\p{Lu}\p{L}+$/u.test(word)
  if (!words.every(isNameWord)) return null
  if (
    words.filter((word) => /^\p{Lu}\p{M}*['’]?\p{L}/u.test(word) && !particles.has(word)).length < 2 &&
    !/^(?:\p{Lu}\. ?)+\p{Lu}\p{L}+$/u.test(bare)
  )
    return null
  const said = tokenize(bare)
  if (said.some((word) => otherWords.has(word)) || findPart(bare) !== null || isRegion(bare) || isKnownCity(bare)) return null
  return isShouted(bare) ? toTitleCase(bare) : bare
}

/** “Feld, Jonas”. */
function flip(text: string): string {
  const match = /^(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’.-]{0,30})?)$/u.exec(text)
  return match ? `${match[2]} ${match[1]}` : text
}

export function isShouted(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

export function toTitleCase(text: string): string {
  return text.split(' ').map(capitalize).join(' ')
}

function capitalize(word: string): string {
  const lower = word.toLowerCase()
  if (particles.has(lower) && lower.length <= 3) return lower
  return lower.replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** As in “Lebenslauf von Jonas Feld”. */
export function findNameInTitle(text: string): string | null {
  const whole = toName(
    text.replace(/^(?:curriculum vitae|lebenslauf|resume|résumé|cv|profil|profile)\s*(?:of|von|für|for|:|[–—|-])?\s+/iu, ''),
  )
  if (whole) return whole
  for (const part of text.split(/[|•·●/]| [–—-] |, /u).slice(0, 4)) {
    const name = toName(part)
    if (name) return name
  }
  return null
}

const nameWord = String.raw`(?:\p{Lu}[\p{L}'’.-]{0,30})`
const fullName = String.raw`${nameWord}(?: (?:von|van|de|da|der|den|di|du|la|le|del|dos|bin|al|zu|${nameWord})){0,3} ${nameWord}`
const introductions = [
  new RegExp(
    String.raw`\b(?:[Mm]y name is|[Mm]y name['’]s|I am|I['’]m|[Tt]his is|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch bin) (?:Dr\.? )?(${fullName}|${nameWord}(?=[.,!]| and | und | \(|$))`,
    'u',
  ),
  new RegExp(
    String.raw`^((?:Dr\.? |Prof\.? )?${fullName})(?:,? \([^()]{1,40}\))?,? (?:is|was born|lives|works|has|grew up|studied|writes|makes|born|geboren|ist|lebt|arbeitet|wurde|wohnt|schreibt|hat|studierte|a |an |the )\b`,
    'u',
  ),
  new RegExp(String.raw`^(?!This |That |It |He |She |There |Here |Das |Es |Er |Sie |Hier )(${nameWord}) (?:is an?|ist) (?=\p{L})`, 'u'),
]

export function findNameInSentence(sentence: string): string | null {
  const text = sentence.slice(0, 300)
  for (const pattern of introductions) {
    const found = pattern.exec(text)?.[1]
    if (!found) continue
    const name = toName(found)
    if (name) return name
    if (!found.includes(' ') && !isRegion(found) && !isKnownCity(found) && !otherWords.has(found.toLowerCase()))
      return trimEndMatching(found, /[.,]/u)
  }
  return null
}
