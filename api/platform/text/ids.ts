import { NotFoundError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The nil UUID, which no row has: the owner in reads without a viewer. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** What is no UUID names nothing; PostgreSQL would make an error of it. */
export function existing(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('not_found')
  return id
}

export function isUuid(id: string): boolean {
  return uuid.test(id)
}

/** For the `where` of a node that anybody may ask for by any id: what is no UUID becomes the nil UUID. */
export function uuidOrNil(id: string): string {
  return isUuid(id) ? id : nilUuid
}
