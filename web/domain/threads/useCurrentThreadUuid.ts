import { useLocation } from 'react-router-dom'

/** Of the thread that the path names; the sidebar stands outside of the chat's own routes. */
export function useCurrentThreadUuid(): string | null {
  return /^\/chat\/([^/]+)/.exec(useLocation().pathname)?.[1] ?? null
}
