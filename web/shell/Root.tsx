import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What every screen stands in: links of the design system go through the router, and focus follows navigation. */
export function Root() {
  const navigate = useNavigate()
  useFocusOnNavigation()
  return (
    <LinkProvider navigate={navigate} useHref={useHref}>
      <Outlet />
    </LinkProvider>
  )
}
