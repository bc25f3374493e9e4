import { createHash } from 'node:crypto'
import { NotFoundError } from '../errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Owner ID for reads without a viewer; no row has it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** PostgreSQL would fail on other IDs. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('not_found')
  return id
}

export function isUuid(id: string): boolean {
  return uuid.test(id)
}

export function toUuidOrNil(id: string): string {
  return isUuid(id) ? id : nilUuid
}

/** A version 7 UUID that is the same for the same arguments. @param time 48 bits, by which IDs are ordered */
export function deriveUuid(time: number, seed: string): string {
  const random = createHash('sha256').update(seed).digest('hex')
  const plain = `${time.toString(16).padStart(12, '0')}7${random.slice(0, 3)}8${random.slice(3, 18)}`
  return plain.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Returns 0 for other UUID versions. */
export function readUuidTime(id: string): number {
  return isUuid(id) ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) : 0
}
