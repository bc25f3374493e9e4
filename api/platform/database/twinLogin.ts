import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartupError } from '../startupError.ts'
import type { Secrets } from '../seal.ts'
import type { createDatabase, Database } from './database.ts'

export interface TwinAccess {
  databaseUrl: string
  sessionSecrets: Secrets
  /** Login created by an administrator. */
  twinDatabaseUrl?: string
  /** The client stays connected when twins close. */
  connect?: typeof createDatabase
}

/** A separate login keeps twin statements from regaining the application’s rights. */
export type TwinLogin = { url: string; role: string } | { problem: string }

export async function prepareTwinLogin(
  db: Database,
  { databaseUrl, sessionSecrets: [secret], twinDatabaseUrl }: TwinAccess,
): Promise<TwinLogin> {
  if (twinDatabaseUrl) {
    const attempt = await logIn(twinDatabaseUrl)
    return 'role' in attempt ? { url: twinDatabaseUrl, role: attempt.role } : { problem: describeRefusal(attempt.refusal) }
  }
  const { user, database } = await readNames(db)
  const role = getTwinLoginName(database)
  const password = derivePassword(secret, role)
  const url = withLogin(databaseUrl, role, password)
  let refusal = ''
  for (const isMade of [await isUsable(db, role), false]) {
    if (!isMade) await db.$executeRawUnsafe(makeLogin(role, database, password))
    if (!(await isUsable(db, role))) return { problem: describeMissingRights(user, role) }
    const attempt = await logIn(url)
    if ('role' in attempt) return { url, role }
    refusal = attempt.refusal
  }
  return { problem: describeRefusal(refusal) }
}

const maxNameBytes = 63

/** All databases of a server share roles. */
export function getTwinLoginName(database: string): string {
  const name = `twin_reader_${database}`
  if (Buffer.byteLength(name) <= maxNameBytes) return name
  return `twin_reader_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`
}

function derivePassword(sessionSecret: string, role: string) {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', `twain database role ${role}`, 32)).toString('hex')
}

/** Parameters precede the URL’s user, also for Unix sockets, whose URLs have none. */
function withLogin(databaseUrl: string, user: string, password: string) {
  const url = new URL(databaseUrl)
  url.searchParams.set('user', user)
  url.searchParams.set('password', password)
  return url.href
}

async function readNames(db: Database) {
  const [names] = await db.$queryRaw<{ user: string; database: string }[]>`
    SELECT current_user::text AS "user", current_database()::text AS database`
  if (!names) throw new Error('The name query returned no rows.')
  return names
}

async function isUsable(db: Database, role: string): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pg_roles WHERE rolname = ${role} AND rolcanlogin AND pg_has_role(oid, 'twin_reader', 'USAGE')
      AND has_database_privilege(oid, current_database(), 'CONNECT')`
  return found.length > 0
}

const iterations = 4096

/** Keeps the password out of the server's log. */
function toScramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const derive = (key: string) => createHmac('sha256', salted).update(key).digest()
  const storedKey = createHash('sha256').update(derive('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${derive('Server Key').toString('base64')}`
}

function makeLogin(role: string, database: string, password: string): string {
  const login = pg.escapeIdentifier(role)
  return `DO $login$ BEGIN
    PERFORM pg_advisory_xact_lock(7489465);
    IF to_regrole(${pg.escapeLiteral(login)}) IS NULL THEN CREATE ROLE ${login}; END IF;
    ALTER ROLE ${login} LOGIN INHERIT PASSWORD ${pg.escapeLiteral(toScramVerifier(password))};
    GRANT twin_reader TO ${login};
    IF NOT has_database_privilege(${pg.escapeLiteral(role)}, current_database(), 'CONNECT') THEN
      GRANT CONNECT ON DATABASE ${pg.escapeIdentifier(database)} TO ${login};
    END IF;
  EXCEPTION WHEN insufficient_privilege THEN NULL; END $login$`
}

/** @throws StartupError if the server is down, starting or full */
async function logIn(url: string): Promise<{ role: string } | { refusal: string }> {
  const client = new pg.Client(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('SELECT session_user::text AS role')
    return { role: rows[0]?.role ?? '' }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (/^(E[A-Z]+|53...|57...)$/.test(code)) throw new StartupError(`Twins cannot connect to the database: ${message || code}.`)
    return { refusal: message }
  } finally {
    await client.end().catch(() => {})
  }
}

function describeMissingRights(user: string, role: string) {
  return `the database user "${user}" may not create the login "${role}". An administrator can run: ALTER ROLE "${user}" CREATEROLE; GRANT twin_reader TO "${user}" WITH ADMIN OPTION; or create a login for TWIN_DATABASE_URL: CREATE ROLE "${role}" LOGIN PASSWORD '…' IN ROLE twin_reader;`
}

function describeRefusal(refusal: string) {
  return `their login fails: ${refusal}. Allow it with a password in pg_hba.conf, or set TWIN_DATABASE_URL to one that works.`
}
