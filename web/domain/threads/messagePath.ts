/** Where a conversation is opened at one of its messages, by its position. */
export const messagePath = (threadUuid: string, position: number) => `/chat/${threadUuid}?at=${position}`

/** The position that the address of a conversation asks for; null for the newest messages. */
export function positionIn(address: URLSearchParams): number | null {
  const position = address.get('at')
  return position !== null && /^\d{1,9}$/.test(position) ? Number(position) : null
}
