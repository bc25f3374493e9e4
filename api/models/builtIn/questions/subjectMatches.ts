import { detectLanguage, findContentWords } from '../../../platform/language/words.ts'
import { evidence } from './evidence.ts'
import type { AnswerSource } from './ownerContext.ts'
import type { Question } from './question.ts'
import { readWords, type Sentence } from './sentences.ts'
import { headOnly, matchWords, related, sameTopic } from './termMatches.ts'
import type { Term } from './terms.ts'

/** Such as “my grandmother Irena”. */
export function namesSubject(terms: readonly Term[], text: string): boolean {
  const pattern = /(?<word>(?<!\p{L})\p{L}{1,30})(?<comma>,?) (?:is |was |heißt |hieß |ist |named |called )?(?=\p{Lu})/gu
  const isGerman = detectLanguage(text) === 'de'
  return [...text.matchAll(pattern)].some(
    ({ groups }) =>
      !(isGerman && groups?.comma) && terms.some((term) => term.isRequired && matchWords(term, readWords(groups?.word ?? '')) >= sameTopic),
  )
}

const everyLanguage = new RegExp(evidence.language, 'g')

/** “I write to Dutch museums in English” does not say that I speak Dutch. */
export function namesLanguages(terms: readonly Term[], folded: string): boolean {
  const named = readWords((folded.match(everyLanguage) ?? []).join(' '))
  return terms.every((term) => !evidence.languageName.test(term.word) || matchWords(term, named) >= sameTopic)
}

const services =
  '(?:kurse?n?|unterricht|stunden?|training|workshops?|stimmung|reparatur(?:en)?|restaurierung|courses?|class(?:es)?|lessons?|tuning|repairs?|restoration)'

/** A piano lesson has another price than a piano. */
export function pricesService(terms: readonly Term[], folded: string): boolean {
  return terms.some(
    ({ word, isPriced, topics }) =>
      isPriced &&
      !topics.has('child') &&
      !topics.has('student') &&
      new RegExp(`\\b${word}[a-z]{0,2}[ -]?${services}\\b`).test(folded) &&
      !new RegExp(`\\b${word}[a-z]{0,2}\\b(?![ -]${services}\\b)`).test(folded),
  )
}

const boughtOrMade =
  /\b(?:new|neue[nmrs]?|build\w*|built|make|made|sell|sold|buy\w*|bau\w*|fertige\w*|verkauf\w*|kauf\w*|stelle\w* .*\bher)\b/

/** “Caning a chair costs 140 euros” is not the price of a new chair. */
export function pricesRepair({ terms, asked }: Question, folded: string): boolean {
  if (!['new', 'neue', 'neuen', 'neuer', 'neues'].some((word) => asked.has(word)) || boughtOrMade.test(folded)) return false
  return terms.some(
    ({ word, isPriced }) =>
      isPriced &&
      !new RegExp(
        `(?:^|[,;:.] )(?:${articles} )?(?:(?!re|used|second|gebraucht)[\\w-]{2,20} )?${word}\\w{0,2} (?:is|are|costs?|starts?|from|for|ist|sind|kostet|kosten|ab|gibt)\\b`,
      ).test(folded),
  )
}

const articles = '(?:an?|the|my|our|each|every|one|eine?|der|die|das|mein|meine|unsere?|jede[rs]?)'

const located = new RegExp(
  `^(?:\\w+,? )?${articles} (?:[\\w-]{2,20} ){0,2}?(?<subject>[\\w-]{2,30}) (?:is|are|lies|stands?|was|ist|sind|liegt|liegen|steht|stehen|war) `,
)
const ofPremises =
  /(?:shop|store|studio|practice|office|clinic|gallery|bakery|restaurant|cafe|garage|salon|school|stall|address|entrance|door|place|house|rooms?|building|class|classes|lessons?|course|laden|geschaft|werkstatt|praxis|atelier|buro|kanzlei|backerei|galerie|stand|adresse|eingang|tur|haus|raume?|zimmer|kurse?|unterricht)$/

/** “The museum is opposite the station” does not say where an office is. */
export function locatesOther({ terms, hints, asked }: Question, folded: string): boolean {
  const subject = located.exec(folded)?.groups?.subject
  if (subject === undefined || ofPremises.test(subject) || asked.has(subject)) return false
  return ![...terms, ...hints].some((term) => matchWords(term, readWords(subject)) >= related)
}

/** Project descriptions and first sentences define a thing. */
export function rateDefinition({ terms }: Question, { source, place }: Sentence<AnswerSource>): number {
  if (place > 0) return 0
  const inTitle = findContentWords(source.title)
  const isSubject = inTitle.length > 0 && inTitle.every((word) => terms.some((term) => matchWords(term, readWords(word)) >= related))
  return isSubject || (source.kind === 'profile' && source.title === 'Project') ? (source.title === 'Project' ? 1.2 : 1) : 0.5
}

/** Such as “13 forms”, unlike “the 20 most used forms”. */
export function countsSubject({ terms }: Question, { folded, said }: Sentence<AnswerSource>): boolean {
  const [counted] = terms
  if (!counted || matchWords(counted, said) < headOnly) return false
  const isCounted = (word: string) => {
    const match = matchWords(counted, readWords(word))
    return match >= sameTopic || match === headOnly
  }
  const words = folded.match(/[\p{L}\p{N}.,]+/gu) ?? []
  return words.some((word, index) => {
    const isNumber = /\d/.test(word) || numberWord.test(word)
    return isNumber && words[index + 1] !== 'of' && [1, 2, 3].some((distance) => isCounted(words[index + distance] ?? ''))
  })
}

const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|vierzehn)$/
