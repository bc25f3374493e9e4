import Formula from 'fparser'
import { trimEndMatching } from '../../../platform/text/trimming.ts'
import type { Language } from '../../../platform/language/words.ts'

export interface Sum {
  /** The calculation as interpreted, such as "15 % × 80". */
  sum: string
  /** Infinity or NaN if undefined. */
  result: number
}

const longestSum = 200

const asked =
  /^(?:(?:please|what is|what's|whats|what are|how much is|how much are|calculate|compute|work out|bitte|was ist|was sind|was macht|wie ?viel ist|wie ?viel sind|berechne|rechne)\s+)+/
const signs: readonly [RegExp, string][] = [
  [/(?:%|\bpercent|\bprozent)\s*(?:of|von)\b/g, '/100*'],
  [/\bplus\b|\bund\b|\band\b/g, '+'],
  [/\bminus\b|−|–/g, '-'],
  [/\b(?:times|multiplied by|mal)\b|×|·/g, '*'],
  [/(?<=[\d)] ?)x(?= ?[\d(])/g, '*'],
  [/\b(?:divided by|over|geteilt durch|durch)\b|÷|:/g, '/'],
  [/\b(?:to the power of|hoch)\b|\*\*/g, '^'],
  [/\bsquared\b|²/g, '^2'],
]

export function findSum(text: string, language: Language): Sum | null {
  if (text.length > longestSum) return null
  const plain = trimEndMatching(text.trim().toLowerCase(), /[\s?!.=]/)
  const rest = plain.replace(asked, '')
  let sum = rest
  for (const [words, sign] of signs) sum = sum.replace(words, ` ${sign} `)
  const [grouping, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  sum = sum
    .replaceAll(/\d[\d.,]*/g, (number) => number.replaceAll(grouping, '').replace(decimal, '.'))
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/^[\d .()+\-*/^]+$/.test(sum) || !/\d[ )]*[-+*/^][ (-]*[\d.]/.test(sum)) return null
  // 3/4/2026 and 030-1234 are calculations only if explicitly requested.
  if (rest === plain && !/[+*^]/.test(sum)) return null
  try {
    return { sum: formatSum(sum), result: Number(Formula.calc(sum, {})) }
  } catch {
    return null
  }
}

function formatSum(sum: string): string {
  return sum
    .replaceAll(' /100* ', ' % × ')
    .replaceAll(/ ?\* ?/g, ' × ')
    .replaceAll(/ ?\/ ?/g, ' ÷ ')
    .replaceAll(/\s+/g, ' ')
}
