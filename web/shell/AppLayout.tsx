import { Suspense, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { AppLayoutQuery } from '../__generated__/AppLayoutQuery.graphql.ts'
import { useRouteQuery } from '../relay/useRouteQuery.ts'
import { HeaderSlotContext } from './HeaderTitle.tsx'
import { Loading } from './Loading.tsx'

/** The frame of most screens: with the sidebar for somebody signed in, bare for a visitor. */
export function AppLayout() {
  const { viewer } = usePreloadedQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery {
        viewer {
          user {
            email
          }
        }
      }
    `,
    useRouteQuery<AppLayoutQuery>(),
  )
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <HeaderSlotContext value={slot}>
      <header>
        <div ref={setSlot} />
        {viewer?.user.email}
      </header>
      <main>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </HeaderSlotContext>
  )
}
