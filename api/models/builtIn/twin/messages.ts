import { getTwinPhrases } from './twinPhrases.ts'

const messageRequests = [
  /^(?:please |could you |can you |would you )*(?:leave|pass on|send|give|deliver|take)\b.{0,30}?\bmessage\b(?: for (?:(?:her|him|them)\b|\S+))?(?:[:,]| that| saying)?/is,
  /^(?:please |could you |can you |would you )*tell (?:her|him|them)(?: that|[:,])?(?=\s)/i,
  /^(?:bitte |kannst du |könntest du )*(?:hinterlasse?|richte?|überbringe?|gib)\b.{0,30}?\bnachricht\b(?: weiter)?[:,]?/is,
]

/** Empty if the visitor has not written the message yet; null if the request is a different one. */
export function extractMessage(utterance: string, previousAnswer: string | null, name: string): string | null {
  const isReply = (['en', 'de'] as const).some((language) => previousAnswer === getTwinPhrases(language, name).askForMessage)
  if (isReply) return utterance.trim()
  const said = utterance.trim()
  const request = messageRequests.map((pattern) => pattern.exec(said)?.[0]).find((found) => found !== undefined)
  if (request === undefined) return null
  const message = said.slice(request.length)
  // “Can you pass on a message?” leaves only a question mark.
  const start = message.search(/[\p{L}\p{N}]/u)
  return start === -1 ? '' : message.slice(start)
}
