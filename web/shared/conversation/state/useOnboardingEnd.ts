/* eslint-disable relay/unused-fields -- The route guards read it from the store. */
import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOnboardingEndQuery } from '../../../__generated__/useOnboardingEndQuery.graphql.ts'
import { isCallTo } from '../../../lib/agentWords.ts'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import { useStreamValue } from '../../../stream/useThreadStream.ts'

/** Profile Pal can finish the onboarding. */
export function useOnboardingEnd(stream: ThreadStream): void {
  const environment = useRelayEnvironment()
  const hasEnded = useStreamValue(
    stream,
    ({ answer }) =>
      answer?.toolCalls.some((call) => isCallTo(call, 'finish_onboarding') && call.status === 'COMPLETED' && !call.isError) ?? false,
  )
  useEffect(() => {
    if (!hasEnded) return
    const request = fetchQuery<useOnboardingEndQuery>(
      environment,
      graphql`
        query useOnboardingEndQuery {
          viewer {
            user {
              isOnboarded
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => {} })
    return () => request.unsubscribe()
  }, [environment, hasEnded])
}
