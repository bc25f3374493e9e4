import { findExamples, findGenerals, findTopics, isTopicWord } from '../../../platform/language/topics.ts'
import { findVerbsWithParticles } from '../../../platform/language/verbParticles.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { detectLanguage, findContentWords, tokenize } from '../../../platform/language/words.ts'
import { fold } from './evidence.ts'
import { foldQuestion } from './spelling.ts'

export interface Term {
  word: string
  stems: readonly string[]
  /** Stems whose negation answers: “no pets” for dogs. */
  generals?: readonly string[]
  topics: ReadonlySet<string>
  weight: number
  isRequired: boolean
  isVerb?: boolean
  isName?: boolean
  /** Of a statement before or after the question. */
  isTold?: boolean
  /** “pianos” in “how many pianos”. */
  isCounted?: boolean
  /** “piano” in “What does a piano cost?”. */
  isPriced?: boolean
  /** Only affects the ranking. */
  rarity?: number
}

const mostTerms = 30

/** These say little about the subject. */
const light = toWordSet(
  `offer offers offered attend become became make made get got give need want wants find look looking come comes go going take takes took taken start begin
currently now today not way hold received receive set back place worked working kommst kommt gibst gibt muss musst darf durfen sollte woran worauf womit wofur deiner deinen besten finde findet ich gekommen gelernt macht gemacht
currently now today beginnt beginnen anfangen fangt startet bieten bietet bietest bad good old small nice easy difficult hard special certain different local schlecht gut klein alt leicht schwer besondere late early bekomme biggest greatest largest grosste grosster grossten geld money living heisst heissen heisse facher fachern kam came kamen mussen spend spent welcome willkommen erlaubt allowed possible okay listening zusammen together statt stattfinden play plays spielt spielst spiele treibt treiben hause handwerk fach craft trade subject field moment days these next actually really usually ever main important kind type sort thing things people person someone anyone possible happen
exactly mean provide else new best around time name called information info detail details typical general normally own owns happen next
part idea question tell explain describe learn hear sure right guess wonder wondering care interested full whole real
machen macht machst tun tut geben gibt nehmen nimmt nimmst kommen kommt gehen geht finden findet brauchen brauche eigentlich gerade zurzeit derzeit
momentan aktuell jemand leute person menschen sache art wichtig wichtigste wichtigsten neue neuen neuer beste gerne gern moglich mehr denn
etwa genau uberhaupt ubernehmen verbringen verbracht werden geworden bekommen bekommt konnte lassen stehen teil insgesamt normalerweise nachste nachsten nachster
originally ursprunglich anfangs damals advance gave given coming making getting giving doing having lot lots bit want stay happens far stuff ok along use using used gespielt ready able fertig angefangen free spare leisure extra additional zusatzlich drop pop bisschen mal heute jetzt besonders echt wirklich erste ersten erster erstes first denken passiert group range menge quantity amount altogether overall total einsatz einsatze`,
)
const lightStems = new Set([...light].flatMap((word) => listStems(word).filter((stem) => stem.length > 3 && word.startsWith(stem))))

function isLight(word: string): boolean {
  return light.has(word) || /^\d{1,2}$/.test(word) || listStems(word).some((stem) => word.startsWith(stem) && lightStems.has(stem))
}

const halfLight = toWordSet('before vorher previously zuvor fruher usually')
export const lightWeight = 0.3
/** Words after “my” are about the visitor. */
const visitorWeight = 0.55
const halfLightWeight = 0.4
const nameWeight = 1.3
/** “Notizbuch” does not ask for any book. */
const shortestAskedHead = 5
/** Answers often use another verb. */
export const verbWeight = 0.75
/** Statements about the owner don’t answer questions about these people. */
const relations =
  /^(?:enkel\w*|neffe|nichte|nephew|niece|mothers?|fathers?|mum|mom|dad|parents|brothers?|sisters?|siblings|grand\w+|sons?|daughters?|children|child|kids?|family|friends?|mutter|vater|mama|papa|eltern|brudern?|schwestern?|geschwister|oma|opa|gross(?:mutter|vater|eltern)|sohn|sohnen?|tochtern?|kind|kinder|familie|freund(?:in|e)?|wife|husband|partner|boyfriend|girlfriend|spouse|aunt|uncle|cousin|neighbou?r|tante|onkel|ehemann|ehefrau|boss|chef|chefin)$/

const children = /^(?:sons?|daughters?|sohn|sohne|tochter)$/

export function listTerms(utterance: string, names: ReadonlySet<string>): Term[] {
  // “Vor Ort” means on site.
  const all = tokenize(utterance.replaceAll(/\bvor Ort\b/gi, ''))
  const isOpen =
    /^(?:\S+ ){0,2}(?:can|could|may|kann|konnte|darf|who\w*|what|when|where|which|why|how|wer|wem|wen|was|wann|wo\w*|warum|wieso|weshalb|welche\w*|wie)\b/.test(
      foldQuestion(utterance),
    )
  // German capitalizes all nouns.
  const hasNames = detectLanguage(utterance) === 'en'
  const capitalized = new Set((utterance.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu) ?? []).flatMap(tokenize))
  const isTypedSmall = capitalized.size === 0
  const role =
    /^who(?:'s| is| are| was| were) (?:your|her|his|their) (?:\w+ )?(\w+)$|^wer (?:ist|sind|war|waren) (?:dein|deine|ihr|ihre|sein|seine) (?:\w+ )?(\w+)$/
      .exec(foldQuestion(utterance))
      ?.slice(1)
      .find(Boolean)
  const withParticles = tokenize(findVerbsWithParticles(fold(utterance)).join(' '))
  const isVerb = (word: string) =>
    withParticles.includes(word) ||
    (hasNames && followsSubject(all, word)) ||
    (!hasNames && word === all[0] && /(?:t|st|en)$/.test(word)) ||
    (isOpen && (hasNames ? followsAuxiliary(all, word) : isTypedSmall ? isPlacedAsVerb(all, word) : !capitalized.has(word)))
  const isDeath =
    hasNames &&
    /\b(?:anybody|anyone|somebody|someone|people|did|to|he|she|they|you|father|mother|grand\w+|\w+) die\b(?! \w+ \w+ (?:ist|sind|hat))/.test(
      fold(utterance),
    )
  return [...new Set([...findContentWords(all.join(' ')), ...withParticles, ...(isDeath ? ['died'] : [])])]
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
      const isRequired = (isRelation && !isOfVisitor && before !== 'for' && before !== 'fur') || word === role
      const like = findExamples(word)
      return {
        word,
        stems: [...listStems(word), ...like.stems],
        generals: findGenerals(word),
        topics: new Set([
          ...(isRelation && !isOfVisitor ? withoutSiblings(topics) : topics),
          ...like.topics,
          ...(isOfVisitor && children.test(word) ? ['child'] : []),
        ]),
        weight: isOfVisitor && isRelation ? Math.min(known, visitorWeight) : known,
        isRequired,
        isVerb: known === verbWeight || (hasNames && followsPassive(all, word)),
        isName,
      }
    })
}

/** A question about a sister is not about a brother. */
function withoutSiblings(topics: ReadonlySet<string>): ReadonlySet<string> {
  return topics.has('sister') || topics.has('brother') ? new Set([...topics].filter((topic) => topic !== 'brother (word)')) : topics
}

/** “my 13-year-old” before “son”. */
const ofVisitor = /\b(?:my|our|mein\w*|unser\w*)(?: (?:\d+|years?|old|little|young\w*|jahrig\w*|klein\w*))*$/

const pronouns = toWordSet(
  'ihnen herr herrn mr mrs ms until till unless upon towards toward above below across along among beside besides between beyond near since than why anybody nobody everybody else warst warest habt seid hatte hatten hattest hattet waren wart sei ware waren wirst werdet wurden wurdest durfte durftest mussen musst musste wollen will willst wollt wollte mag magst mogen mochte mochtest sollen soll sollst tust tut raus rein rauf runter rum hin her los dran drin drauf gar halt eben etwa bloss je beim gegen ohne sowie sondern trotz wahrend wegen innerhalb ausserhalb pro onto into per via during within without being been having were must shall yet too either neither both else though although because furs per pro a an e it its that this these those there them they themselves yourself herself himself one ones es das dies diese dieser dieses dort davon dafur damit daran dabei darin dazu daruber er sie ihn eigene what s re anything something somebody everything etwas alles irgendetwas irgendein irgendeine kein keine each jeweils ungefahr circa roughly approximately kindly instead wende wenden stattdessen vielleicht perhaps maybe beim vom im zum zur ab bis seit ins ans wieso weshalb weswegen ihre ihrem ihren ihrer ihres seine seinem seinen seiner seines deine deinem deinen deiner deines unsere unserem unseren unserer unseres eure eurem euren eurer euch dessen deren denen uns welch jemals jeder jede jedes manche solche beide womit worauf wofur woran worum woruber wovon wodurch wozu inwiefern whom whose',
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

/** “bring” in “is it fine if I bring”. */
function followsSubject(all: readonly string[], word: string): boolean {
  const index = all.indexOf(word)
  const isClause = index > 2 && !/^(?:do|does|did|can|could|will|would|should|have|has)$/.test(all[index - 2] ?? '')
  return isClause && /^(?:you|she|he|they|i|we)$/.test(all[index - 1] ?? '')
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

export function toWordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
