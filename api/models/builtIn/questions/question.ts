import { cutMiddle, trimEndMatching } from '../../../platform/text/trimming.ts'
import { findExamples, findTopics, isTopicWord } from '../../../platform/language/topics.ts'
import { detectLanguage, findContentWords, type Language, tokens } from '../../../platform/language/words.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { type Aspect, either } from './aspect.ts'
import { fold } from './evidence.ts'
import { personAspects } from './personAspects.ts'
import { splitStatements } from './sentences.ts'
import { serviceAspects } from './serviceAspects.ts'
import { normalizeSpelling } from './spelling.ts'
import { workAspects } from './workAspects.ts'
import { findKind, type Kind, nameKind } from './kinds.ts'

export interface Term {
  word: string
  stems: readonly string[]
  topics: ReadonlySet<string>
  weight: number
  isRequired: boolean
  isVerb?: boolean
  isName?: boolean
  /** Only affects the ranking. */
  rarity?: number
}

const aspects = [...serviceAspects, ...personAspects, ...workAspects]

export interface Question {
  aspect: Aspect | undefined
  kind: Kind | undefined
  terms: readonly Term[]
  /** Synonyms, which only affect the ranking. */
  hints: readonly Term[]
  context: readonly Term[]
  asked: ReadonlySet<string>
}

/** Characters read at either end of a message. */
const reach = 400
const mostTerms = 30

/** These say little about the subject. */
const light = wordSet(
  `attend become became make made get got give need want wants find look looking come comes go going take takes took taken start begin
currently now today not way hold received receive set back place worked working kommst kommt gibst gibt muss musst darf durfen sollte woran worauf womit wofur deiner deinen besten finde findet ich gekommen gelernt macht gemacht
currently now today beginnt beginnen anfangen fangt startet bieten bietet bietest bad good old small nice easy difficult hard special certain different local schlecht gut klein alt leicht schwer besondere late early bekomme biggest greatest largest grosste grosster grossten geld money living heisst heissen heisse facher fachern kam came kamen mussen spend spent welcome willkommen erlaubt allowed possible okay listening zusammen together statt stattfinden play plays spielt spielst spiele treibt treiben hause handwerk fach craft trade subject field moment days these next actually really usually ever main important kind type sort thing things people person someone anyone possible happen
exactly mean provide else new best around time name called information info detail details typical general normally own owns happen next
part idea question tell explain describe learn hear sure right guess wonder wondering care interested full whole real
machen macht machst tun tut geben gibt nehmen nimmt nimmst kommen kommt gehen geht finden findet brauchen brauche eigentlich gerade zurzeit derzeit
momentan aktuell jemand leute person menschen sache art wichtig wichtigste wichtigsten neue neuen neuer beste gerne gern moglich mehr denn
etwa genau uberhaupt ubernehmen verbringen verbracht werden geworden bekommen bekommt konnte lassen stehen teil insgesamt normalerweise nachste nachsten nachster
originally ursprunglich anfangs damals advance gave given coming making getting giving doing having lot lots bit want stay happens far stuff ok along use using used gespielt ready fertig angefangen free spare leisure extra additional zusatzlich drop pop bisschen mal heute jetzt besonders echt wirklich erste ersten erster erstes first denken passiert group range`,
)
const lightStems = new Set([...light].flatMap((word) => listStems(word).filter((stem) => stem.length > 3 && word.startsWith(stem))))

function isLight(word: string): boolean {
  return light.has(word) || /^\d{1,2}$/.test(word) || listStems(word).some((stem) => word.startsWith(stem) && lightStems.has(stem))
}

const halfLight = wordSet('before vorher previously zuvor fruher usually')
const lightWeight = 0.3
const hintWeight = 0.4
const ofKinds = wordSet(
  'quickly soon age alter long far often many much high big large tall old heavy fast deep wide number lange lang oft viel viele vielen hoch gross alt weit schwer schnell tief breit anzahl haufig reason grund day year month date time week hours jahr jahre tag tage monat monate wochenende deadline frist uhr uhrzeit stunden wochen minuten minutes hours days weeks months years',
)
/** Words after “my” are about the visitor. */
const visitorWeight = 0.55
const halfLightWeight = 0.4
const nameWeight = 1.3
const countedWeight = 1.2
const classWeight = 0.3
/** A name answers “which club”; texts seldom say that it is one. */
const classNouns = wordSet(
  'club company firm newspaper magazine publisher agency band label city town country school university hospital museum gallery theatre theater organisation organization association brand model street region choir orchestra church festival station verein mannschaft firma zeitung zeitschrift verlag agentur stadt land schule hochschule universitat krankenhaus galerie organisation marke modell strasse gegend chor orchester kirche sender',
)
/** All opening hours of a shop are the shop’s. */
const premises = wordSet(
  'bakery surgery backerei shop store workshop studio practice office clinic salon business company laden geschaft werkstatt praxis atelier studio buro kanzlei betrieb firma euch',
)
/** “Notizbuch” does not ask for any book. */
const shortestAskedHead = 5
/** Answers often use another verb. */
const verbWeight = 0.75
/** Lower, because the aspect already describes the answer. */
const aspectVerbWeight = 0.45

/** Statements about the owner don’t answer questions about these people. */
const relations =
  /^(?:enkel\w*|neffe|nichte|nephew|niece|mothers?|fathers?|mum|mom|dad|parents|brothers?|sisters?|siblings|grand\w+|sons?|daughters?|children|child|kids?|family|friends?|mutter|vater|mama|papa|eltern|bruder|schwester|geschwister|oma|opa|gross(?:mutter|vater|eltern)|sohn|tochter|kind|kinder|familie|freund(?:in|e)?|wife|husband|partner|boyfriend|girlfriend|spouse|aunt|uncle|cousin|neighbou?r|tante|onkel|ehemann|ehefrau|boss|chef|chefin)$/

const children = /^(?:sons?|daughters?|sohn|sohne|tochter)$/

export const relationStatement =
  /\b(?:mother|mum|mom|father|dad|brother|sister|wife|husband|partner|son|daughter|aunt|uncle|mutter|vater|bruder|schwester|frau|mann|sohn|tochter|tante|onkel)(?:, who)? (?:[a-z]+ )?(?:is|was|works?|worked|lives?|lived|\w{3,20}(?:es|ts|ks|ns|ed)|ist|war|\w{3,20}et|lebt\w*|wohnt\w*)\b/

const fillers =
  /^(?:(?:hi|hello|hey|hallo|ok|okay|so|well|and|und|also|but|aber|oh|cool|great|thanks|danke|sorry|excuse me|entschuldigung)[ ,.!:]+|(?:please|bitte|can you|could you|would you|kannst du|konntest du|will you)? ?(?:tell me|let me know|sag mir|sagst du mir|mir sagen|verrate mir|explain)[ ,:]+(?=(?:who|what|when|where|why|how|which|if|whether|wer|was|wann|wo|wie|warum|welche|ob)\b)|(?:do you know|i would like to know|i'd like to know|i want to know|i wonder|i was wondering|weisst du|ich wurde gern wissen|ich mochte wissen|mich wurde interessieren)[ ,:]+)+/

const weekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)$/

/** @param names tokens of the owner's name */
export function readQuestion(message: string, names: ReadonlySet<string>, previous: readonly Question[] = []): Question {
  const { asks: utterance, tells } = splitStatements(normalizeSpelling(cutMiddle(message, reach)))
  const folded = withPronouns(foldQuestion(utterance), names, detectLanguage(utterance))
  const asksFor = findKind(folded)
  const aspect = findAspect(folded, asksFor)
  const triggers = aspects.filter(({ asked }) => asked.test(folded))
  const kind = aspect?.isOfAnyKind ? undefined : asksFor
  const asked = new Set(tokens(utterance))
  const told = tells === '' ? [] : listTerms(tells, names).filter((term) => !asked.has(term.word))
  const all = [...listTerms(utterance, names), ...told.map((term) => ({ ...term, weight: lightWeight, isRequired: false }))]
  const isHint = ({ word, topics }: Term) =>
    ((kind || aspect?.isOfAnyKind) && ofKinds.has(word)) ||
    (aspect?.isOfAnyKind && weekday.test(word)) ||
    aspect?.topics.some((topic) => topics.has(topic)) ||
    (aspect?.statement && triggers.some(({ asked }) => isTrigger(asked, word))) ||
    (kind?.name === 'requirement' && isTrigger(kind.asked, word))
  const classNoun =
    /\b(?:which|what|welche[nrms]?) (\w+)(?: (\w+))?/
      .exec(folded)
      ?.slice(1)
      .findLast((word) => classNouns.has(word)) ?? ''
  const isNamed = kind === undefined && aspect === undefined && classNoun !== ''
  const counted = /\b(?:many|viele) (\w+)/.exec(folded)?.[1]
  // “What should I bring?” has no other terms.
  const isOnlyNeed = kind?.name === 'requirement' && all.every((term) => isHint(term) || term.weight < verbWeight)
  const terms = all
    .filter((term) => isOnlyNeed || !isHint(term))
    .map((term) => ({
      ...term,
      weight:
        term.word === counted
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
  const [before] = previous
  const kindOrName = isNamed ? nameKind : kind
  const ownAspect = aspect?.fields && all.some(({ isRequired }) => isRequired) ? ofRelation(aspect) : aspect
  if (!before) return { kind: kindOrName, aspect: ownAspect, terms, hints, context: [], asked }
  // “And for half a day?”
  const isElliptic = kind === undefined && aspect === undefined
  return {
    kind: kindOrName ?? (isElliptic ? before.kind : undefined),
    aspect: ownAspect ?? (isElliptic ? before.aspect : undefined),
    terms,
    hints,
    context: [...before.terms, ...aspectTerms(before.aspect), ...before.context].map((term) => ({ ...term, isRequired: false })),
    asked,
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

/** Kinds that fields of the profile don’t answer. */
const asksForFigure = new Set<Kind['name']>(['moment', 'since', 'duration', 'frequency', 'count', 'size'])

/** Kinds that ask whether a relative exists, or for their name. */
const asksWho = new Set<Kind['name']>(['who', 'name', 'count', 'definition'])

/** Not “favourite” in “Lieblingsessen”. */
function isTrigger(asked: RegExp, word: string): boolean {
  const [found] = asked.exec(word) ?? []
  return found !== undefined && word.length - found.length <= 3
}

/** Profile fields say nothing about the owner’s mother. */
function ofRelation({ statement, ...aspect }: Aspect): Aspect {
  return { ...aspect, fields: [], statement: statement ? either(statement, relationStatement) : relationStatement }
}

export function foldQuestion(utterance: string): string {
  return trimEndMatching(foldWhole(utterance), /[?!. …]/).replace(fillers, '')
}

export function foldWhole(utterance: string): string {
  return fold(normalizeSpelling(cutMiddle(utterance, reach)))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function listTerms(utterance: string, names: ReadonlySet<string>): Term[] {
  const all = tokens(utterance)
  const isOpen =
    /^(?:\S+ ){0,2}(?:can|could|may|kann|konnte|darf|who\w*|what|when|where|which|why|how|wer|wem|wen|was|wann|wo\w*|warum|wieso|weshalb|welche\w*|wie)\b/.test(
      foldQuestion(utterance),
    )
  // German capitalizes all nouns.
  const hasNames = detectLanguage(utterance) === 'en'
  const capitalized = new Set((utterance.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu) ?? []).flatMap(tokens))
  const isTypedSmall = capitalized.size === 0
  const isVerb = (word: string) =>
    (!hasNames && word === all[0] && /(?:t|st|en)$/.test(word)) ||
    (isOpen && (hasNames ? followsAuxiliary(all, word) : isTypedSmall ? isPlacedAsVerb(all, word) : !capitalized.has(word)))
  const isDeath =
    hasNames &&
    /\b(?:anybody|anyone|somebody|someone|people|did|to|he|she|they|you|father|mother|grand\w+|\w+) die\b(?! \w+ \w+ (?:ist|sind|hat))/.test(
      fold(utterance),
    )
  return [...findContentWords(utterance), ...(isDeath ? ['died'] : [])]
    .filter((word) => !names.has(word) && !pronouns.has(word))
    .slice(0, mostTerms)
    .map((word) => {
      const isName = hasNames && capitalized.has(word)
      const isOfVisitor = ofVisitor.test(fold(all.slice(0, all.indexOf(word)).join(' ')))
      const topics =
        (isName && !isTopicWord(word)) || (hasNames && word === 'kind') ? new Set<string>() : findTopics(word, shortestAskedHead)
      // The “kind” in “What kind of” is not the German word for child.
      const isRelation = relations.test(word) && !(hasNames && word === 'kind')
      const before = all[all.indexOf(word) - 1] ?? ''
      const known =
        isLight(word) && (hasNames || word !== 'kind')
          ? lightWeight
          : halfLight.has(word)
            ? halfLightWeight
            : isName
              ? nameWeight
              : isVerb(word)
                ? verbWeight
                : 1
      const isRequired = isRelation && !isOfVisitor && before !== 'for' && before !== 'fur'
      const like = findExamples(word)
      return {
        word,
        stems: [...listStems(word), ...like.stems],
        topics: new Set([...topics, ...like.topics, ...(isOfVisitor && children.test(word) ? ['child'] : [])]),
        weight: isOfVisitor && isRelation ? Math.min(known, visitorWeight) : known,
        isRequired,
        isVerb: known === verbWeight || (hasNames && followsPassive(all, word)),
        isName,
      }
    })
}

/** “my 13-year-old” before “son”. */
const ofVisitor = /\b(?:my|our|mein\w*|unser\w*)(?: (?:\d+|years?|old|little|young\w*|jahrig\w*|klein\w*))*$/

const pronouns = wordSet(
  'ihnen herr herrn mr mrs ms until till unless upon towards toward above below across along among beside besides between beyond near since than why anybody nobody everybody else warst warest habt seid hatte hatten hattest hattet waren wart sei ware waren wirst werdet wurden wurdest durfte durftest mussen musst musste wollen will willst wollt wollte mag magst mogen mochte mochtest sollen soll sollst tust tut raus rein rauf runter rum hin her los dran drin drauf gar halt eben etwa bloss je beim gegen ohne sowie sondern trotz wahrend wegen innerhalb ausserhalb pro onto into per via during within without being been having were must shall yet too either neither both else though although because furs per pro a an e it its that this these those there them they themselves yourself herself himself one ones es das dies diese dieser dieses dort davon dafur damit daran dabei darin dazu daruber er sie ihn eigene what s re anything something somebody everything etwas alles irgendetwas irgendein irgendeine kein keine beim vom im zum zur ab bis seit ins ans wieso weshalb weswegen ihre ihrem ihren ihrer ihres seine seinem seinen seiner seines deine deinem deinen deiner deines unsere unserem unseren unserer unseres eure eurem euren eurer euch dessen deren denen uns welch jemals jeder jede jedes manche solche beide womit worauf wofur woran worum woruber wovon wodurch wozu inwiefern whom whose',
)

/** “gebaut” in “wer hat den ofen gebaut”. */
function isPlacedAsVerb(all: readonly string[], word: string): boolean {
  const index = all.indexOf(word)
  if (!/(?:t|te|en|st)$/.test(word) || beforeNouns.test(all[index - 1] ?? '')) return false
  return index <= 2 || index === all.length - 1
}

const beforeNouns =
  /^(?:d(?:er|ie|as|em|en|es)|(?:ein|kein|mein|dein|sein|ihr|euer|eur|unser|dies|jed|welch)(?:e[mnrs]?)?|in|im|an|am|auf|fur|mit|zum|zur|beim|von|vom|uber|pro|aus)$|^\w{4,24}(?:te|ten|ter|tes|ige|igen|iger|iges)$/

/** “stolen” in “how many were stolen”. */
function followsPassive(all: readonly string[], word: string): boolean {
  return /(?:ed|en)$/.test(word) && /^(?:is|are|was|were|been|being)$/.test(all[all.indexOf(word) - 1] ?? '')
}

/** “keep” in “did she keep”. */
function followsAuxiliary(all: readonly string[], word: string): boolean {
  const index = all.indexOf(word)
  if (/^(?:the|an?|my|her|his|your|their|our|this|that)$/.test(all[index - 1] ?? '')) return false
  if (index === all.length - 1 && index > 3 && /\b(?:do|does|did) (?:the|your|his|her|their|my) \S+(?: \S+)? \S+$/.test(all.join(' ')))
    return true
  if (index === 1 && all[0] === 'who') return !/^(?:is|are|was|were|has|have|had|else|do|does|did|can|will)$/.test(word)
  return index > 1 && /^(?:do|does|did|will|can|could|would|should|has|have|had)$/.test(all[index - 2] ?? '')
}

function aspectTerms(aspect: Aspect | undefined): Term[] {
  return (aspect?.topics ?? [])
    .slice(0, 1)
    .map((topic) => ({ word: topic, stems: [], topics: new Set([topic]), weight: 1, isRequired: false }))
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
