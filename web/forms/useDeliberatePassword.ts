import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { estimateStrength } from './usePasswordStrength.ts'

/** The second click of a double click comes sooner, and nobody reads faster. */
const readingMs = 500

/** Asks for a second press of the button before a password is taken that is guessed early. */
export function useDeliberatePassword() {
  const { t } = useLingui()
  const [isChecking, setChecking] = useState(false)
  const [warned, setWarned] = useState<{ password: string; at: number } | null>(null)

  /** What to answer instead of sending it, at the field of that name; null when the password can be sent. */
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
