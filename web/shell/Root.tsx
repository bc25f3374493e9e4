import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What every screen stands in: links of the design system go through the router, and focus follows navigation. */
export function Root() {
  const navigate = useNavigate()
  useFocusOnNavigation()
  return (
    // eslint-disable-next-line react/hooks -- The library calls it as the hook that it is.
    <LinkProvider navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
      <Outlet />
    </LinkProvider>
  )
}
