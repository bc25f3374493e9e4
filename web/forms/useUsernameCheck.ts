import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { username as usernameRules } from '../../api/account/validation.ts'
import type { useUsernameCheckQuery } from '../__generated__/useUsernameCheckQuery.graphql.ts'

const debounceMs = 400

interface Verdict {
  /** What to say below the field. */
  words: string | null
  error: string | undefined
}

const nothingToSay: Verdict = { words: null, error: undefined }

/** Asks whether a name is free once it follows the rules and the typing pauses. A check that fails says nothing: signing up checks again. */
export function useUsernameCheck(username: string): Verdict {
  const environment = useRelayEnvironment()
  const [checked, setChecked] = useState({ username: '', verdict: nothingToSay })
  const isWellFormed = usernameRules.safeParse(username).success

  useEffect(() => {
    if (!isWellFormed) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      subscription = fetchQuery<useUsernameCheckQuery>(environment, availabilityQuery, { username }).subscribe({
        next: ({ usernameAvailability }) => setChecked({ username, verdict: verdictOf(username, usernameAvailability) }),
        error: () => setChecked({ username, verdict: nothingToSay }),
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, username, isWellFormed])

  if (!isWellFormed) return nothingToSay
  return checked.username === username ? checked.verdict : { words: 'Checking...', error: undefined }
}

function verdictOf(username: string, { available, message }: { available: boolean; message?: string | null }): Verdict {
  if (available) return { words: `${username} is available`, error: undefined }
  return { words: null, error: message ?? 'This username is not available' }
}

const availabilityQuery = graphql`
  query useUsernameCheckQuery($username: String!) {
    usernameAvailability(username: $username) {
      available
      message
    }
  }
`
