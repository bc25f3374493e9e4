import type { fromPrisma, PgBoss } from 'pg-boss'

/** Error as stored with a failed job. Messages and stacks can quote texts of users. */
interface JobError {
  name: string
  code?: string | number
  status?: number
  cause?: JobError
}

const names = /^[A-Z]\w{1,59}$/
const codes = /^([A-Z][A-Z0-9_]{1,39}|[a-z][a-z_]{1,59}|[0-9A-Z]{5})$/
const statuses = ['status', 'statusCode', 'responseCode']
const timeouts = ['job timed out', 'job heartbeat timeout']
const deepest = 3

/** @param error thrown, or stored by an earlier version */
export function toJobError(error: unknown, depth = 1): JobError {
  const given = isObject(error) ? error : {}
  const { name, code } = given
  const status = statuses.map((property) => given[property]).find((value) => typeof value === 'number')
  return {
    name: typeof name === 'string' && names.test(name) ? name : 'Error',
    ...(typeof code === 'string' && codes.test(code) && { code }),
    ...(typeof status === 'number' && { status }),
    ...(isObject(given['cause']) && depth < deepest && { cause: toJobError(given['cause'], depth + 1) }),
  }
}

/** Format: `Error EENVELOPE 550: Error ECONNREFUSED`. */
export function describeJobError(stored: unknown): string {
  const { value } = isObject(stored) ? stored : {}
  const timeout = isObject(value) && timeouts.find((text) => text === value['message'])
  return timeout || describe(toJobError(stored))
}

const deleteFailed = `
  DELETE FROM jobs.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'failed' RETURNING data, priority, singleton_key`

/** If the key is already queued again, the failed job is only deleted. */
export async function sendFailedAgain(
  boss: PgBoss,
  db: ReturnType<typeof fromPrisma>,
  { name, ids }: { name: string; ids: readonly string[] },
): Promise<void> {
  const { rows } = await db.executeSql(deleteFailed, [name, ids])
  const failed = rows as { data: object; priority: number; singleton_key: string | null }[]
  const jobs = failed.map(({ data, priority, singleton_key: key }) => ({ data, priority, singletonKey: key ?? undefined }))
  await boss.insert(name, jobs, { db })
}

function describe({ name, code, status, cause }: JobError): string {
  const own = [name, code, status].filter((part) => part !== undefined).join(' ')
  return cause ? `${own}: ${describe(cause)}` : own
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
