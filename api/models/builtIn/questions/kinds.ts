import { evidence, hasName, hasRelation } from './evidence.ts'

interface Sentence {
  text: string
  folded: string
}

export interface Kind {
  name:
    | 'why'
    | 'how'
    | 'since'
    | 'age'
    | 'size'
    | 'requirement'
    | 'duration'
    | 'frequency'
    | 'count'
    | 'moment'
    | 'name'
    | 'who'
    | 'where'
    | 'definition'
    | 'permission'
  asked: RegExp
  /** 0 to 1. */
  fits(sentence: Sentence, asked: ReadonlySet<string>): number
  isRequired: boolean
}

const vague = 0.4

const lasting = /\b(?:lasts?|takes?|took|stayed|spent|for|dauer\w*|lang|seit|since)\b/
const year = /\b(?:1[89]|20)\d\d\b/g

/** “Walk the last 800 metres” */
const distance =
  /\b(?:drive|walk|cycle|row|swim|run|hike|fahr\w*|lauf\w*|geht?|gehen|schwimm\w*|wander\w*) (?:\w+ ){0,4}\d+ ?(?:m|km|met\w+|kilomet\w+|miles?|meilen)\b/
const dimensions = [
  ['deep', 'tief'],
  ['high', 'tall', 'hoch'],
  ['wide', 'breit'],
]
/** “80 metres long” is not how deep it is. */
const measured =
  /\b(?:m|cm|km|mm|met\w{2,4}|kilomet\w{2,3}|(?:zenti)?meter\w?|feet|foot|inches) (deep|tief|high|tall|hoch|wide|breit|long|lang)\b/

/** “The mill is behind the church.” */
const located =
  /\b(?:is|are|lies|stands|ist|sind|liegt|liegen|steht|stehen) (?:\w+ )?(?:in|at|behind|near|opposite|under|above|beside|next to|hinter|neben|unter|uber|gegenuber|im|am|auf|beim) (?:the|an?|my|our|de[mr]|eine[mr]|meine[mr]|unsere[mr]|[a-z]{4,20}) /

const notLength = /\b[a-z\d]{1,20} (?:minut\w+|hours?|stunden?|people|leute|pages?|seiten|rooms?|zimmer\w*|seats?|platze)\b/g

const units = '(?:years?|months?|weeks?|days?|hours?|minutes?|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?)'

export const asksForAbility =
  /\b(?:do|does|must|should|would|will) (?:i|we|one|people|they|my \w+) (?:\w+ )?(?:(?:have|need) to )?(?:already )?(?:be able to|be good at|know how)\b|\b(?:muss|mussen|sollte?n?) (?:ich|man|wir|mein\w* \w+) .*\bkonnen$/
const ability = /\b(?:able|must|need\w*|know\w*|require[ds]?|should|konn\w+|muss\w*|brauch\w*|sollt\w*|voraussetzung\w*)\b/

/** “Children can paint” does not say that they have to. */
const asksForDuty =
  /^(?:do|does|must|should|will|muss|mussen|sollte?n?) (?:i|we|one|people|they|ich|wir|man) (?:really |already |schon |unbedingt )?(?:(?:have|need) to )?\w+$/
const optional = /\b(?:optional|voluntary|choose|freiwillig|nach wunsch)\b/

/** The first match decides. */
const kinds: readonly Kind[] = [
  {
    name: 'why',
    asked:
      /\bwhy\b|\bhow come\b|\bwhat (?:made|led|motivate[sd]?|inspire[sd]?)\b|\breasons?\b|\bwarum\b|\bwieso\b|\bweshalb\b|\baus welchem grund\b|\bwie kam es\b/,
    fits: ({ folded }) => (evidence.reason.test(folded) ? 1 : evidence.occasion.test(folded) ? vague : 0),
    isRequired: true,
  },
  {
    name: 'how',
    asked:
      /\bhow did \w+ (?:\w+ )?(?:come|get|end up|become|start|learn)\b|\bwie (?:kam|kamst) (?:du|er|sie)\b|\bwie (?:hast|hat|habt|haben) \w+ .*\bgelernt\b|\bwie (?:bist du|ist (?:er|sie))\b.*\b(?:gekommen|geworden)\b/,
    fits: ({ folded }) => Number(evidence.reason.test(folded)),
    isRequired: false,
  },
  {
    name: 'frequency',
    asked: /\bhow often\b|\bhow many times\b|\bhow regularly\b|\bwie oft\b|\bwie haufig\b|\bwie regelmassig\b/,
    fits: ({ folded }, asked) => Number(evidence.frequency.test(folded) || (isAboutPast(asked) && evidence.number.test(folded))),
    isRequired: true,
  },
  {
    name: 'since',
    asked:
      /\bsince when\b|\bseit wann\b|\bhow long have\b|\bhow long has\b|\bwie lange (?:gibt|schon|bist|machst|arbeite\w*|wohn\w*|leb\w*)\b/,
    fits: ({ folded }) => (evidence.since.test(folded) ? 1 : evidence.duration.test(folded) ? 0.7 : evidence.moment.test(folded) ? 0.2 : 0),
    isRequired: true,
  },
  {
    name: 'duration',
    asked: new RegExp(
      `\\bhow long\\b|\\bhow far (?:in advance|ahead)\\b|\\bwie weit im voraus\\b|\\bsince when\\b|\\bhow many ${units}\\b|\\bwie lange?\\b|\\bseit wann\\b|\\bwie ?viele ${units}\\b|\\bhow much time\\b|\\bhow (?:quickly|soon)\\b|\\bwie schnell\\b`,
    ),
    fits: ({ folded }, asked) => {
      // “How long is the course?” does not ask since when.
      const isLength = ['is', 'ist', 'dauert', 'dauern', 'take', 'last'].some((word) => asked.has(word))
      if (evidence.duration.test(isLength ? folded.replaceAll(/\b(?:since|seit) \S+/g, '') : folded)) return lasting.test(folded) ? 1 : 0.7
      return evidence.moment.test(folded) && isAboutPast(asked) ? vague : 0
    },
    isRequired: true,
  },
  {
    name: 'age',
    asked:
      /\bhow old\b|\b(?:ok|okay|suitable|appropriate|allowed|too young|right|fine) for (?:my |a |an |our )?(?:\d|child|kid|son|daughter|teen)|\bgeeignet fur\b.*(?:kind|jahr)|\b(?:what|which|minimum) age\b|\bwelchem alter\b|\bmindestalter\b|\bwie alt\b|\bab welche[rmn] (?:klasse|stufe|alter|grosse)\b/,
    fits: ({ folded }) => (evidence.age.test(folded) ? 1 : evidence.roughAge.test(folded) ? vague : 0),
    isRequired: true,
  },
  {
    name: 'size',
    asked:
      /\bhow (?:(?:big|large)(?! (?:is|are|was|were) (?:\w+ ){0,2}(?:team|staff|class|group|crew))|tall|high|heavy|far(?! in advance| ahead)|fast|deep|wide)\b|\bwie (?:gross(?! (?:ist|sind|war) (?:\w+ ){0,2}(?:team|belegschaft|klasse|gruppe))|hoch|schwer|weit|schnell|tief|breit)\b/,
    fits: (sentence, asked) => {
      let { folded } = sentence
      const dimension = dimensions.find((words) => words.some((word) => asked.has(word)))
      if (dimension) {
        const said = measured.exec(folded)?.[1]
        if (distance.test(folded) || (said && !dimension.includes(said))) return 0
        folded = folded.replaceAll(notLength, '')
      }
      if (asked.has('heavy') || asked.has('schwer')) return Number(evidence.weight.test(folded))
      // „Wie hoch ist die Miete?“
      if (evidence.size.test(folded) || (asked.has('hoch') && evidence.money.test(folded))) return 1
      return asked.has('hoch') && evidence.number.test(folded) ? 0.8 : 0
    },
    isRequired: true,
  },
  {
    name: 'count',
    asked:
      /\bhow (?:many|much|big|large)\b|\bthe number of\b|\bwhat percentage\b|\bwie (?:vielen?|viel|gross)\b|\bwievielen?\b|\banzahl\b|\bwie viel prozent\b/,
    fits: ({ folded }) => Number(evidence.number.test(folded.replace(evidence.phone, '').replaceAll(datedYear, ''))),
    isRequired: true,
  },
  {
    name: 'moment',
    asked:
      /\bwhen (?:is|are|was|were|do|does|did|will|can|could|would|has|have|had|should|may|must|exactly)\b|^when\b|\bwhen'?s\b|\bwhen$|\bwhat time\b|\b(?:what|which) (?:days?|dates?|months?|years?|time|century|season)\b|\bopening (?:hours|times)\b|\bdeadline\b|\bwann\b|\b(?:um|bis|ab) wie ?viel uhr\b|\bwelche[mnrs]? (?:tage?n?|datum|monate?n?|jahr|jahreszeit|uhrzeit)\b|\boffnungszeiten\b/,
    // Years answer when something happened, not when it usually happens.
    fits: (sentence, asked) => {
      const isUsual = ['do', 'does', 'day', 'days', 'tag', 'tagen'].some((word) => asked.has(word)) && !asked.has('next')
      // “And on Sundays?”
      const isFollowUp = !['when', 'wann', 'what', 'which', 'welche', 'welchem', 'welchen', 'welcher'].some((word) => asked.has(word))
      const folded = isFollowUp
        ? sentence.folded
        : sentence.folded.replaceAll(/[a-z0-9]+/g, (word) => (asked.has(word) && evidence.moment.test(word) ? '' : word))
      if (isAboutPast(asked) && !evidence.date.test(folded)) return evidence.moment.test(folded) ? vague : 0
      if (evidence.moment.test(isUsual ? folded.replaceAll(year, '') : folded)) return 1
      return evidence.roughMoment.test(folded) ? (isUsual ? 1 : vague) : evidence.moment.test(folded) ? vague : 0
    },
    isRequired: true,
  },
  {
    name: 'name',
    asked:
      /^(?:\S+ )?wie heiss(?:t|en|e)\b|\bwhat(?:'s| is| was| are| were) (?:the names? of\b|.* called$|.* names?$)|\bname (?:der|des|von|ihre[sr]|seine[sr])\b/,
    fits: ({ text }, asked) => Number(hasName(text, asked, 'name')),
    isRequired: true,
  },
  {
    name: 'who',
    asked: /^(?:\S+ ){0,2}(?:who(?:m|se|'s)?|wer|wem|wen|wessen)\b/,
    fits: ({ text, folded }, asked) =>
      hasName(text, asked, 'who') ? 1 : hasRelation(folded) || /^(?:the|an?) [a-z]/.test(folded) ? vague : 0,
    isRequired: true,
  },
  {
    name: 'where',
    asked:
      /^(?:\S+ ){0,2}(?:where(?:'s)?|wo|wohin|woher)\b|\b(?:what|which|welche[mnrs]?) (?:city|country|place|town|state|stadt|land|ort)\b/,
    fits: ({ text, folded }, asked) =>
      Number(
        (evidence.place.test(folded.replaceAll(evidence.timePhrase, '')) &&
          (hasName(text, asked) || evidence.number.test(folded) || evidence.link.test(folded) || located.test(folded))) ||
          ((asked.has('woher') || asked.has('get') || asked.has('find')) && evidence.source.test(folded)),
      ),
    isRequired: true,
  },
  {
    name: 'requirement',
    asked: asksForAbility,
    fits: ({ folded }) => Number(ability.test(folded)),
    isRequired: true,
  },
  {
    name: 'requirement',
    asked: asksForDuty,
    fits: ({ folded }, asked) =>
      Number(
        evidence.requirement.test(folded) ||
          evidence.money.test(folded) ||
          evidence.free.test(folded) ||
          optional.test(folded) ||
          asked.has(/^(?:please |bitte )?(\w{3,})/.exec(folded)?.[1] ?? ''),
      ),
    isRequired: true,
  },
  {
    name: 'requirement',
    asked:
      /\b(?:do|does|must|should|would|will) (?:i|we|one|people|they) (?:\w+ )?(?:have to|need)\b|\bmust (?:i|we)\b|\bwhat (?:else )?(?:do|does|should|must) (?:i|we|you|she|he|they) (?:need|bring|require)\b|\bwhat (?:do|should|must) (?:i|we) have\b|\bwas (?:brauchst|braucht|brauche|brauchen|benotig\w+)\b|\bshould (?:i|we) bring\b|\b(?:required|requirements?|necessary|prerequisites?)\b|\bwhat (?:\w+ ){0,3}bring\b|\b(?:muss|mussen|brauch(?:e|en|t)?|sollte?n?|soll) (?:ich|man|wir|mein\w*|unser\w*)\b|\bvoraussetzung|\bnotig\b|\bnotwendig\b|\bmitbringen\b|^(?:experience|erfahrung|erfahrungen)$/,
    fits: ({ folded }) => Number(evidence.requirement.test(folded)),
    isRequired: false,
  },
  {
    name: 'permission',
    asked:
      /\b(?:can|may|could) (?:i|we|my|our|one|people|anyone|beginners?|visitors?|children|kids|schools?|\w+s)\b|\b(?:am i|are we|is it) (?:allowed|permitted|possible|ok(?:ay)?)\b|\b(?:kann|darf|konnen|durfen|konnte) (?:ich|man|wir|mein\w*|unser\w*|jeder|kinder|anfanger|besucher|\w+)\b|\bist es (?:erlaubt|moglich)\b/,
    fits: ({ folded }) => Number(evidence.permission.test(folded)),
    isRequired: true,
  },
  {
    name: 'definition',
    asked:
      /^(?:so )?(?:whats|what's|what (?:exactly )?(?:is|are|was|were)|was (?:genau )?(?:ist|sind|war)) (?!(?:her|his|your|their|ihr|sein|dein))|\b(?:tell me|know|say|learn|hear)(?: \w+)? about\b|\bwhat (?:does|do) .* (?:mean|do)$|^(?:explain|describe|beschreib|erklar)|\berzahl|\bmehr uber\b|\bwhat happens (?:at|on|in|during)\b|\bwas passiert\b|\bworum geht|\bwas bedeutet\b/,
    fits: () => 0,
    isRequired: false,
  },
]

/** “In 2014” says when, not how many. */
const datedYear = /\b(?:in|since|by|until|from|of|im jahr|seit|bis|ab) (?:19|20)\d\d\b/g

const participle = /^(?:[a-z]{2,7})?ge[a-z]{2,14}(?:t|en)$|^(?:be|er|ver|ent|zer)[a-z]{3,14}(?:t|en)$|^[a-z]{3,14}iert$/

export function isAboutPast(asked: ReadonlySet<string>): boolean {
  if (asked.has('did')) return true
  return (
    ['hat', 'hast', 'habt', 'haben', 'bist', 'warst', 'wart', 'wurde', 'wurden'].some((word) => asked.has(word)) &&
    [...asked].some((word) => participle.test(word))
  )
}

export function findKind(folded: string): Kind | undefined {
  return kinds.find(({ asked }) => asked.test(folded))
}

export const nameKind: Kind | undefined = kinds.find(({ name }) => name === 'name')
