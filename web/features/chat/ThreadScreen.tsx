import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx'
import { Conversation } from './Conversation.tsx'
import { ThreadHeading } from './ThreadHeading.tsx'
import { ThreadPlace } from './ThreadPlace.tsx'

const query = graphql`
  query ThreadScreenQuery($uuid: String!, $count: Int = 20) {
    viewer {
      thread(uuid: $uuid) {
        uuid
        ...ThreadHeading_thread
        ...ThreadPlace_thread
        ...Conversation_thread @arguments(count: $count)
      }
    }
    ...Conversation_query
  }
`

export function ThreadScreen() {
  const queryRef = useRouteQuery<ThreadScreenQuery>()
  const data = usePreloadedQuery<ThreadScreenQuery>(query, queryRef)
  const environment = useRelayEnvironment()
  const { uuid } = queryRef.variables
  const thread = data.viewer?.thread

  const isThere = thread != null
  useEffect(() => {
    if (isThere) lastThread.set(uuid)
  }, [isThere, uuid])

  if (!thread) return <MissingThread uuid={uuid} />

  const reload = (count: number) => {
    const variables = { uuid: thread.uuid, count }
    // A reload that fails leaves what is there; the next change asks again.
    fetchQuery<ThreadScreenQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({ error: () => {} })
  }

  return (
    <>
      <ThreadHeading thread={thread} />
      <ThreadPlace thread={thread}>
        <Conversation key={thread.uuid} thread={thread} query={data} onReload={reload} />
      </ThreadPlace>
    </>
  )
}

/** The thread that was open last may be gone since; nobody asked for it by name. */
function MissingThread({ uuid }: { uuid: string }) {
  if (lastThread.get() !== uuid) return <NotFoundScreen />
  lastThread.set(null)
  return <Navigate to="/chat" replace />
}
