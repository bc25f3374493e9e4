import { createDatabase, transaction, type Database, type Transaction } from './database.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { StartupError } from '../startupError.ts'
import type { Guest, Viewer } from '../viewer.ts'
import { prepareTwinLogin, type TwinAccess } from './twinLogin.ts'
import { applyTwinPolicies, makeTwinRole, readTwinPolicies, twinColumns, type TwinPolicyState } from './twinPolicies.ts'

declare const ofTwins: unique symbol

/** Only this file creates one, so no owner's transaction is passed by mistake. */
export type TwinTransaction = Transaction & { readonly [ofTwins]: true }

/** Null for visitors without an account or cookie. */
export type Reader = Pick<Viewer, 'userId'> | Pick<Guest, 'guestId'> | null

/** Only listed content for search engines and Discover. The reader of a thread is its visitor. */
export type Reading = { reader: Reader; isListedOnly?: boolean } | { threadId: string; isListedOnly?: false } | { sharedId: string }

/** A short transaction as twin_reader, which sees only content of the reader's audiences and this thread. Await only `tx` in it. */
export type RunAsTwinReader = <T>(reading: Reading, read: (tx: TwinTransaction) => Promise<T>) => Promise<T>

export class TwinsClosedError extends AppError<'twins_closed'> {
  constructor() {
    super('twins_closed')
  }
}

export interface TwinReads {
  asTwinReader: RunAsTwinReader
  close(): Promise<void>
}

/**
 * Twins stay closed without the role. If it can read too much, the server does not start.
 *
 * @param access omitted on the embedded database, where twins switch roles instead of logging in
 */
export async function openTwinRole(db: Database, log: Log, access?: TwinAccess): Promise<TwinReads> {
  const role = await prepareRole(db)
  if ('problem' in role) return closeTwins(log, role.problem)
  refuseExcess(role)
  if (!access) return { asTwinReader: readWith(() => db, becomeTwinReader), close: async () => {} }
  const login = await prepareTwinLogin(db, access)
  if ('problem' in login) return closeTwins(log, login.problem)
  const { bypassesPolicies } = await readState(db, login.role)
  if (bypassesPolicies) return closeTwins(log, describePrivileges(login.role))
  refuseExcess({ name: login.role, rights: await readRights(db, login.role), policies: role.policies })
  let twins: Database | undefined
  // A client takes 9 MB of heap, and many servers have no visitors.
  const open = () => (twins ??= (access.connect ?? createDatabase)(login.url, 'twins'))
  const close = async () => (access.connect ? undefined : twins?.$disconnect())
  return { asTwinReader: readWith(open, setReading), close }
}

function closeTwins(log: Log, problem: string): TwinReads {
  log.warn(`Twins stay closed: ${problem}`)
  return { asTwinReader: () => Promise.reject(new TwinsClosedError()), close: async () => {} }
}

function refuseExcess(role: PreparedRole) {
  const excess = describeExcess(role)
  if (excess === null) return
  throw new StartupError(
    `Twain does not start: ${excess} To reset its permissions, run: COMMENT ON VIEW twin_profile IS NULL; and start again. Rights of PUBLIC or of other roles have to be revoked by hand.`,
  )
}

function readWith(open: () => Database, begin: (tx: Transaction, reading: Reading) => Promise<void>): RunAsTwinReader {
  return (reading, read) =>
    transaction(open(), async (tx) => {
      await begin(tx, reading)
      return read(tx as TwinTransaction)
    })
}

/** Applies until the end of the transaction. */
export async function becomeTwinReader(tx: Transaction, reading: Reading): Promise<void> {
  await setReading(tx, reading)
  await tx.$queryRaw`SELECT set_config('role', 'twin_reader', true)`
}

async function setReading(tx: Transaction, reading: Reading): Promise<void> {
  const { reader, threadId, isListedOnly, sharedId } = { reader: null, threadId: '', isListedOnly: false, sharedId: '', ...reading }
  const memberId = reader && 'userId' in reader ? reader.userId : ''
  const guestId = reader && 'guestId' in reader ? reader.guestId : ''
  // Planning the policies takes longer than reading a person's rows. The search for people depends on how common its words are.
  const planMode = isListedOnly ? 'auto' : 'force_generic_plan'
  await tx.$queryRaw`SELECT set_config('twain.thread_id', ${threadId}, true), set_config('twain.member_id', ${memberId}, true),
      set_config('twain.guest_id', ${guestId}, true), set_config('twain.listed_only', ${isListedOnly ? 'on' : ''}, true),
      set_config('twain.shared_id', ${sharedId}, true), set_config('transaction_read_only', 'on', true),
      set_config('plan_cache_mode', ${planMode}, true)`
}

interface RoleState {
  user: string
  exists: boolean
  mayAct: boolean | null
  bypassesPolicies: boolean | null
  isAtLeast16: boolean
}

interface PreparedRole {
  name: string
  rights: Right[]
  policies: TwinPolicyState
}

export async function findTwinRoleProblem(db: Database): Promise<string | null> {
  const role = await prepareRole(db)
  return 'problem' in role ? role.problem : describeExcess(role)
}

function describePrivileges(role: string) {
  return `the role ${role} has too many privileges. It must not be a superuser, create roles, replicate, bypass row-level security or be a member of another role.`
}

async function prepareRole(db: Database): Promise<PreparedRole | { problem: string }> {
  const problem = await findObstacle(db)
  if (problem !== null) return { problem }
  const name = 'twin_reader'
  const read = async () => ({ name, policies: await readPolicies(db), rights: await readRights(db, name) })
  const role = await read()
  const has = new Set(role.rights.map(toColumn))
  if (role.policies.isNewest && allowed.every((column) => has.has(column))) return role
  await db.$executeRawUnsafe(applyTwinPolicies)
  return read()
}

async function findObstacle(db: Database): Promise<string | null> {
  let state = await readState(db)
  if (!state.mayAct) {
    await db.$executeRawUnsafe(makeTwinRole)
    state = await readState(db)
  }
  const grant = `GRANT twin_reader TO "${state.user}"${state.isAtLeast16 ? ' WITH SET TRUE' : ''};`
  if (!state.exists) return `there is no role twin_reader. An administrator can run: CREATE ROLE twin_reader NOLOGIN; ${grant}`
  if (!state.mayAct) return `the database user "${state.user}" may not act as the role twin_reader. An administrator can run: ${grant}`
  return state.bypassesPolicies ? describePrivileges('twin_reader') : null
}

async function readState(db: Database, role = 'twin_reader'): Promise<RoleState> {
  const [state] = await db.$queryRaw<RoleState[]>`
    SELECT current_user AS "user", role.oid IS NOT NULL AS "exists", is_at_least_16 AS "isAtLeast16",
      pg_has_role(role.oid, CASE WHEN is_at_least_16 THEN 'SET' ELSE 'MEMBER' END) AS "mayAct",
      role.rolsuper OR role.rolbypassrls OR role.rolcreaterole OR role.rolreplication OR EXISTS (
        SELECT FROM pg_auth_members WHERE member = role.oid AND roleid IS DISTINCT FROM to_regrole('twin_reader')) AS "bypassesPolicies"
    FROM (SELECT current_setting('server_version_num')::int >= 160000 AS is_at_least_16) AS server
      LEFT JOIN pg_roles AS role ON role.rolname = ${role}`
  if (!state) throw new Error('The role query returned no rows.')
  return state
}

async function readPolicies(db: Database): Promise<TwinPolicyState> {
  const [state] = await db.$queryRawUnsafe<TwinPolicyState[]>(readTwinPolicies)
  if (!state) throw new Error('The policy query returned no rows.')
  return state
}

const allowed = Object.entries(twinColumns).flatMap(([relation, columns]) => columns.map((column) => `${relation}.${column}`))

interface Right {
  relation: string
  column: string | null
  isGuarded: boolean
}

function readRights(db: Database, role: string): Promise<Right[]> {
  return db.$queryRaw<Right[]>`
    WITH relations AS (
      SELECT relation.oid, relation.oid::regclass::text AS name, relation.relrowsecurity OR relation.relkind <> 'r' AS is_guarded
      FROM pg_class AS relation JOIN pg_namespace AS namespace ON namespace.oid = relation.relnamespace
      WHERE relation.relkind IN ('r', 'p', 'v', 'm', 'f') AND namespace.nspname <> 'information_schema' AND namespace.nspname !~ '^pg_'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = relation.oid AND deptype = 'e')
    )
    SELECT name AS relation, attname::text AS column, is_guarded AS "isGuarded"
    FROM relations JOIN pg_attribute ON attrelid = oid AND attnum > 0 AND NOT attisdropped
    WHERE has_column_privilege(${role}, oid, attnum, 'SELECT')
    UNION ALL
    SELECT name, NULL, is_guarded FROM relations
    WHERE has_any_column_privilege(${role}, oid, 'INSERT, UPDATE') OR has_table_privilege(${role}, oid, 'DELETE, TRUNCATE')
    UNION ALL
    SELECT oid::regprocedure::text, NULL, false FROM pg_proc
    WHERE prosecdef AND has_function_privilege(${role}, oid, 'EXECUTE') AND proname <> 'twin_passages'`
}

const toColumn = ({ relation, column }: Right) => `${relation}.${column}`

function describeExcess({ name, rights, policies }: PreparedRole): string | null {
  const excess = rights.flatMap((right) => {
    if (right.column !== null && !allowed.includes(toColumn(right))) return [toColumn(right)]
    return right.column === null || !right.isGuarded ? [right.relation] : []
  })
  if (excess.length > 0) return `the role ${name} may read more than a twin may know: ${[...new Set(excess)].toSorted().join(', ')}.`
  return policies.isUntouched ? null : 'the policies of the role twin_reader were changed outside of this program.'
}
