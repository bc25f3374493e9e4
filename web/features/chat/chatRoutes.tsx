import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import threadScreenQuery, { type ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'

/**
 * One route for a conversation and for the one that is not there yet, so that its screen stays when the first message begins it.
 * `lazy` is a function: the router empties an object once it has loaded, and the next session's router would find nothing in it.
 */
export const chatRoutes: RouteObject[] = [
  {
    path: 'chat/:threadId?',
    handle: { isQuery: true },
    loader: loadThread,
    lazy: async () => ({ Component: (await import('./ThreadScreen.tsx')).ThreadScreen }),
  },
]

/** What the store holds is shown at once and brought up to date: a thread goes on while nobody looks. */
function loadThread({ context, params: { threadId } }: LoaderFunctionArgs) {
  const last = threadId ?? lastThread.get()
  if (last && !threadId) return redirect(`/chat/${last}`)
  // Nothing waits for it: until it is there, answers are shown as plain text. A new conversation has none before something is sent.
  if (threadId) void import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
  return loadRouteQuery<ThreadScreenQuery>(context, threadScreenQuery, { uuid: threadId ?? '', isNew: !threadId })
}
