import { loadQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import threadsQuery, { type RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { sessionContext } from '../../session/session.ts'

/** Asks for the sidebar's threads at once, without waiting to hear who is there: a visitor gets none. */
export function loadAppLayout({ context }: LoaderFunctionArgs) {
  return loadQuery<RecentThreadsQuery>(context.get(sessionContext).environment, threadsQuery, {})
}
