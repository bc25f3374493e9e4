import { explainDatabaseFailure } from './database/databaseFailure.ts'
import type { UnavailableError } from './errors.ts'
import { explainStorageFailure } from './files/storageFailure.ts'

export function explainOutage(error: unknown): UnavailableError | null {
  return explainStorageFailure(error) ?? explainDatabaseFailure(error)
}
