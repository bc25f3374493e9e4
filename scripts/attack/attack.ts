import type { Answer } from './client.ts'
import type { Target } from './target.ts'

export interface Attack {
  name: string
  run(target: Target): Promise<string | null>
}

export const scaled = ({ scale }: Target, count: number, least = 1) => Math.max(least, Math.round(count * scale))

export function isRefused({ status, text }: Answer): boolean {
  if (status >= 500 || status === 0) return false
  const body = parseBody(text)
  const message = body?.error?.message ?? body?.errors?.[0]?.message
  const code = body?.error?.code ?? body?.errors?.[0]?.extensions?.code
  return typeof message === 'string' && message !== '' && String(code).toLowerCase() !== 'internal_server_error'
}

export function findUnexpected(answers: readonly Answer[], isFine: (answer: Answer) => boolean): string | null {
  const wrong = answers.filter((answer) => !isFine(answer))
  const [first] = wrong
  return first ? `${wrong.length} of ${answers.length} answers are wrong, as in ${first.status} ${first.text.slice(0, 200)}` : null
}

export const isServedOrRefused = (answer: Answer) => (answer.status >= 200 && answer.status < 400) || isRefused(answer)

interface Body {
  error?: { message?: unknown; code?: unknown }
  errors?: { message?: unknown; extensions?: { code?: unknown } }[]
}

function parseBody(text: string): Body | null {
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}
