import { loadQuery } from 'react-relay'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import chatScreenQuery, { type ChatScreenQuery } from '../../__generated__/ChatScreenQuery.graphql.ts'
import threadScreenQuery, { type ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'

/** `lazy` as a function: the router empties an object once it has loaded, and the next session's router would find nothing in it. */
export const chatRoutes: RouteObject[] = [
  { path: 'chat', loader: openLastThread, lazy: async () => ({ Component: (await import('./ChatScreen.tsx')).ChatScreen }) },
  {
    path: 'chat/:threadId',
    handle: { isQuery: true },
    loader: loadThread,
    lazy: async () => ({ Component: (await import('./ThreadScreen.tsx')).ThreadScreen }),
  },
]

function openLastThread({ context }: LoaderFunctionArgs) {
  const uuid = lastThread.get()
  if (uuid) return redirect(`/chat/${uuid}`)
  return loadQuery<ChatScreenQuery>(context.get(sessionContext).environment, chatScreenQuery, {})
}

/** What the store holds is shown at once and brought up to date: a thread goes on while nobody looks. */
function loadThread({ context, params }: LoaderFunctionArgs) {
  // Nothing waits for it: until it is there, answers are shown as plain text.
  void import('./CitedMarkdown.tsx')
  return loadRouteQuery<ThreadScreenQuery>(context, threadScreenQuery, { uuid: params.threadId ?? '' })
}
