/* eslint-disable relay/unused-fields -- An open conversation sees by these that it has been written in elsewhere. */
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useCatchUpQuery } from '../../__generated__/useCatchUpQuery.graphql.ts'
import threadsQuery, { type RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { useOnReconnected } from '../../relay/reconnection.ts'
import { useCurrentThreadUuid } from '../../domain/threads/messagePath.ts'
import { useLeaveThread } from '../../domain/threads/recentThreadsConnection.ts'

const anew = { fetchPolicy: 'network-only' } as const

const openThreadQuery = graphql`
  query useCatchUpQuery($uuid: String!) {
    viewer {
      thread(uuid: $uuid) {
        stepCount
        activeRun {
          id
          createdAt
        }
      }
    }
  }
`

/** Reads the sidebar and the state of the open conversation again after live updates were interrupted. */
export function useCatchUp(): void {
  const environment = useRelayEnvironment()
  const currentUuid = useCurrentThreadUuid()
  const leaveThread = useLeaveThread()

  const catchUp = async () => {
    await fetchQuery<RecentThreadsQuery>(environment, threadsQuery, {}, anew).toPromise()
    if (currentUuid === null) return
    const data = await fetchQuery<useCatchUpQuery>(environment, openThreadQuery, { uuid: currentUuid }, anew).toPromise()
    if (data?.viewer && !data.viewer.thread) leaveThread(currentUuid)
  }

  useOnReconnected(() => void catchUp().catch((error: Error) => console.error('Catching up failed', error)))
}
