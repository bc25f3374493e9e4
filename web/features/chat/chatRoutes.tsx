import { loadQuery } from 'react-relay'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import chatScreenQuery, { type ChatScreenQuery } from '../../__generated__/ChatScreenQuery.graphql.ts'
import threadScreenQuery, { type ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { sessionContext } from '../../session/session.ts'

export const chatRoutes: RouteObject[] = [
  { path: 'chat', loader: openLastThread, lazy: { Component: async () => (await import('./ChatScreen.tsx')).ChatScreen } },
  { path: 'chat/:threadId', loader: loadThread, lazy: { Component: async () => (await import('./ThreadScreen.tsx')).ThreadScreen } },
]

function openLastThread({ context }: LoaderFunctionArgs) {
  const uuid = lastThread.get()
  if (uuid) return redirect(`/chat/${uuid}`)
  return loadQuery<ChatScreenQuery>(context.get(sessionContext).environment, chatScreenQuery, {})
}

/** What the store holds is shown at once and brought up to date: a thread goes on while nobody looks. */
function loadThread({ context, params }: LoaderFunctionArgs) {
  const { environment } = context.get(sessionContext)
  return loadQuery<ThreadScreenQuery>(environment, threadScreenQuery, { uuid: params.threadId ?? '' }, { fetchPolicy: 'store-and-network' })
}
