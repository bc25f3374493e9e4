import isCreditCard from 'validator/lib/isCreditCard.js'
import { InputError } from '../platform/errors.ts'

const cardNumber = /\d(?:[ -]?\d){12,18}/g
const namedKey =
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY|\b(?:sk|pk|rk|ghp|gho|ghs|github_pat|glpat|xox[abprs])[-_][\w-]{12,}|\b(?:AKIA|ASIA|AIza|eyJ)[\w-]{12,}/
const longWord = /[\w+/=-]{32,}/g
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** "in" or "the" would introduce its location. */
const passwordStatement =
  /\b(?:passwords?|passwort|pass ?phrase|passcode|kennwort)\b[^.?!\n]{0,30}?(?:\b(?:is|ist|lautet)\b|[:=])[ ]*(?!(?:in|on|at|under|the|my|not|no|stored|saved|kept|im|auf|bei|unter|das|der|die|mein|nicht|kein)\b)\S/i
/** Letters and digits next to a keyword. */
const namedPassword = /\b(?:password|passwort|pass ?phrase|passcode|kennwort) (?=\S{0,40}\d)(?=\S{0,40}[a-z])\S/i
/** Shared with guests. */
const shared = /\b(?:wi-?fi|wlan|wireless)\b/i
const codeStatement = /\b(?:pin|tan|cvv|cvc)\b[^.?!\n]{0,30}?\b\d{3,8}\b/i

export function containsSecret(text: string): boolean {
  if (!shared.test(text) && (passwordStatement.test(text) || namedPassword.test(text))) return true
  if (codeStatement.test(text) || namedKey.test(text)) return true
  const cards = text.match(cardNumber) ?? []
  const words = text.match(longWord) ?? []
  return cards.some((digits) => isCreditCard(digits.replace(/\D/g, ''))) || words.some((word) => !uuid.test(word) && isRandom(word))
}

function isRandom(word: string): boolean {
  return /^(?:[\da-f]{32,}|[\dA-F]{32,})$/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))
}

export function refuseSecret(content: string): void {
  if (containsSecret(content)) throw new InputError('secret_not_remembered', { field: 'content' })
}
