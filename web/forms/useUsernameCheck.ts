import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { username as usernameRules } from '../../api/account/validation.ts'
import { translateError } from '../i18n/errorText.ts'
import type { useUsernameCheckQuery } from '../__generated__/useUsernameCheckQuery.graphql.ts'

const debounceMs = 400

interface Verdict {
  words: string | null
  error: string | undefined
}

interface Answer {
  readonly username: string
  readonly availability: useUsernameCheckQuery['response']['usernameAvailability'] | null
}

const noVerdict: Verdict = { words: null, error: undefined }

/** Signing up checks again. */
export function useUsernameCheck(username: string): Verdict {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isWellFormed = usernameRules.safeParse(username).success

  useEffect(() => {
    if (!isWellFormed) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      subscription = fetchQuery<useUsernameCheckQuery>(environment, availabilityQuery, { username }).subscribe({
        next: ({ usernameAvailability }) => setAnswer({ username, availability: usernameAvailability }),
        error: () => setAnswer({ username, availability: null }),
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, username, isWellFormed])

  if (!isWellFormed) return noVerdict
  if (answer?.username !== username) return { words: t`Checking...`, error: undefined }
  if (!answer.availability) return noVerdict
  const { available, message, code, params } = answer.availability
  if (available) return { words: t`${username} is available`, error: undefined }
  return { words: null, error: message ? translateError({ message, code, params }) : t`This username is not available` }
}

const availabilityQuery = graphql`
  query useUsernameCheckQuery($username: String!) {
    usernameAvailability(username: $username) @required(action: THROW) {
      available
      message
      code
      params
    }
  }
`
