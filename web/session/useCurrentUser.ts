import { useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from './session.ts'

/** Who was signed in when the app started; the root route's loader asked. Null for a visitor. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<CurrentUser | null>('root') ?? null
}
