import { tokenize } from '../../../platform/language/words.ts'
import { withoutSalutation } from '../questions/spelling.ts'
import { getTwinPhrases } from './twinPhrases.ts'

const politely =
  '(?:please |bitte |(?:can|could|would|will) you |(?:can|could|may) (?:i|we) (?=leave)|(?:kannst|k(?:ö|oe)nntest|w(?:ü|ue)rdest) du |(?:k(?:ö|oe)nnen|k(?:ö|oe)nnten|w(?:ü|ue)rden) sie |(?:kann|k(?:ö|oe)nnte|darf) (?:ich|man) )*'
const politelyGerman = '(?:bitte |mal |kurz |vielleicht |hier |dir |euch )*'
const something = '(?:etwas|was|das|eine nachricht)'
const passOn = '(?:ausrichten(?: lassen)?|sagen|mitteilen|hinterlassen|bescheid geben|weitergeben|weiterleiten|(?:ü|ue)bermitteln)'
/** Not “Ada’s”. */
const end = `(?![\\p{L}\\p{N}]|['’]s)`

/** @param person a pattern for the owner */
const createRequests = (person: string) =>
  [
    `(?:pass|relay|forward)${end}.{0,30}? to ${person}(?: that)?`,
    `(?:leave|pass on|send|give|deliver|take)${end}.{0,30}? messages?${end}(?: for ${person})?(?: that| saying)?`,
    `tell ${person}(?: that)?(?! (?:\\w+ )?stor(?:y|ies)${end}| apart${end})`,
    `let ${person} know(?: that)?`,
    `(?:hinterlasse?|richte?|(?:ü|ue)berbringe?|gib)${end}.{0,30}?nachricht${end}(?: weiter)?`,
    // “Sag ihr Alter” asks for an age.
    `(?:sage?n?|richten?|teilen?|gib|geben)(?: sie)? ${person} ${politelyGerman}(?:${something} )?(?:aus|mit|bescheid)${end}`,
    `sage?n?(?: sie)? ${person}(?=[:,]| (?:dass|ich|wir|bitte|mal|doch|einen|viele|liebe|danke|hallo|etwas|was)${end})`,
    `${politelyGerman}${person} ${politelyGerman}(?:${something} )?${politelyGerman}${passOn}`,
    `${politelyGerman}${something} (?:an|f(?:ü|ue)r) (?:sie|ihn|${person}) ${politelyGerman}${passOn}`,
    `${politelyGerman}eine nachricht ${politelyGerman}hinterlassen`,
  ].map((request) => new RegExp(`^${politely}${request}${end}[:,]?`, 'isu'))

/** “Can you tell her something?” */
const placeholder = /^(?:(?:something|anything|this|that|here|please|for me|from me|etwas|was|hier|bitte|von mir)(?:[\s?.!,]+|$))*$/i

/** Empty if the visitor has not written the message yet; null if the request is a different one. */
export function extractMessage(utterance: string, previousAnswer: string | null, name: string): string | null {
  const isReply = (['en', 'de'] as const).some((language) => previousAnswer === getTwinPhrases(language, name).askForMessage)
  if (isReply) return utterance.trim()
  const said = withoutSalutation(utterance.trim(), new Set(tokenize(name)))
  const request = createRequests(createPerson(name))
    .map((pattern) => pattern.exec(said)?.[0])
    .find((found) => found !== undefined)
  if (request === undefined) return null
  const message = said.slice(request.length)
  // “Can you pass on a message?” leaves only a question mark.
  const start = message.search(/[\p{L}\p{N}]/u)
  return start === -1 || placeholder.test(message.slice(start)) ? '' : message.slice(start)
}

function createPerson(name: string): string {
  const names = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const own = names.length > 0 ? `|(?:(?:frau|herrn?|mr|mrs|ms|dr)\\.? )?(?:${names.join('|')})(?:[ -](?:${names.join('|')}))*` : ''
  return `(?:her|him|them|ihr|ihm|ihnen${own})`
}
