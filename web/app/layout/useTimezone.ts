import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { useTimezoneMutation } from '../../__generated__/useTimezoneMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

/** Accounts of single sign-on and the API have no time zone, and the server would count their days in UTC. */
export function useTimezone(saved: string | null | undefined): void {
  const isUnknown = saved === null
  const [save] = useAsyncMutation<useTimezoneMutation>(graphql`
    mutation useTimezoneMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        ... on UpdateAccountPayload {
          user {
            timezone
          }
        }
      }
    }
  `)
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // The next start of the app retries it.
    if (isUnknown) save({ input: { timezone: timeZone } }).catch(() => {})
    // eslint-disable-next-line react/exhaustive-deps -- Once.
  }, [isUnknown])
}
