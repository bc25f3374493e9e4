import { useEffect, useState } from 'react'

/** Shorter ones are refused anyway. */
const minLength = 8

/** Whether attackers would try this password first. The list is heavy, so it comes when there is something to look up. */
export function useIsCommonPassword(password: string): boolean {
  const [commonPassword, setCommonPassword] = useState<string | null>(null)

  useEffect(() => {
    if (password.length < minLength) return
    let isCurrent = true
    import('./commonPasswords.ts')
      .then(({ isCommonPassword }) => isCurrent && isCommonPassword(password) && setCommonPassword(password))
      // Without the list nobody is warned; a password is never refused for being on it.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [password])

  return commonPassword === password
}
