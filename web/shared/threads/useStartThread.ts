/* eslint-disable relay/unused-fields -- findEmptyChatUuid reads them from the store. */
import { graphql, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { useStartThreadMutation } from '../../__generated__/useStartThreadMutation.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { AuthenticationRequiredError } from '../../relay/requestError.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { holdTyping } from './holdTyping.ts'
import { findEmptyChatUuid, recentThreadsConnection } from './recentThreadsConnection.ts'

/** If this fails, the first message on the empty page creates the chat. */
export function useStartThread() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const environment = useRelayEnvironment()
  const [startThread, isStarting] = useAsyncMutation<useStartThreadMutation>(graphql`
    mutation useStartThreadMutation($connections: [ID!]!) {
      startThread(input: { agentType: PRIVATE_BRAIN }) {
        __typename
        ... on StartThreadPayload {
          threadEdge @prependEdge(connections: $connections) {
            cursor
            node {
              uuid
              stepCount
              ...RecentThread_thread
              ...search_thread
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)

  const start = async () => {
    if (isStarting) return
    lastThread.set(null)
    const emptyUuid = findEmptyChatUuid(environment)
    if (emptyUuid !== null && pathname === `/chat/${emptyUuid}`) return navigate(pathname)
    // The composer of the empty page is that of a new chat, and stays if no thread can be created.
    const keepTyped = pathname === '/chat' ? () => {} : holdTyping()
    const show = (uuid: string | null) => {
      keepTyped(uuid)
      return navigate(uuid === null ? '/chat' : `/chat/${uuid}`)
    }
    try {
      if (emptyUuid !== null) return await show(emptyUuid)
      const result = await startThread({ connections: [recentThreadsConnection] })
      if (result.__typename !== 'StartThreadPayload') throw new Error(result.__typename === 'InputError' ? result.message : 'No thread')
      await show(result.threadEdge.node.uuid)
    } catch (error) {
      // The page is being replaced, so don't add a history entry.
      if (error instanceof AuthenticationRequiredError) return
      console.error('New chat failed', error)
      await show(null)
    }
  }
  return [start, isStarting] as const
}
