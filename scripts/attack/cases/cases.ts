export interface Case {
  readonly call: string
  readonly position: string
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

export interface Position {
  readonly call: string
  readonly count: number
  make(index: number): Case
}

export interface Known {
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly username: string
}

const marker = '"@@hostile@@"'

export const hostilePlace: unknown = JSON.parse(marker)

export function insertHostile(value: unknown, json: string): string {
  // A function, because `$&` has a meaning in replacement strings.
  return JSON.stringify(value).replace(marker, () => json)
}

export const jsonHeaders = { 'content-type': 'application/json' }

export function getNodeType(name: string): string {
  const types: [RegExp, string][] = [
    [/step/i, 'Step'],
    [/run/i, 'Run'],
    [/item/i, 'KnowledgeItem'],
    [/notification/i, 'Notification'],
    [/session/i, 'Session'],
    [/token/i, 'AccessToken'],
    [/file|element|upload/i, 'FileElement'],
    [/proposal/i, 'ProfileProposal'],
    [/question/i, 'TwinQuestion'],
  ]
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? 'Thread'
}

export function plausibleText(name: string, known: Known): string {
  if (/email/i.test(name)) return 'user@example.org'
  if (/password/i.test(name)) return 'not the right one'
  if (/username/i.test(name)) return known.username
  if (/uuid|^id$|_id$/i.test(name)) return known.ids[getNodeType(name)]?.[0] ?? '01890a5d-ac96-774b-bcce-b302099a8057'
  if (/client/i.test(name)) return crypto.randomUUID()
  if (/timezone/i.test(name)) return 'Europe/Berlin'
  if (/^(from|to)$/.test(name)) return '2026-01-31'
  if (/language/i.test(name)) return 'en'
  if (/photo/i.test(name)) return 'https://example.org/me.png'
  return 'A few words about boats'
}
