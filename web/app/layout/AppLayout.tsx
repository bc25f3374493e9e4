import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { BareLayout } from './BareLayout.tsx'
import { SidebarLayout } from './SidebarLayout.tsx'

/** The frame of screens that visitors may see too: with the sidebar for somebody signed in, bare for the others. */
export function AppLayout() {
  const user = useCurrentUser()
  const threadsRef = useRouteQuery<RecentThreadsQuery>()
  return user ? <SidebarLayout userRef={user} threadsRef={threadsRef} /> : <BareLayout />
}
