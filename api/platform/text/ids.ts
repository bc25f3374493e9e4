import { NotFoundError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The nil UUID, which no row has. Used as the owner in reads without a viewer. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Throws for IDs that are not UUIDs, which PostgreSQL would reject with an error. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('not_found')
  return id
}

export function isUuid(id: string): boolean {
  return uuid.test(id)
}

/** For the `where` of public nodes: values that are not UUIDs become the nil UUID. */
export function uuidOrNil(id: string): string {
  return isUuid(id) ? id : nilUuid
}
