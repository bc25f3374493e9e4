import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Weakness = 'common' | 'own' | 'repeated' | 'sequence' | 'keyboard' | 'date' | 'short'

export interface Strength {
  /** Guessable within a million attempts, as zxcvbn estimates. */
  readonly isWeak: boolean
  readonly weakness: Weakness | null
}

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const weaknesses: Readonly<Record<string, Weakness>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'own',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'sequence',
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  dates: 'date',
  recentYears: 'date',
}

/** @param own texts about the user, which attackers try first */
export function rateStrength(password: string, own: readonly string[]): Strength {
  const { score, feedback } = zxcvbn.check(password, own.flatMap(splitWords))
  const weakness = weaknesses[feedback.warning ?? ''] ?? 'short'
  return { isWeak: score < 2, weakness: score < 3 ? weakness : null }
}

function splitWords(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]/u)].filter((word) => word.length > 2)
}
