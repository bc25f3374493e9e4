import { Prisma } from '../__generated__/prisma/client.ts'
import { InputError, NotFoundError } from '../errors.ts'

/** Invalid text, type, number or time. */
const refusals = /"originalCode":"(?:22P05|22021|22P02|22003|22007|22008)"/
/** A row was deleted after the request had found it. */
const missingRow = /"originalCode":"23503"/
/** A number that does not fit, malformed text, or invalid JSON. */
const ownRefusals = /^P2020$|^P2033$/

/** Null for other failures. */
export function toRefusedInput(error: unknown): InputError | NotFoundError | null {
  if (error instanceof Prisma.PrismaClientKnownRequestError && missingRow.test(JSON.stringify(error.meta ?? {}))) {
    return new NotFoundError('not_found')
  }
  const isRefused =
    error instanceof Prisma.PrismaClientKnownRequestError
      ? ownRefusals.test(error.code) || refusals.test(JSON.stringify(error.meta ?? {}))
      : error instanceof Prisma.PrismaClientUnknownRequestError && isAboutSurrogates(error.message)
  return isRefused ? new InputError('unstorable_value') : null
}

const unwritableData = /"originalCode":"2[23]/

/** False for lost connections, timeouts and conflicts. */
export function isPermanentRefusal(error: unknown): boolean {
  if (toRefusedInput(error) !== null || error instanceof Prisma.PrismaClientValidationError) return true
  return error instanceof Prisma.PrismaClientKnownRequestError && unwritableData.test(JSON.stringify(error.meta ?? {}))
}

function isAboutSurrogates(message: string): boolean {
  return (
    ['lone leading surrogate', 'lone trailing surrogate'].some((words) => message.includes(words)) ||
    (message.includes('JSON Error: ') && message.includes('surrogate'))
  )
}
