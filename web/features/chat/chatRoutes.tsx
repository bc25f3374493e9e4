import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import threadScreenQuery, { type ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { Messages } from '../../shared/conversation/messages/lazyMessages.ts'
import { isTemporaryAddress } from '../../shared/conversation/temporary/temporaryPath.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'

/** One route, so that the screen stays mounted when the first message creates the thread. `lazy` is a function because the router empties objects. */
export const chatRoutes: RouteObject[] = [
  {
    path: 'chat/:threadId?',
    handle: { isQuery: true },
    loader: loadThread,
    lazy: async () => ({ Component: (await import('./ThreadScreen.tsx')).ThreadScreen }),
  },
]

function loadThread({ context, request, params: { threadId } }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  if (!threadId && search.has('shared')) return takeShared(context)
  const isNew = isTemporaryAddress(search) || search.has('new')
  const last = threadId ?? lastThread.get()
  if (last && !threadId && !isNew) return redirect(`/chat/${last}`)
  if (threadId) {
    Messages.preload()
    // Answers show as plain text until it has loaded.
    void import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
  }
  return loadRouteQuery<ThreadScreenQuery>(context, threadScreenQuery, { uuid: threadId ?? '', isNew: !threadId })
}

/** The draft stays in the browser, so only for a member who is signed in. */
async function takeShared(context: LoaderFunctionArgs['context']) {
  const user = await context.get(sessionContext).currentUser()
  const { takeShared: take } = await import('../../offline/shared.ts')
  if (user) await take().catch((error: unknown) => console.error('The shared content is lost', error))
  return replace('/chat?new=true')
}
