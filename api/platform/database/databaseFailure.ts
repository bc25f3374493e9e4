import { Prisma } from '../__generated__/prisma/client.ts'
import { UnavailableError } from '../errors.ts'

/** Not reachable, timed out, closed, no free connection. */
const prismaCodes = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024']
/** Connection exceptions (08), too many connections, object not in the required state, shutdown and start. */
const sqlStates = /^(08...|53300|55000|57P0[1235])$/
/** pg has no codes for them. */
const driverMessages = /^(Connection terminated|Client has encountered a connection error)/

export function explainDatabaseFailure(error: unknown): UnavailableError | null {
  return isDisconnected(error) ? new UnavailableError('database_unavailable') : null
}

function isDisconnected(error: unknown): boolean {
  if (isWithoutSocket(error)) return true
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return error instanceof Error && driverMessages.test(error.message)
  const { cause } = (error.meta?.driverAdapterError ?? {}) as { cause?: { originalCode?: string } }
  return prismaCodes.includes(error.code) || sqlStates.test(cause?.originalCode ?? '')
}

/** The embedded database listens on a socket, which is missing while it starts again. */
function isWithoutSocket(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && error.message.includes('connect ENOENT')
}
