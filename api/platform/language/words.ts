import { cutMiddle } from '../text/trimming.ts'
import { isSameWord } from './sameWord.ts'

export type Language = 'en' | 'de'

const english = new Set(
  `a about again all also am an and any are as at be been but by can could did do does doing done for from get give go had has have he her hers him
his how i if in into is it its just know let like may me mine might more my of off on or our out over please recall remember remind said say she should
so some still tell than that the their them then there they this those to told too up us was we were what whats when where whether which who
whom whose why will with would you your yours dont im ive id ill lets again ever much many
isnt arent wasnt werent doesnt didnt cant couldnt wouldnt shouldnt wont hasnt havent hadnt whos wheres hows hes shes theyre youre theres`.split(
    /\s+/,
  ),
)
const german = new Set(
  `aber als am an auch auf aus bei bin bist bitte da das dass dein deine dem den der des dich die dir doch du ein eine einem einen einer es
euch fur hab habe haben hast hat ich ihm ihn ihr im in ist ja kann kannst konnen man mein meine meinem meinen meiner mich mir mit nach
noch nicht nun ob oder sag sage sagte schon sein seine sich sie sind so uber um und uns von vor wann war waren warum was weisst welche
welchem welchen welcher welches wem wen wenn wer wessen wie wir wird wo woher wohin wurde zu zum zur erinnere erinnerst erzahl erzahlt gesagt`.split(
    /\s+/,
  ),
)

/** The first word represents the group, followed by English, then German words. */
const sameMeaning = [
  ['name', 'name named called call', 'heisst heisse heissen name nennt nennst vorname nachname'],
  ['birthday', 'birthday born birthdate', 'geburtstag geboren'],
  ['live', 'live living home reside moved', 'wohne wohnt wohnst wohnen lebe lebt lebst gezogen umgezogen'],
  ['work', 'work working job profession employed', 'arbeite arbeitet arbeitest arbeit beruf'],
  ['favorite', 'favorite favourite prefer', 'lieblings liebste liebster liebstes'],
  ['color', 'color colour', 'farbe lieblingsfarbe'],
  ['phone', 'phone telephone mobile', 'telefon handy telefonnummer handynummer'],
  ['number', 'number', 'nummer'],
  ['car', 'car', 'auto wagen'],
  ['dog', 'dog', 'hund'],
  ['cat', 'cat', 'katze kater'],
].map(([sense = '', en = '', de = '']) => ({ sense, en: en.split(' '), de: de.split(' ') }))

const senses = new Map(sameMeaning.flatMap(({ sense, en, de }) => [...en, ...de].map((word) => [stem(word), sense] as const)))

/** Words that describe a question rather than its subject. */
const generic = new Set(
  `name birthday live work favorite number time date day year old long often far tall high big large
uhr tag jahr alt viel viele lang lange weit hoch gross oft`.split(/\s+/),
)

export function isGeneric(word: string): boolean {
  return generic.has(word)
}

/** "Zoë's" becomes "zoe". */
export function tokenize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](s|m|ve|re|d|ll|t)\b/gu, (_, ending: string) => (ending === 't' ? 't' : ''))
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

export function findContentWords(text: string): string[] {
  return [...new Set(tokenize(text).filter((word) => !english.has(word) && !german.has(word)))]
}

const otherGermanWords = new Set(
  `merke merk vergiss losche notiere hallo danke guten tschuss heisse heisst hilfe servus moin uhr wohne wohnt geschrieben mal durch geteilt hoch
prozent viel viele berechne rechne vom ab bis beim seit unser unsere gibt geht steht darin drin werden wurden kein keine wieso weshalb worauf worum wofur
wogegen womit ach alles klar schade egal genau stimmt verstehe`.split(/\s+/),
)

const enough = 400

/** English if undecided. */
export function detectLanguage(text: string): Language {
  const lead = measureLanguage(text)
  if (lead !== 0) return lead > 0 ? 'de' : 'en'
  // English questions with “was” continue with a name or a known word.
  const hasUmlaut = tokenize(cutMiddle(text, enough)).length > 1 && /[äöüß]/iu.test(text)
  if (hasUmlaut || /^[Ww]as \p{Ll}{1,20}(?:en|t|e)(?!\p{L})/u.test(text.trimStart())) return 'de'
  const [first = ''] = tokenize(cutMiddle(text, enough))
  return isGerman(first) && !english.has(first) ? 'de' : 'en'
}

/** Positive if German. */
export function measureLanguage(text: string): number {
  const words = tokenize(cutMiddle(text, enough))
  return words.filter(isGerman).length - words.filter((word) => english.has(word)).length
}

function isGerman(word: string): boolean {
  return german.has(word) || otherGermanWords.has(word)
}

const MOST_WORDS = 60

export function searchWords(text: string, language: Language): string[] {
  const words = findContentWords(text).slice(0, MOST_WORDS)
  const others = words.flatMap((word) => sameMeaning.find(({ sense }) => sense === senses.get(stem(word)))?.[language] ?? [])
  const known = words.map((word) => (senses.has(stem(word)) ? stem(word) : word))
  // "allergy" and "allergic".
  others.push(...words.map((word) => toFamily(stem(word))).filter((root, index) => root !== stem(words[index] ?? '')))
  return [...words, ...others.filter((other, index) => others.indexOf(other) === index && !known.some((word) => other.startsWith(word)))]
}

export function listMeanings(text: string): string[] {
  return tokenize(text).map(toMeaning)
}

export function findSubjects(question: string): string[] {
  return [...new Set(findContentWords(question).slice(0, MOST_WORDS).map(toMeaning))]
}

/** 0 to 1. */
export function measureCoverage(asked: string[], meanings: string[]): number {
  const said = [...new Set(meanings)]
  const families = new Set(said.map(toFamily))
  let total = 0
  let found = 0
  for (const word of asked) {
    const weight = isGeneric(word) ? 0.5 : 1
    total += weight
    if (families.has(toFamily(word)) || said.some((other) => isSameWord(word, other))) found += weight
  }
  return total === 0 ? 0 : found / total
}

/** "my name" occurs in "my name is Ada", but not in "my dog's name is Rex". */
export function countSharedPairs(asked: string[], meanings: string[]): number {
  const said = new Set(pairWords(meanings))
  return pairWords(asked).filter((pair) => said.has(pair)).length
}

function pairWords(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

function toMeaning(word: string): string {
  const base = stem(word)
  return senses.get(base) ?? base
}

/** Never turns one word into another. */
function stem(word: string): string {
  if (word.length <= 4 || /\d/.test(word)) return word.length === 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
  return word.replace(/(ies)$/, 'y').replace(/(?<=...)(ing|ed|es|s|en|e)$/, '')
}

export function getRoot(word: string): string {
  const root = toFamily(stem(word))
  return word.startsWith(root) ? root : word
}

/** Allergy and allergic, Allergie and allergisch. */
function toFamily(word: string): string {
  return word.replace(/(?<=.{5})(?:ical|isch|ic|ier|ian|y|i)$/u, '')
}
