import { NotFoundError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Owner in reads without a viewer; no row has it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** PostgreSQL would fail on other IDs. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('not_found')
  return id
}

export function isUuid(id: string): boolean {
  return uuid.test(id)
}

export function uuidOrNil(id: string): string {
  return isUuid(id) ? id : nilUuid
}
