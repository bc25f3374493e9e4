import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Strength } from './passwordStrength.ts'

const minLength = 8
const longestWaitMs = 5000
/** Longer than a double click, shorter than reading the warning. */
const readingMs = 500

export function useDeliberatePassword() {
  const { t } = useLingui()
  const [isChecking, setChecking] = useState(false)
  const [warned, setWarned] = useState<{ password: string; at: number } | null>(null)

  async function hold<TField extends string>(field: TField, password: string, own: readonly string[] = []) {
    const isDeliberate = warned?.password === password && Date.now() - warned.at > readingMs
    if (isDeliberate) return null
    setChecking(true)
    const strength = await estimateStrength(password, own)
    setChecking(false)
    if (!strength?.isWeak) return null
    setWarned((before) => (before?.password === password ? before : { password, at: Date.now() }))
    return {
      __typename: 'WeakPassword' as const,
      field,
      message: t`This password is easy to guess. Change it, or press the button again to use it.`,
    }
  }

  return { hold, isChecking }
}

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

/** A failed estimate never blocks a password. */
async function estimateStrength(password: string, own: readonly string[]): Promise<Strength | null> {
  if (password.length < minLength) return null
  try {
    // Fifty thousand passwords.
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null))
    const loaded = await Promise.race([import('./passwordStrength.ts'), late])
    return loaded && loaded.rateStrength(password, own)
  } catch {
    return null
  }
}
