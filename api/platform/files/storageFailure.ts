import { errors } from 'flydrive'
import { Prisma } from '../__generated__/prisma/client.ts'
import { UnavailableError } from '../errors.ts'

const fullCodes = ['ENOSPC', 'EDQUOT', '53100']
const databaseFull = '"originalCode":"53100"'
const driveErrors = [
  errors.E_CANNOT_WRITE_FILE,
  errors.E_CANNOT_READ_FILE,
  errors.E_CANNOT_DELETE_FILE,
  errors.E_CANNOT_DELETE_DIRECTORY,
  errors.E_CANNOT_GET_METADATA,
]

export function explainStorageFailure(error: unknown): UnavailableError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isFull(cause)) return new UnavailableError('storage_full')
    if (driveErrors.some((type) => cause instanceof type) && !isFull(cause.cause)) return new UnavailableError('storage_unavailable')
  }
  return null
}

function isFull(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return JSON.stringify(error.meta ?? {}).includes(databaseFull)
  // Errors of transactions.
  if (error instanceof Error && error.name === 'DriverAdapterError') return JSON.stringify(error.cause).includes(databaseFull)
  return error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
}
