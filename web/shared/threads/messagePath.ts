import { useLocation } from 'react-router-dom'

/** Where a conversation is opened at one of its messages, by its position. */
export const messagePath = (threadUuid: string, position: number) => `/chat/${threadUuid}?at=${position}`

/** The position that the address of a conversation asks for; null for the newest messages. */
export function positionIn(address: URLSearchParams): number | null {
  const position = address.get('at')
  return position !== null && /^\d{1,9}$/.test(position) ? Number(position) : null
}

/** Of the thread that the path names; the sidebar stands outside of the chat's own routes. */
export function useCurrentThreadUuid(): string | null {
  return /^\/chat\/([^/]+)/.exec(useLocation().pathname)?.[1] ?? null
}
