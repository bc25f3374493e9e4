import { useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from './session.ts'

export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<CurrentUser | null>('root') ?? null
}
