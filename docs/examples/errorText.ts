export function errorText(body: unknown, fallback = 'An unknown error occurred'): string {
  if (typeof body === 'string') return errorText(parse(body), fallback)
  if (Array.isArray(body)) return firstText(body.map((entry) => field(entry, 'message'))) ?? fallback
  const detail = field(body, 'detail')
  const details = Array.isArray(detail) ? detail.map((entry) => field(entry, 'msg')).filter(isText) : []
  return (
    firstText([
      field(field(body, 'error'), 'message'),
      details.length > 0 ? details.join(', ') : detail,
      field(body, 'message'),
      field(body, 'error'),
    ]) ?? fallback
  )
}

/** Whether the user has to sign in again. */
export function isAuthenticationFailure(status: number, body: unknown): boolean {
  const phrases = /Missing authentication cookie|Token has expired|Invalid token|Not authenticated|UNAUTHORIZED/
  return status === 401 || phrases.test(errorText(body, ''))
}

function firstText(values: unknown[]): string | undefined {
  return values.find(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
