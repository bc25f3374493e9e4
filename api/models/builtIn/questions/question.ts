import { findTopics } from '../../../platform/language/topics.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { detectLanguage, type Language, tokenize } from '../../../platform/language/words.ts'
import { cutMiddle } from '../../../platform/text/trimming.ts'
import { type Aspect, matchEither } from './aspect.ts'
import { evidence } from './evidence.ts'
import { personAspects } from './personAspects.ts'
import { splitStatements } from './sentences.ts'
import { serviceAspects } from './serviceAspects.ts'
import { foldQuestion, normalizeSpelling, reach, withoutSalutation } from './spelling.ts'
import { lightWeight, listTerms, type Term, verbWeight, toWordSet } from './terms.ts'
import { trustAspects } from './trustAspects.ts'
import { workAspects } from './workAspects.ts'
import { findKind, type Kind, nameKind } from './kinds.ts'

const aspects = [...trustAspects, ...serviceAspects, ...personAspects, ...workAspects]

export interface Question {
  aspect: Aspect | undefined
  kind: Kind | undefined
  /** Answers if nothing about the month or the ability does. */
  otherAspect?: Aspect | undefined
  terms: readonly Term[]
  /** Synonyms, which only affect the ranking. */
  hints: readonly Term[]
  context: readonly Term[]
  asked: ReadonlySet<string>
  language: Language
}

const hintWeight = 0.4
const ofKinds = toWordSet(
  'quickly soon age alter long far often many much high big large tall old heavy fast deep wide number lange lang oft viel viele vielen hoch gross alt weit schwer schnell tief breit anzahl haufig reason grund day year month date time week hours jahr jahre tag tage monat monate wochenende deadline frist uhr uhrzeit stunden wochen minuten minutes hours days weeks months years',
)
const countedWeight = 1.2
/** “The next course” is not any course. */
const nextOne = toWordSet('next nachste nachster nachsten nachstes')
const nextWeight = 0.6
/** “My son would like to join the chess club. When do you meet?” */
const subjectWeight = 0.55
const classWeight = 0.3
/** A name answers “which club”; texts seldom say that it is one. */
const classNouns = toWordSet(
  'bank restaurant hotel cafe pub shop lab laboratory institute academy conservatory charity parish church parlour podcast choir company club firm newspaper magazine publisher agency band label city town country school university hospital museum gallery theatre theater organisation organization association brand model street region choir orchestra church festival station verein mannschaft firma zeitung zeitschrift verlag agentur stadt land schule hochschule universitat krankenhaus galerie organisation marke modell strasse gegend chor orchester kirche sender',
)
/** All opening hours of a shop are the shop’s. */
const premises = toWordSet(
  'bakery surgery backerei shop store workshop studio practice office clinic salon business company laden geschaft werkstatt praxis atelier studio buro kanzlei betrieb firma euch',
)
/** “Wie hoch liegt die Hütte?” */
const positionVerbs = toWordSet('liegt liegen lies steht stehen stands hangt hangen hangs')
/** Lower, because the aspect already describes the answer. */
const aspectVerbWeight = 0.45

export const relationStatement =
  /\b(?:mother|mum|mom|father|dad|brother|sister|wife|husband|partner|son|daughter|aunt|uncle|mutter|vater|bruder|schwester|frau|mann|sohn|tochter|tante|onkel)(?:,? [a-z]+,?)?(?:,? who)? (?:[a-z]+ )?(?:is|was|works?|worked|lives?|lived|\w{3,20}(?:es|ts|ks|ns|ed)|ist|war|\w{2,20}[a-z]t|lebt\w*|wohnt\w*)\b/

const weekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)$/

/** “Do you get paid for it?” does not ask how many again. */
const startsWithVerb =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|ist|sind|war|hat|hast|habt|kann|konnen|darf|gibt|geht|werdet|wird|wirst|macht|machst)\b/

/** @param names tokens of the owner's name */
export function readQuestion(message: string, names: ReadonlySet<string>, previous: readonly Question[] = []): Question {
  const { asks: utterance, tells } = splitStatements(withoutSalutation(normalizeSpelling(cutMiddle(message, reach)), names))
  const language = detectLanguage(utterance)
  const folded = withPronouns(foldQuestion(utterance), names, language)
  const asksFor = findKind(folded)
  const aspect = findAspect(folded, asksFor)
  const triggers = aspects.filter(({ asked }) => asked.test(folded))
  const kind = aspect?.isOfAnyKind ? undefined : asksFor
  const asked = new Set([...tokenize(utterance), ...names])
  const told = tells === '' ? [] : listTerms(tells, names).filter((term) => !asked.has(term.word))
  const own = listTerms(utterance, names)
  const toldWeight = own.every(({ word, weight, isVerb }) => isVerb || weight < verbWeight || ofKinds.has(word))
    ? subjectWeight
    : lightWeight
  const all = [...own, ...told.map((term) => ({ ...term, weight: Math.min(term.weight, toldWeight), isRequired: false, isTold: true }))]
  const isHint = ({ word, topics, isRequired }: Term) =>
    !(isRequired && aspect?.fields) &&
    ((kind?.name === 'since' && topics.has('work')) ||
      ((kind || aspect?.isOfAnyKind) && ofKinds.has(word)) ||
      (aspect?.isOfAnyKind && weekday.test(word)) ||
      aspect?.topics.some((topic) => topics.has(topic)) ||
      (aspect?.statement && triggers.some(({ asked }) => isTrigger(asked, word))) ||
      (kind?.name === 'requirement' && isTrigger(kind.asked, word)))
  const classNoun =
    /\b(?:which|what|welche[nrms]?) (\w+)(?: (\w+))?/
      .exec(folded)
      ?.slice(1)
      .findLast((word) => classNouns.has(word)) ?? ''
  const isNamed = kind === undefined && aspect === undefined && classNoun !== ''
  const counted = /\b(?:many|vielen?) (\w+)/.exec(folded)?.[1]
  const [, isNew, priced] = /\b(?:an?|eine?[nmrs]?)( new| neue[nmrs]?)? (\w+)(?: cost)?$/.exec(folded) ?? []
  // “What should I bring?” has no other terms.
  const isOnlyNeed = kind?.name === 'requirement' && previous.length === 0 && all.every((term) => isHint(term) || term.weight < verbWeight)
  const subjects = aspect?.name === 'courses' ? all.filter(isHint).flatMap(listCourseSubjects) : []
  const terms = [...all.filter((term) => isOnlyNeed || !isHint(term)), ...subjects].map((term) => ({
    ...term,
    isCounted: term.word === counted,
    isPriced: aspect?.name === 'price' && term.word === priced,
    // “Do you speak French?” is not answered by other languages.
    isRequired:
      (term.isRequired && !(aspect?.name === 'teachers')) ||
      (aspect?.name === 'languages' && evidence.languageName.test(term.word)) ||
      // “How much is a new organ?” is not answered by other prices.
      (aspect?.name === 'price' && isNew !== undefined && term.word === priced),
    weight:
      isOnlyNeed && term.weight < verbWeight
        ? verbWeight
        : kind?.name === 'moment' && nextOne.has(term.word)
          ? nextWeight
          : kind?.name === 'size' && positionVerbs.has(term.word)
            ? lightWeight
            : term.word === counted
              ? countedWeight
              : aspect && premises.has(term.word)
                ? lightWeight
                : (aspect || kind?.name === 'permission') && term.weight === verbWeight
                  ? aspectVerbWeight
                  : isNamed && term.word === classNoun
                    ? classWeight
                    : term.weight,
  }))
  const hints = all
    .filter((term) => isHint(term) && (!ofKinds.has(term.word) || term.topics.size > 0))
    .map((term) => ({ ...term, weight: hintWeight }))
  const otherAspect = aspect?.isPeriod ? triggers[1] : aspect ? undefined : triggers.find(({ name }) => name === 'experience')
  const [before] = previous
  const isPlaceNamed =
    classNoun !== '' && kind === undefined && aspect !== undefined && ['studies', 'employer', 'previous work'].includes(aspect.name)
  const kindOrName = isNamed || isPlaceNamed ? nameKind : kind
  const ownAspect = aspect?.fields && all.some(({ isRequired }) => isRequired) ? toRelationAspect(aspect) : aspect
  if (!before) return { kind: kindOrName, aspect: ownAspect, otherAspect, terms, hints, context: [], asked, language }
  // “And for half a day?”
  const isElliptic = kind === undefined && aspect === undefined && !startsWithVerb.test(folded)
  return {
    kind: kindOrName ?? (isElliptic ? before.kind : undefined),
    aspect: ownAspect ?? (isElliptic ? before.aspect : undefined),
    terms,
    hints,
    context: [...before.terms, ...before.hints, ...toAspectTerms(before.aspect), ...before.context].map((term) => ({
      ...term,
      isRequired: false,
    })),
    asked,
    language,
  }
}

/** “When is she free” for “When is Ada free”. */
function withPronouns(folded: string, names: ReadonlySet<string>, language: Language): string {
  const [subject, possessive] = language === 'de' ? ['sie', 'ihr'] : ['she', 'her']
  return folded
    .replaceAll(/[\p{L}\p{N}]+/gu, (word) => (names.has(word) ? subject : word))
    .replaceAll(/\b(she|sie)(?: \1)+\b/g, '$1')
    .replaceAll(/\b(?:she|sie)'s?(?= [a-z])/g, possessive)
}

function findAspect(folded: string, kind: Kind | undefined): Aspect | undefined {
  if (kind?.name === 'why' || kind?.name === 'how') return undefined
  const all = aspects.filter(({ asked }) => asked.test(folded))
  const [first, second] = all
  if (kind?.name === 'requirement' && !first?.isNeed && (first?.isBroad || !first?.isOfAnyKind)) return undefined
  if (kind && asksForFigure.has(kind.name) && first?.prefersFields && !first.isOfAnyKind && !first.isList) return undefined
  return first?.isRelation && (second || (kind && !asksWho.has(kind.name))) ? second : first
}

/** Kinds that profile fields can’t answer. */
const asksForFigure = new Set<Kind['name']>(['moment', 'since', 'duration', 'frequency', 'count', 'size'])

/** Kinds that ask whether a relative exists, or for their name. */
const asksWho = new Set<Kind['name']>(['who', 'name', 'count', 'definition'])

/** Tango for “Tangokurse”. */
function listCourseSubjects({ word }: Term): Term[] {
  const { subject } = /^(?<subject>\w{4,20}?)s?(?:kurs|kurse|kursen|unterricht|stunden|workshops?|seminare?)$/.exec(word)?.groups ?? {}
  return subject ? [{ word: subject, stems: listStems(subject), topics: findTopics(subject), weight: 1, isRequired: false }] : []
}

/** Not “favourite” in “Lieblingsessen”. */
function isTrigger(asked: RegExp, word: string): boolean {
  const [found] = asked.exec(word) ?? []
  return found !== undefined && word.length - found.length <= 3
}

/** Profile fields say nothing about the owner’s mother. */
function toRelationAspect({ statement, ...aspect }: Aspect): Aspect {
  return { ...aspect, fields: [], statement: statement ? matchEither(statement, relationStatement) : relationStatement }
}

function toAspectTerms(aspect: Aspect | undefined): Term[] {
  return (aspect?.topics ?? [])
    .slice(0, 1)
    .map((topic) => ({ word: topic, stems: [], topics: new Set([topic]), weight: 1, isRequired: false }))
}
