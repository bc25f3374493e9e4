const swallowed = ['Authentication required', 'Failed to fetch', 'streaming', 'EventSource']

export function installGlobalHandlers(target: EventTarget = window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isSwallowed((event as PromiseRejectionEvent).reason)) event.preventDefault()
  })
  target.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent
    if (isSwallowed(error ?? message)) event.preventDefault()
  })
}

function isSwallowed(reason: unknown): boolean {
  if (isRecord(reason) && reason.type === 'auth') return true
  const message = String(isRecord(reason) && 'message' in reason ? reason.message : reason)
  return swallowed.some((phrase) => message.includes(phrase))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
