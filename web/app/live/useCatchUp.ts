/* eslint-disable relay/unused-fields -- Updates data that the conversation reads. */
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import threadsQuery, { type RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import type { useCatchUpQuery } from '../../__generated__/useCatchUpQuery.graphql.ts'
import { useOnConnected, useOnReconnected } from '../../relay/reconnection.ts'
import { itemConnections } from '../../shared/knowledge/knowledgeKinds.ts'
import { useLeaveThread } from '../../shared/threads/recentThreadsConnection.ts'
import { useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'
import { followBranch } from './followBranch.ts'

const fromNetwork = { fetchPolicy: 'network-only' } as const

const openThreadQuery = graphql`
  query useCatchUpQuery($uuid: String!) {
    viewer {
      thread(uuid: $uuid) {
        id
        stepCount
        newest: steps(last: 1) {
          edges {
            node {
              id
            }
          }
        }
        queuedMessages {
          id
          text
          elementIds
          references {
            title
          }
          comparedModel {
            name
          }
        }
        isCompacting
        compactionError
        summary {
          position
        }
        activeRun {
          id
          createdAt
        }
      }
    }
  }
`

export function useCatchUp(): void {
  const environment = useRelayEnvironment()
  const currentUuid = useCurrentThreadUuid()
  const leaveThread = useLeaveThread()

  const readThread = async (uuid: string) => {
    const data = await fetchQuery<useCatchUpQuery>(environment, openThreadQuery, { uuid }, fromNetwork).toPromise()
    if (data?.viewer?.thread) followBranch(environment, data.viewer.thread)
    return data
  }

  const catchUp = async () => {
    commitLocalUpdate(environment, (store) => {
      for (const id of itemConnections) store.get(id)?.invalidateRecord()
    })
    await fetchQuery<RecentThreadsQuery>(environment, threadsQuery, {}, fromNetwork).toPromise()
    if (currentUuid === null) return
    const data = await readThread(currentUuid)
    if (data?.viewer && !data.viewer.thread) leaveThread(currentUuid, { isElsewhere: true })
  }

  const report = (error: Error) => console.error('Catching up failed', error)
  useOnConnected(() => currentUuid !== null && void readThread(currentUuid).catch(report))
  useOnReconnected(() => void catchUp().catch(report))
}
