import { createHash } from 'node:crypto'
import { trimEndMatching } from '../../platform/text/trimming.ts'
import { listMeanings } from '../../platform/language/words.ts'

export interface Claim {
  /** For example "me live"; all words if only a denial contradicts the statement. */
  subject: string
  /** For example "lisbon". */
  value: string
  isDenial: boolean
}

/** A pattern for text from `simplified`; named groups belong to the subject. */
interface Shape {
  pattern: RegExp
  subject(groups: Record<string, string>): string
}

const someone = '(?:i|ich|we|wir|(?:my|our|meine?|unsere?) \\S+(?: \\S+)?|(?!(?:he|she|it|they|you|er|sie|es|du|ihr)\\b)\\p{L}+)'
const lately = '(?:now |currently |jetzt |inzwischen |mittlerweile |nun |again |wieder )*'
const single =
  '(?:name|birthday|address|number|code|e-?mail|age|height|employer|colou?r|rent|geburtstag|adresse|nummer|grosse|arbeitgeber|farbe|miete)'
const dated = '(?:deadline|appointment|meeting|flight|train|frist|termin|treffen|flug|zug)'
const marriage = '(?:married|single|divorced|engaged|widowed|verheiratet|ledig|geschieden|verlobt|verwitwet)'

const shapes: Shape[] = [
  {
    pattern: createPattern`(?<who>${someone}) ${lately}(?:live|lives|am living|is living|wohne|wohnt|wohnen|lebe|lebt|leben) ${lately}(?:in|at|bei) (?<value>.+)`,
    subject: ({ who }) => `${who} live`,
  },
  { pattern: createPattern`(?<who>i|we) (?:have |ve )?(?:just |recently )?moved to (?<value>.+)`, subject: ({ who }) => `${who} live` },
  {
    pattern: createPattern`(?<who>ich|wir) (?:bin|sind) (?:gerade |kurzlich )?nach (?<value>.+) (?:gezogen|umgezogen)`,
    subject: ({ who }) => `${who} live`,
  },
  { pattern: createPattern`(?<who>ich|wir) in (?<value>.+) (?:wohne|lebe|wohnen|leben)`, subject: ({ who }) => `${who} live` },
  {
    pattern: createPattern`(?<who>${someone}) ${lately}(?:work|works|am working|is working|arbeite|arbeitet|arbeiten) ${lately}(?:as|als) (?:an? |the )?(?<value>.+)`,
    subject: ({ who }) => `${who} work as`,
  },
  {
    pattern: createPattern`(?<who>${someone}) ${lately}(?:work|works|am working|is working|arbeite|arbeitet|arbeiten) ${lately}(?:at|for|bei|fur) (?<value>.+)`,
    subject: ({ who }) => `${who} work at`,
  },
  {
    pattern: createPattern`(?:my name is|im called|i am called|call me|ich heisse|nenn mich|mein name ist) (?<value>.+)`,
    subject: () => 'i name',
  },
  {
    pattern: createPattern`(?<what>(?:my|our|the|meine?|unsere?|der|die|das) \S+(?: \S+){0,2}) (?:is|are|ist|sind) (?:called|named) (?<value>.+)`,
    subject: ({ what }) => `${what} name`,
  },
  {
    pattern: createPattern`(?<what>(?:meine?|unsere?|der|die|das) \S+(?: \S+)?) (?:heisst|heissen) ${lately}(?<value>.+)`,
    subject: ({ what }) => `${what} name`,
  },
  { pattern: createPattern`(?<what>(?:meine?|unsere?) \S+) (?<value>\S+) (?:heisst|heissen)`, subject: ({ what }) => `${what} name` },
  {
    pattern: createPattern`(?<what>(?:my|our|the|meine?|unsere?|der|die|das) (?:\S+ ){0,3}\S*${single}) (?:is|are|ist|sind) ${lately}(?<value>.+)`,
    subject: ({ what }) => what ?? '',
  },
  {
    pattern: createPattern`(?<what>(?:my|our|the|meine?|unsere?|der|die|das) (?:\S+ ){0,3}\S*${dated}) (?:is|ist) ${lately}(?:on|at|in|am|um|im) (?<value>.+)`,
    subject: ({ what }) => what ?? '',
  },
  {
    pattern: createPattern`(?<what>(?:meine?|unsere?) (?:\S+ ){0,2}\S*${single}) (?<value>\S+) (?:ist|sind|lautet)`,
    subject: ({ what }) => what ?? '',
  },
  {
    pattern: createPattern`(?<what>(?:my|our|meine?|unsere?) (?:favou?rite|liebste[rsn]?) \S+(?: \S+)?) (?:is|are|ist|sind) ${lately}(?<value>.+)`,
    subject: ({ what }) => what ?? '',
  },
  {
    pattern: createPattern`(?<what>(?:meine?|unsere?) lieblings\S+) (?:ist|sind) ${lately}(?<value>.+)`,
    subject: ({ what }) => what ?? '',
  },
  { pattern: createPattern`(?:i am|im|ich bin) ${lately}(?<value>\d{1,3}) (?:years old|jahre alt)`, subject: () => 'i age' },
  { pattern: createPattern`i was born (?:on|in|at) (?<value>.+)`, subject: () => 'i born' },
  { pattern: createPattern`ich (?:bin|wurde) (?:am |in |im )?(?<value>.+) geboren`, subject: () => 'i born' },
  { pattern: createPattern`(?:i am|im|ich bin) ${lately}(?<value>${marriage})(?: .*)?`, subject: () => 'i marriage' },
]

/** In characters. Longer texts are not facts. */
const longest = 300
/** Replacing the fact would lose further information. */
const furtherInformation = /[.!?;] \S| (?:and|und|but|aber) /i

export function toClaim(content: string): Claim {
  if (content.length > longest || furtherInformation.test(content)) return { subject: content.toLowerCase(), value: '', isDenial: false }
  const said = simplify(content)
  const positive = withoutDenial(said)
  const isDenial = positive !== said
  for (const { pattern, subject } of shapes) {
    const groups = pattern.exec(positive)?.groups
    if (groups?.value) return { subject: normalizeWords(subject(groups)), value: normalizeWords(groups.value), isDenial }
  }
  return { subject: normalizeWords(positive), value: '', isDenial }
}

export function contradicts(one: Claim, other: Claim): boolean {
  if (one.subject !== other.subject) return false
  if (one.isDenial || other.isDenial) return one.value === other.value && one.isDenial !== other.isDenial
  return one.value !== other.value
}

export function hashWords(words: string): string {
  return createHash('sha256').update(words).digest('base64url')
}

const closing = /[\s.!?…,;:]/u
const correcting = /^(?:(?:no|nope|nein|sorry|actually|correction|eigentlich|korrektur|doch)[,:.!]? )+(?=[^ ,:.!]+ \S)/

function simplify(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}|['’`]/gu, '')
  const matter = trimEndMatching(plain, closing).replace(correcting, '')
  return trimEndMatching(matter.replace(/ (?:now|these days|nowadays|jetzt|inzwischen|mittlerweile)$/, ''), closing)
}

const denials = / (?:(?:do|does|did) not|dont|doesnt|didnt|no longer|never|not|nicht mehr|nicht|nie|kein(?:e[nmrs]?)?)(?= |$)/
const contracted = new Map([
  ['isnt', 'is not'],
  ['arent', 'are not'],
  ['wasnt', 'was not'],
])

/** "i dont eat meat any more" becomes "i eat meat". */
function withoutDenial(said: string): string {
  const whole = said.replace(/(?<= )(?:isnt|arent|wasnt)(?= )/, (verb) => contracted.get(verb) ?? verb)
  const positive = whole.replace(denials, '')
  return positive === whole ? said : positive.replace(/ (?:any ?more|any longer|mehr)$/, '')
}

const light = new Set('a an the is are am be der die das dem den ein eine einen einem einer ist bin sind in at on to of'.split(' '))
const people = new Map([
  ['ich', 'i'],
  ['im', 'i'],
  ['wir', 'we'],
  ['mein', 'my'],
  ['meine', 'my'],
  ['unser', 'our'],
  ['unsere', 'our'],
])

function normalizeWords(text: string): string {
  return listMeanings(text)
    .map((word) => people.get(word) ?? word)
    .filter((word) => !light.has(word))
    .join(' ')
}

function createPattern(strings: TemplateStringsArray, ...pieces: string[]): RegExp {
  return new RegExp(`^${String.raw(strings, ...pieces)}$`, 'u')
}
