import { Prisma } from '../__generated__/prisma/client.ts'
import { InputError } from '../errors.ts'

/** PostgreSQL: text that cannot be stored, a value of the wrong type, a number or time out of range. */
const refusals = /"originalCode":"(?:22P05|22021|22P02|22003|22007|22008)"/
/** Prisma: a number that does not fit its column, malformed text, or invalid JSON. */
const ownRefusals = /^P2020$|^P2033$/

/** Last line of defense in both APIs: an input error for values that the database rejects, null for other failures. */
export function refusedInput(error: unknown): InputError | null {
  const isRefused =
    error instanceof Prisma.PrismaClientKnownRequestError
      ? ownRefusals.test(error.code) || refusals.test(JSON.stringify(error.meta ?? {}))
      : error instanceof Prisma.PrismaClientUnknownRequestError && isAboutSurrogates(error.message)
  return isRefused ? new InputError('unstorable_value') : null
}

/** SQLSTATE classes for data that does not fit its type or a constraint. */
const unwritableData = /"originalCode":"2[23]/

/** True if the database will reject the same values every time; false for lost connections, timeouts and conflicts. */
export function isPermanentRefusal(error: unknown): boolean {
  if (refusedInput(error) !== null || error instanceof Prisma.PrismaClientValidationError) return true
  return error instanceof Prisma.PrismaClientKnownRequestError && unwritableData.test(JSON.stringify(error.meta ?? {}))
}

function isAboutSurrogates(message: string): boolean {
  return (
    ['lone leading surrogate', 'lone trailing surrogate'].some((words) => message.includes(words)) ||
    (message.includes('JSON Error: ') && message.includes('surrogate'))
  )
}
