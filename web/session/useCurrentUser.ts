import { useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from './session.ts'

/** The user when the app started, from the root route's loader; null for a visitor. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<CurrentUser | null>('root') ?? null
}
