import { useLocation } from 'react-router-dom'

export const getMessagePath = (threadUuid: string, position: number) => `/chat/${threadUuid}?at=${position}`

export function getFoundMessagePath(threadUuid: string, { stepId, position }: { stepId: string; position: number | null }): string {
  return position === null ? `/chat/${threadUuid}?step=${encodeURIComponent(stepId)}` : getMessagePath(threadUuid, position)
}

export function parsePosition(address: URLSearchParams): number | null {
  const position = address.get('at')
  return position !== null && /^\d{1,9}$/.test(position) ? Number(position) : null
}

/** Read from the path, because the sidebar is outside the chat's routes. */
export function useCurrentThreadUuid(): string | null {
  return /^\/chat\/([^/]+)/.exec(useLocation().pathname)?.[1] ?? null
}
