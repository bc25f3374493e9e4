const swallowed = ['Authentication required', 'Failed to fetch', 'streaming', 'EventSource']

/** A failure that a screen already shows, or that the forced logout takes care of, must not surface again as an uncaught error. */
export function installGlobalHandlers(target: Window = window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isSwallowed(event.reason)) event.preventDefault()
  })
  target.addEventListener('error', (event) => {
    if (isSwallowed(event.error ?? event.message)) event.preventDefault()
  })
}

function isSwallowed(reason: unknown): boolean {
  if (typeof reason === 'object' && reason !== null && 'type' in reason && reason.type === 'auth') return true
  const message = reason instanceof Error ? reason.message : String(reason)
  return swallowed.some((phrase) => message.includes(phrase))
}
