import { transaction, type Database, type Transaction } from './database.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'

/**
 * Reads in one short transaction as the role twin_reader: nothing can be changed, nothing private is seen, and of conversations
 * only this thread. Await nothing but `tx` in it.
 */
export type AsTwinReader = <T>(threadId: string | null, read: (tx: Transaction) => Promise<T>) => Promise<T>

/** What a twin reads from; everything else must be closed to it. */
export const twinRelations = ['knowledge_items', 'passages', 'public_listings', 'step_sources', 'steps', 'threads', 'twin_profile']

/** The server's database does not let twins be kept apart from what is private, so there are none. */
export class TwinsClosedError extends AppError<'twins_closed'> {
  constructor() {
    super('twins_closed')
  }
}

/** Looks whether the boundary stands. Where it does not, twins stay closed, the log says why, and all else works. */
export async function openTwinRole(db: Database, log: Log): Promise<AsTwinReader> {
  const flaw = await flawOf(db)
  if (flaw === null) return (threadId, read) => readAsTwin(db, threadId, read)
  log.warn(`Twins stay closed: ${flaw}`)
  return () => Promise.reject(new TwinsClosedError())
}

function readAsTwin<T>(db: Database, threadId: string | null, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    // Each setting ends with the transaction.
    await tx.$queryRaw`SELECT set_config('role', 'twin_reader', true), set_config('twain.thread_id', ${threadId ?? ''}, true),
      set_config('transaction_read_only', 'on', true)`
    return read(tx)
  })
}

interface RoleState {
  user: string
  exists: boolean
  mayAct: boolean | null
  isMighty: boolean | null
  hasGrants: boolean | null
  isAtLeast16: boolean
}

/** What is wrong that cannot be mended from here, and what an administrator can run to mend it; null when nothing is. */
export async function flawOf(db: Database): Promise<string | null> {
  let state = await readState(db)
  if (!state.mayAct) {
    await makeRole(db, state)
    state = await readState(db)
  }
  const grant = grantTo(`"${state.user}"`, state)
  if (!state.exists) return `there is no role twin_reader. An administrator can run: CREATE ROLE twin_reader NOLOGIN; ${grant}`
  if (!state.mayAct) return `the database user "${state.user}" may not act as the role twin_reader. An administrator can run: ${grant}`
  if (state.isMighty)
    return 'the role twin_reader has rights of its own. It must be no superuser, not bypass row security, and be in no other role.'
  if (!state.hasGrants) await db.$executeRaw`SELECT grant_twin_reader()`
  return excessOf(db)
}

async function readState(db: Database): Promise<RoleState> {
  const [state] = await db.$queryRaw<RoleState[]>`
    SELECT current_user AS "user", role.oid IS NOT NULL AS "exists", is_at_least_16 AS "isAtLeast16",
      pg_has_role(role.oid, CASE WHEN is_at_least_16 THEN 'SET' ELSE 'MEMBER' END) AS "mayAct",
      role.rolsuper OR role.rolbypassrls OR EXISTS (SELECT FROM pg_auth_members WHERE member = role.oid) AS "isMighty",
      (SELECT bool_and(has_any_column_privilege(role.oid, name, 'SELECT')) FROM unnest(${twinRelations}::text[]) AS name) AS "hasGrants"
    FROM (SELECT current_setting('server_version_num')::int >= 160000 AS is_at_least_16) AS server
      LEFT JOIN pg_roles AS role ON role.rolname = 'twin_reader'`
  if (!state) throw new Error('The database does not say who uses it.')
  return state
}

/** As the migrations do; the role belongs to the server, so that it is missing where a copy of the database was brought. */
async function makeRole(db: Database, state: RoleState): Promise<void> {
  const attempt = (statement: string) => `
    BEGIN ${statement} EXCEPTION WHEN duplicate_object OR unique_violation OR undefined_object OR insufficient_privilege THEN NULL; END;`
  const statements = [attempt('CREATE ROLE twin_reader NOLOGIN;'), attempt(grantTo('CURRENT_USER', state))]
  await db.$executeRawUnsafe(`DO $$ BEGIN ${statements.join('')} END $$`)
}

function grantTo(user: string, { isAtLeast16 }: RoleState): string {
  return `GRANT twin_reader TO ${user}${isAtLeast16 ? ' WITH SET TRUE' : ''};`
}

async function excessOf(db: Database): Promise<string | null> {
  const open = await db.$queryRaw<{ name: string; isGuarded: boolean }[]>`
    SELECT relation.oid::regclass::text AS name, relation.relrowsecurity OR relation.relkind <> 'r' AS "isGuarded"
    FROM pg_class AS relation JOIN pg_namespace AS namespace ON namespace.oid = relation.relnamespace
    WHERE relation.relkind IN ('r', 'p', 'v', 'm', 'f') AND namespace.nspname <> 'information_schema' AND namespace.nspname !~ '^pg_'
      AND (has_any_column_privilege('twin_reader', relation.oid, 'SELECT, INSERT, UPDATE')
        OR has_table_privilege('twin_reader', relation.oid, 'DELETE, TRUNCATE'))
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = relation.oid AND deptype = 'e')`
  const excess = open.filter(({ name, isGuarded }) => !twinRelations.includes(name) || !isGuarded).map(({ name }) => name)
  return excess.length > 0 ? `the role twin_reader may read more than a twin may know: ${excess.join(', ')}.` : null
}
