import { useEffect, useState } from 'react'
import type { Strength } from './passwordStrength.ts'

/** Shorter ones are refused anyway. */
const minLength = 8
const longestWaitMs = 5000

/** Null while it is too short, and when the estimate could not be loaded: a password is never refused for want of it. */
export async function estimateStrength(password: string, own: readonly string[]): Promise<Strength | null> {
  if (password.length < minLength) return null
  try {
    // It brings fifty thousand passwords, so it comes when there is something to look up.
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null))
    const loaded = await Promise.race([import('./passwordStrength.ts'), late])
    return loaded && loaded.strengthOf(password, own)
  } catch {
    return null
  }
}

/** Null until it is known. */
export function usePasswordStrength(password: string, own: readonly string[]): Strength | null {
  const [known, setKnown] = useState<{ key: string; strength: Strength | null } | null>(null)
  const key = [password, ...own].join('\n')

  useEffect(() => {
    let isCurrent = true
    const [typed = '', ...words] = key.split('\n')
    void estimateStrength(typed, words).then((strength) => isCurrent && setKnown({ key, strength }))
    return () => {
      isCurrent = false
    }
  }, [key])

  return known?.key === key ? known.strength : null
}
