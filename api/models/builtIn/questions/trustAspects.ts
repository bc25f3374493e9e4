import type { Aspect } from './aspect.ts'
import { evidence } from './evidence.ts'

const months = [
  ['january', 'januar'],
  ['february', 'februar'],
  ['march', 'marz'],
  ['april', 'easter', 'ostern'],
  ['may', 'mai'],
  ['june', 'juni'],
  ['july', 'juli', 'summer', 'sommer'],
  ['august'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'dezember', 'christmas', 'weihnachten'],
]
const seasons = [
  ['spring', 'fruhling', 'fruhjahr'],
  ['summer', 'sommer'],
  ['autumn', 'herbst'],
  ['winter'],
  ['christmas', 'weihnachten'],
  ['easter', 'ostern'],
  ['silvester'],
  ['holidays', 'ferien'],
]
const monthNames = months.flat().join('|')
const period = `${monthNames}|${seasons.flat().join('|')}|(?:the |school |summer )+holidays|(?:den )?(?:sommer|schul|winter)?ferien`

/** “From June to August” covers July. Open ranges cover half a year. */
function coversMonth(folded: string, asked: ReadonlySet<string>): boolean {
  const month = months.findIndex((names) => names.some((name) => asked.has(name)))
  const named = (folded.match(new RegExp(`\\b(?:${monthNames})\\b`, 'g')) ?? []).map((name) =>
    months.findIndex((names) => names.includes(name)),
  )
  const [first, last] = named
  if (month < 0 || first === undefined) return false
  const monthsAfter = (start: number, end: number) => (end - start + months.length) % months.length
  if (last !== undefined && range.test(folded)) return monthsAfter(first, month) <= monthsAfter(first, last)
  if (named.includes(month)) return true
  if (last !== undefined) return false
  return openStart.test(folded) ? monthsAfter(first, month) <= 6 : openEnd.test(folded) && monthsAfter(month, first) <= 6
}

const range = /\b(?:to|until|till|through|bis|between|zwischen)\b|[-–]/
const openStart = /\b(?:from|since|after|ab|nach)\b/
const openEnd = /\b(?:until|till|before|bis|vor)\b/

export function coversPeriod(folded: string, asked: ReadonlySet<string>): boolean {
  const words = [...asked]
  return (
    coversMonth(folded, asked) ||
    seasons.some((names) => names.some((name) => words.some((word) => word.endsWith(name))) && names.some((name) => folded.includes(name)))
  )
}

const isOff = /\b(?:away|closed|shut|break|holidays?|booked|geschlossen|pause|urlaub|ausgebucht|unterwegs|weg)\b/

/** Questions before people decide: how long in the trade, how early to book, where, and how discreet. */
export const trustAspects: readonly Aspect[] = [
  {
    name: 'tenure',
    asked:
      /\b(?:been|you) (?:\w+ )?doing (?:this|that|it)(?: for| now| job| work)?$|\bsince when (?:do|does|did) \w+ (?:\w+ )?do (?:this|that|it)(?: job| work)?$|\b(?:been|is|are) (?:\w+ )?in (?:the |this |your |that )?(?:business|trade|job|profession|industry|game|field)\b|\bhow long (?:have|has) \w+ (?:\w+ )?(?:been|worked) (?:as )?(?:an? )?(?:self-employed|freelance|independent|in practice|\w+(?:er|or|ist|ian|wife))(?: now)?$|\b(?:seit wann|wie lange) (?:machst|macht|machen|arbeitest|arbeitet|arbeiten|bist|ist|sind|seid) (?:du|er|sie|ihr)(?: (?:das|die arbeit|diesen job|schon|bereits|eigentlich|jetzt|nun|in dem|in diesem|im))*(?: (?:selbststandig|freiberuflich|dabei|geschaft|beruf|\w+(?:erin|er|istin|ist)))?$|\bhow many years of experience\b|\byears in (?:business|the job|the trade)\b|\bseit wann gibt es (?:euch|dich|das|den|die)\b|\bwie lange gibt es (?:euch|das|den|die)\b|\bwie viele jahre (?:berufs)?erfahrung\b|\bwie viel erfahrung\b|\bwie viele? jahre machst\b/,
    statement:
      /^(?!(?!.*\b(?:work|arbeit|open|run|self-employed|freelanc|selbststandig|freiberuflich|(?:als|as)\b)).*\b(?:i (?:\w+ )?live|ich (?:lebe|wohne)|(?:lebe|wohne) ich)\b)(?:.*(?:\b(?:since|seit) (?:\w+ )?(?:19|20)\d\d\b|\bfor (?:over |more than |about |almost |nearly )?(?:\d+|[a-z]{3,12}(?:teen|ty)?) years\b|\bseit (?:uber |rund |etwa |mehr als )?\w+ jahren\b|\b(?:started|began|opened|founded|qualified|registered|set up|went freelance|self-employed|eroffnet|gegrundet|angefangen|begonnen|selbststandig)\b.*\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b.*\b(?:started|began|opened|founded|qualified|set up|went freelance|self-employed|eroffnet|gegrundet|angefangen|begonnen|selbststandig)\b|\b\w+ years (?:of experience|ago i (?:started|opened|began))\b|\bjahren? (?:berufs)?erfahrung\b))/,
    measure: (folded) =>
      (/\b(?:i worked|war ich|i was|i spent)\b/.test(folded) ? -0.6 : 0) +
      (/\bi(?:'ve| have)? (?:\w+ )?(?:work|been|started|opened|set)|\bich\b.*\b(?:arbeite|bin|habe)\b|\barbeite ich\b|\bbin ich\b/.test(
        folded,
      )
        ? 0.4
        : 0),
    topics: ['work', 'freelance', 'year', 'begin'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'minimum age',
    asked:
      /\bwie alt (?:muss|mussen|sollte) (?:man|ich|wir|mein\w*|kinder|die)\b|\bmindestalter\b|\bminimum age\b|\bhow old (?:do|does|must|should) (?:i|you|we|one|people|kids|children|they|my \w+) (?:have to |need to )?be\b|\bage limit\b|\baltersgrenze\b|\bold enough\b|\btoo (?:young|old)\b|\balt genug\b|\bzu (?:jung|klein|alt)\b/,
    statement:
      /\bmindestalter\b|\bminimum age\b|\bage limit\b|\bab (?:\d+|vier|funf|sechs|sieben|acht|zehn|zwolf|vierzehn|sechzehn|achtzehn)(?: jahren?)?\b|\b\w+ and (?:over|up|older)\b|\bmindestens \w+ jahre\b|\b(?:from|over|under|aged?|at least|be) (?:age |the age of )?(?:\d+|sixteen|eighteen)\b|\b\d+ (?:or|and|years? and) (?:over|older|above|up)\b|\b\w+ years? old\b|\bjahre alt\b|\bany age\b|\bjedes alter\b|\bvolljahrig\b/,
    topics: ['age'],
    isOfAnyKind: true,
    isBroad: true,
  },
  {
    name: 'minimum',
    asked:
      /\bab wie ?viele\w* (?!jahr|uhr)|\bmindest(?:ens|teilnehmer\w*|bestell\w*|anzahl|grosse|menge)\b|\bminimum (?!age)\w+|\bsmallest (?:group|order|job|party)\b|\bat least\b.*\bhow many\b|\bhow many .*\bat least\b/,
    statement:
      /\bab \d|\bab (?:zwei|drei|vier|funf|sechs|acht|zehn|zwolf|zwanzig)\b|\bmindestens\b|\bminimum\b|\bat least\b|\bfrom \w+ (?:people|guests|persons|participants|pieces)\b|\bor more\b/,
    topics: ['seat', 'team', 'available', 'book', 'minimum (word)'],
    isOfAnyKind: true,
  },
  {
    name: 'notice',
    asked:
      /\bhow (?:far|long|early|much|many \w+) (?:\w+ )?(?:in advance|ahead|beforehand|before\b|notice)|\bhow (?:soon|early) (?:should|do|must|can|would) (?:i|we|one|you) (?:need to |have to )?(?:book|register|sign up|order|apply|call|ask|get in touch|enquire)\b|\bwhen (?:should|must|do) (?:i|we|one) (?:need to |have to )?(?:book|register|sign up|apply|order|enrol)\b|\bnotice (?:do|does) \w+ need\b|\bwie (?:fruh|zeitig|lange vorher|lange im voraus|lange davor|viel vorlauf|weit im voraus)\b|\b(?:ab|bis) wann (?:sollte?|muss|kann|soll|darf|mussen|sollten|konnen) (?:ich|man|wir) .*(?:melden|buchen|bestellen|reservieren|anfragen|bewerben|anmelden)\b|\bwann (?:sollte?|muss) (?:ich|man|wir) (?:\w+ ){0,4}(?:anmelden|buchen|bestellen|reservieren|melden)\b|\bvorlauf\b/,
    statement:
      /\bin advance\b|\bahead\b|\bnotice\b|\bbeforehand\b|\b(?:days?|weeks?|months?) before\b|\bas (?:early|soon) as\b|\bearly\b|\bdeadline\b|\bclose[sd]? (?:on|at)\b|\bby (?:the end|\d|january|february|march|april|may|june|july|august|september|october|november|december)\b|\bvorher\b|\bim voraus\b|\bvorab\b|\bso fruh wie\b|\bfruhzeitig\b|\brechtzeitig\b|\bspatestens\b|\b(?:tage|wochen|monate) vor\b|\bvorlauf\b|\banmeldeschluss\b|\bfrist\b|\bbis (?:zum|zur|ende|anfang|mitte)\b/,
    measure: (folded) =>
      (/\bbook|\bregist|\border|\bapply|\bwrite|\bcontact|\bmeld|\banmeld|\bbuch|\bbestell|\breserv|\banfrag/.test(folded) ? 0.5 : 0) +
      (evidence.duration.test(folded) || evidence.date.test(folded) ? 0.5 : 0),
    topics: [
      'available',
      'book',
      'join',
      'before',
      'early (word)',
      'upfront (word)',
      'register (word)',
      'order (word)',
      'reserve (word)',
      'month',
      'week',
      'day',
      'deposit',
      'notice (word)',
    ],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'confidentiality',
    asked:
      /\bconfidential|\b(?:keep|kept|stay|stays|remain|remains) (?:\w+ ){0,4}(?:private|secret|confidential|between us|anonymous)\b|\bprivacy\b|\bdiscre(?:et|tion)\b|\bvertraulich|\bschweigepflicht\b|\bdiskret|\bbleibt (?:das|alles|es) (?:\w+ )?unter uns\b|\bverschwiegen|\bdatenschutz\b|\b(?:share|sell|pass on) (?:my|our) (?:data|details|information|story)\b/,
    statement:
      /\bconfidential|\bprivate\b|\bsecre(?:t|cy)\b|\bdiscre(?:et|tion)\b|\bnever (?:share|pass|tell|publish)\b|\bshred\b|\bdelete\b|\banonym|\bnot (?:share|pass on)\b|\bvertraulich|\bschweigepflicht\b|\bdiskret|\bnicht weiter\b|\bunter uns\b|\bdatenschutz\b|\bgdpr\b|\bdsgvo\b|\bverschwiegen/,
    topics: [],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'period',
    asked: new RegExp(
      `^(?:und |and )?(?:are|is|do|does|can|could|will|would|kann|konnen|konntest|kannst|konntet|bist|ist|seid|sind|habt|hast|hat|arbeitest|arbeitet|kommst|kommt|macht|machst|gibt|geht) (?:.* )?(?:in|over|during|at|on|im|uber|an|am|zu|zwischen) (?:${period})(?: (?:offen|auf|geoffnet|frei|zeit|da|erreichbar|arbeiten|kommen|open|free|available|too|auch))*$`,
    ),
    statement: new RegExp(`\\b(?:${period}|all year|ganzjahrig|year-round)\\b`),
    measure: (folded, asked) => (coversMonth(folded, asked) ? 1 : isOff.test(folded) ? 0.3 : 0),
    topics: ['available', 'open', 'holiday (word)', 'break (word)'],
    isOfAnyKind: true,
    isPeriod: true,
    isBroad: true,
  },
  {
    name: 'recommendation',
    asked:
      /\b(?:you|she|he|they) (?:\w+ )?(?:recommend|suggest)\b|\b(?:any|your|some) (?:tips|recommendations)\b|\bempfiehl(?:st|t)\b|\bempfehl(?:en|t|ung|ungen)\b/,
    statement:
      /\brecommend|\bsuggest|\btips?\b|\badvise\b|\badvice\b|\bfavou?rite\b|\bthe best\b|\bbest to\b|\bstart with\b|\bbegin with\b|\btry\b|\bworth\b|\bempfehl|\bempfiehl|\btipps?\b|\brate (?:ich|zu)\b|\bratschlag\b|\blohnt|\bam besten\b|\blieblings/,
    topics: [],
    isOfAnyKind: true,
  },
  {
    name: 'area',
    asked:
      /\b(?:which|what) (?:areas?|regions?|towns?|cities|counties|postcodes?|villages?) (?:do|does|are|is) \w+ (?:\w+ )?(?:cover|serve|work|come|go|travel|deliver)\b|\bhow far (?:do|does|would|will|can) (?:you|she|he|they) (?:\w+ )?(?:travel|drive|go|come)\b(?! (?:a|each|per|every) )|\bwie weit (?:fahrst|fahrt|kommst|kommt|reist) (?:du|er|sie|ihr)\b(?! (?:am|pro|jeden|taglich))|\bwo (?:uberall )?(?:arbeite\w*|bist|ist) (?:du|er|sie|ihr) uberall\b|\bwo uberall\b|\bin welche[mnr] (?:gegend\w*|gebiet\w*|region\w*|orte?n?|umkreis|stadten)\b|\beinzugsgebiet\b|\b(?:do|does|would|can) (?:you|she|he|they) (?:also |only |ever )?(?:work|operate|cover|serve) (?:outside|across|around|abroad|anywhere|nationwide|remotely|all over)\b|\barbeite\w* (?:du|er|sie|ihr) (?:auch |nur )?(?:ausserhalb|im ausland|bundesweit|deutschlandweit|remote|uberregional)\b/,
    statement:
      /\b(?:within|radius|as far as|up to) (?:\w+ ){0,4}(?:miles|km|kilomet\w+|hours?|minutes)\b|\bumkreis\b|\bumgebung\b|\banywhere\b|\bnationwide\b|\bacross\b|\ball over\b|\bbundesweit\b|\bdeutschlandweit\b|\bworldwide\b|\bweltweit\b|\bremote(?:ly)?\b|\bi (?:travel|cover|serve|work in|come to)\b|\bim raum\b|\bund umland\b|\bausland\b|\babroad\b/,
    measure: (folded) => (/\bmiles|\bkm\b|\bkilomet|\bumkreis|\bradius/.test(folded) ? 0.4 : 0),
    topics: ['travel', 'distance (word)', 'work', 'live', 'foreign (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
]
