import { NotFoundError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The owner of nothing, for reads without a viewer. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** What is no UUID names nothing; PostgreSQL would make an error of it. */
export function existing(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('not_found')
  return id
}

export function isUuid(id: string): boolean {
  return uuid.test(id)
}

/** For the `where` of a node that anybody may ask for by any id: what is no UUID becomes one that nothing has. */
export function uuidOrNobody(id: string): string {
  return isUuid(id) ? id : nobody
}
