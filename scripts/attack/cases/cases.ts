/** One request, and where the hostile value stands in it. */
export interface Case {
  /** Such as `POST /api/v1/auth/login` or `mutation signIn`. */
  readonly call: string
  /** Such as `body.password`. */
  readonly position: string
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

/** All the cases of one position. They are made when they are sent, since some are megabytes. */
export interface Position {
  readonly call: string
  readonly count: number
  make(index: number): Case
}

/** What exists on the server, for the positions that are not the hostile one. */
export interface Known {
  /** By the type of the node: the UUIDs of some of the owner's. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly username: string
}

const marker = '"@@hostile@@"'

/** A value whose place in the JSON the hostile one takes, as it stands. */
export const hostilePlace: unknown = JSON.parse(marker)

export function insertHostile(value: unknown, json: string): string {
  // A function, because `$&` in a replacement would have a meaning.
  return JSON.stringify(value).replace(marker, () => json)
}

export const jsonHeaders = { 'content-type': 'application/json' }

/** The node that an id is of, by the name of its field. */
export function nodeType(name: string): string {
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

/** Something that the rules of a field take, by its name. */
export function plausibleText(name: string, known: Known): string {
  if (/email/i.test(name)) return 'somebody@example.org'
  if (/password/i.test(name)) return 'not the right one'
  if (/username/i.test(name)) return known.username
  if (/uuid|^id$|_id$/i.test(name)) return known.ids[nodeType(name)]?.[0] ?? '01890a5d-ac96-774b-bcce-b302099a8057'
  if (/client/i.test(name)) return crypto.randomUUID()
  if (/timezone/i.test(name)) return 'Europe/Berlin'
  if (/^(from|to)$/.test(name)) return '2026-01-31'
  if (/language/i.test(name)) return 'en'
  if (/photo/i.test(name)) return 'https://example.org/me.png'
  return 'A few words about boats'
}
