import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { useFocusOnNavigation } from '../../domain/screen/useFocusOnNavigation.ts'

/** What every screen stands in: links of the design system go through the router, and focus follows navigation. */
export function Root() {
  const navigate = useNavigate()
  useFocusOnNavigation()
  return (
    // eslint-disable-next-line react/hooks -- The library calls it as the hook that it is.
    <LinkProvider navigate={(path, options) => void navigate(path, options)} useHref={useAddress}>
      <Outlet />
    </LinkProvider>
  )
}

/** What is elsewhere keeps its address: the router would take it for a path below the current one. */
function useAddress(address: string): string {
  const isElsewhere = URL.canParse(address)
  const path = useHref(isElsewhere ? '/' : address)
  return isElsewhere ? address : path
}
