import { setImmediate as nextTurn } from 'node:timers/promises'
import { InputError } from '../errors.ts'
import { toStorable } from './text.ts'

/** Low enough for any stack. */
const maxDepth = 64
/** Each invalid value produces an error in the response. */
const maxValues = 2000
export const maxListItems = 1000

/** Longer bodies are parsed one at a time, to limit blocking. */
const longBody = 50_000
let lastOfLong: Promise<unknown> = Promise.resolve()

export async function parseBody(text: string): Promise<unknown> {
  if (text.length < longBody) return parse(text)
  const turn = lastOfLong.then(() => nextTurn())
  lastOfLong = turn
  await turn
  return parse(text)
}

/** JSON.parse takes half a second for two megabytes of brackets. */
function parse(text: string): unknown {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfString(text, index)
        break
      case openingBracket:
      case openingBrace:
        if ((depth += 1) > maxDepth) throw createTooDeepError()
        break
      case closingBracket:
      case closingBrace:
        depth -= 1
    }
  }
  return JSON.parse(text)
}

const [quote, backslash, openingBracket, closingBracket, openingBrace, closingBrace] = Array.from('"\\[]{}', (sign) => sign.charCodeAt(0))

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === backslash) index += 1
    else if (code === quote) return index
  }
  return text.length
}

function createTooDeepError() {
  return new InputError('input_too_deep', { params: { limit: maxDepth } })
}

/** In place, for text that no schema checks. */
export function cleanInput<Value>(value: Value): Value {
  return clean(value, 0, { values: 0 })
}

function clean<Value>(value: Value, depth: number, seen: { values: number }): Value {
  if ((seen.values += 1) > maxValues) throw new InputError('too_many_values', { params: { limit: maxValues } })
  if (typeof value === 'string') return toStorable(value) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value) && value.length > maxListItems) throw new InputError('list_too_long', { params: { limit: maxListItems } })
  if (depth === maxDepth) throw createTooDeepError()
  for (const [key, inner] of Object.entries(value)) {
    const cleanKey = toStorable(key)
    const cleaned = clean(inner, depth + 1, seen)
    if (cleanKey === key && cleaned === inner) continue
    if (cleanKey !== key) Reflect.deleteProperty(value, key)
    // Assigning to __proto__ would change the prototype.
    Object.defineProperty(value, cleanKey, { value: cleaned, enumerable: true, writable: true, configurable: true })
  }
  return value
}
