import { Prisma } from '../__generated__/prisma/client.ts'
import { InputError } from '../errors.ts'

/** Of PostgreSQL: text that cannot be stored, a value that is none of its type, a number or a time out of range. */
const refusals = /"originalCode":"(?:22P05|22021|22P02|22003|22007|22008)"/
/** Of Prisma: a number that does not fit its column, and text that is not well-formed, in which it finds no JSON. */
const ownRefusals = /^P2020$|^P2033$/

/** The last net on both faces: what the database refuses because of the input is the caller's to change. Null for all other failures. */
export function refusedInput(error: unknown): InputError | null {
  const isRefused =
    error instanceof Prisma.PrismaClientKnownRequestError
      ? ownRefusals.test(error.code) || refusals.test(JSON.stringify(error.meta ?? {}))
      : error instanceof Prisma.PrismaClientUnknownRequestError && isAboutSurrogates(error.message)
  return isRefused ? new InputError('unstorable_value') : null
}

/** SQLSTATE classes for data that does not fit its type or a constraint. */
const unwritableData = /"originalCode":"2[23]/

/** Whether the database will refuse the same values every time; false for lost connections, timeouts and conflicts. */
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
