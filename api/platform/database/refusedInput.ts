import { Prisma } from '../__generated__/prisma/client.ts'
import { InputError, NotFoundError } from '../errors.ts'

/** Invalid text, type, number or time. */
const refusals = /"originalCode":"(?:22P05|22021|22P02|22003|22007|22008)"/
/** A row was deleted after the request had found it. */
const missingRow = /"originalCode":"23503"/
const missingModel = /model_id_fkey/
/** A number that does not fit, malformed text, or invalid JSON. */
const ownRefusals = /^P2020$|^P2033$/

/** Null for other failures. */
export function toRefusedInput(error: unknown): InputError | NotFoundError | null {
  const known = error instanceof Prisma.PrismaClientKnownRequestError ? { code: error.code, cause: JSON.stringify(error.meta ?? {}) } : null
  if (known && missingRow.test(known.cause)) return new NotFoundError(missingModel.test(known.cause) ? 'no_such_model' : 'not_found')
  const isRefused = known
    ? ownRefusals.test(known.code) || refusals.test(known.cause)
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
