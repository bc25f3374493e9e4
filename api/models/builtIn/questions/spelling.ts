import { cutMiddle, trimEndMatching } from '../../../platform/text/trimming.ts'
import { fold } from './evidence.ts'

/** Characters read at either end of a message. */
export const reach = 400

/** Chat spellings, by folded word. */
const written = new Map(
  `whats what is
wheres where is
whos who is
whens when is
hows how is
whys why is
theres there is
u you
ur your
r are
youre you are
pls please
plz please
bc because
abt about
wat what
pics pictures
pic picture
info information
wot what
wanna want to
gonna going to
wifes wife's
husbands husband's
gibts gibt es
gehts geht es
hats hat es
ists ist es
wars war es
kosts kostet es
wieviel wie viel
wieviele wie viele
wievielen wie vielen
wie-viel wie viel
nen einen
ne eine
nem einem
nix nichts
bissl bisschen
fuer für
ueber über
koennen können
kannste kannst du
haste hast du
biste bist du
machste machst du
willste willst du`
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)

const emoticons = /(?<=^|\s)[:;=]['’]?-?[)(DPpo3/|](?=$|\s)|\p{Extended_Pictographic}/gu

/** Writes “whats ur rate :)” as “what is your rate”. */
export function normalizeSpelling(text: string): string {
  return text
    .replace(emoticons, ' ')
    .replaceAll(/(?<![\p{L}\p{N}'’])[\p{L}-]{1,9}(?![\p{L}\p{N}'’-])/gu, (word) => written.get(word.toLowerCase()) ?? word)
    .trim()
}

const greeting =
  /^(?:hi+|hello+|hey+a?|hiya|hallo+|hall(?:ö|oe)chen|moin(?: moin)?|servus|huhu|ahoi|hola|salut|gr(?:ü|ue)ezi|gr(?:ü|ue)(?:ß|ss) (?:gott|dich))(?![\p{L}\p{N}'’-])/iu
/** Also begin questions, as in “Good morning routine?”. */
const courtesy =
  /^(?:good (?:morning|afternoon|evening|day)|guten? (?:morgen|tag|abend)|thanks|thank you|vielen dank|danke|ok(?:ay)?|great|cool|super)(?![\p{L}\p{N}'’-])/iu
const addressee = /^(?:there|all|everyone|again|zusammen|nochmal|wieder|dear)(?![\p{L}\p{N}'’-])/iu
const separator = /^[\s,.!:;–-]+/u

/** “Where do you live?” for “Hi there, where do you live?” @param names tokens of the owner's name */
export function withoutSalutation(text: string, names: ReadonlySet<string>): string {
  const [opening = ''] = greeting.exec(text) ?? courtesy.exec(text) ?? []
  const after = text.slice(opening.length)
  const isSeparate = greeting.test(text) || /^\s*[,.!:;–-]/u.test(after) || findAddressee(after.trimStart(), names) !== ''
  if (opening === '' || !isSeparate) return text
  let rest = after.replace(separator, '')
  for (let word = findAddressee(rest, names); word !== ''; word = findAddressee(rest, names))
    rest = rest.slice(word.length).replace(separator, '')
  return /[\p{L}\p{N}]/u.test(rest) ? withoutSalutation(rest, names) : text
}

function findAddressee(text: string, names: ReadonlySet<string>): string {
  const [word = ''] = /^[\p{L}'’-]+/u.exec(text) ?? []
  return names.has(fold(word)) ? word : (addressee.exec(text)?.[0] ?? '')
}

const fillers =
  /^(?:(?:hi|hello|hey|hallo|ok|okay|so|well|and|und|also|but|aber|oh|cool|great|thanks|danke|sorry|excuse me|entschuldigung)[ ,.!:]+|(?:please|bitte|can you|could you|would you|kannst du|konntest du|will you)? ?(?:tell me|let me know|sag mir|sagst du mir|mir sagen|verrate mir|explain)[ ,:]+(?=(?:who|what|when|where|why|how|which|if|whether|wer|was|wann|wo|wie|warum|welche|ob)\b)|(?:do you know(?= (?:who|what|when|where|why|how|which|if|whether)\b)|i would like to know|i'd like to know|i want to know|i wonder|i was wondering|weisst du|ich wurde gern wissen|ich mochte wissen|mich wurde interessieren)[ ,:]+)+/

export function foldQuestion(utterance: string): string {
  return trimEndMatching(foldWhole(utterance), /[?!. …]/).replace(fillers, '')
}

export function foldWhole(utterance: string): string {
  return fold(normalizeSpelling(cutMiddle(utterance, reach)))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
