import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { resetTwoFactor } from './account/twoFactor/removeTwoFactor.ts'
import { type Config, type Needs, readConfig } from './config.ts'
import { OperatorService } from './operator/operator.service.ts'
import { restoreBackup, verifyBackup, writeBackup } from './platform/backup/backup.ts'
import { createDatabase, type Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrations.ts'
import { type Embedded, startEmbedded } from './platform/embedded/embedded.ts'
import { rollBack, startUpgradedDatabase } from './platform/embedded/upgrade.ts'
import { findServedUrl } from './platform/embedded/socketFolder.ts'
import { createFiles } from './platform/files/files.ts'
import { NotFoundError } from './platform/errors.ts'
import { reportFatal } from './platform/fatal.ts'
import { StartupError } from './platform/startupError.ts'

interface Command {
  usage: string
  summary: string
  /** Data that must exist before the command runs. */
  needs?: Needs
  run(args: string[], config: Config): Promise<string>
}

/** Must also work without development packages. */
const commands: Record<string, Command> = {
  operator: {
    usage: 'EMAIL',
    summary: 'Makes the account with this email address an operator',
    needs: 'database',
    async run([email], config) {
      await changeAccount('operator', email, config, (db, account) => new OperatorService({ db, config }).add(account))
      return `${email} is an operator of this server.`
    },
  },
  'two-factor-off': {
    usage: 'EMAIL',
    summary: 'Turns off two-factor authentication for the account with this email address',
    needs: 'database',
    async run([email], config) {
      await changeAccount('two-factor-off', email, config, resetTwoFactor)
      return `${email} can sign in without a code.`
    },
  },
  migrate: {
    usage: '',
    summary: 'Migrates the PostgreSQL database, before processes of a new version start',
    needs: 'nothing',
    async run(_none, { databaseUrl }) {
      if (!databaseUrl) throw new StartupError('The embedded database is migrated when the server starts.')
      const { length } = await migrate(databaseUrl)
      return `Migrations applied: ${length}. The database is up to date.`
    },
  },
  backup: {
    usage: 'FILE',
    summary: 'Backs up database, files and generated session secret, also while the server runs',
    needs: 'data',
    async run([name], config) {
      const file = needFile(name, 'backup')
      const { backupPassphrase: passphrase } = config
      const { hasGeneratedSecret: isSecretSaved } = config
      const [secret] = config.sessionSecrets
      const backUp = (databaseUrl: string) =>
        writeBackup({ file, passphrase, databaseUrl, files: createFiles(config), secret, isSecretSaved })
      const served = config.databaseUrl ?? (await findServer(config))
      const { rows, files } = served ? await backUp(served) : await withEmbedded(config, backUp)
      const kept = isSecretSaved ? '' : ' It does not contain SESSION_SECRET: keep it.'
      return `Backed up and verified ${rows} rows and ${files} files: ${file}${passphrase ? '' : ' (not encrypted)'}.${kept}`
    },
  },
  restore: {
    usage: 'FILE',
    summary: 'Restores a backup into an empty database and file store',
    needs: 'nothing',
    async run([name], config) {
      const file = needFile(name, 'restore')
      const { dataDir, backupPassphrase: passphrase } = config
      const { rows, files, hasSecret, secretHash } = await verifyBackup(file, passphrase)
      const takesSecret = hasSecret && config.hasGeneratedSecret
      const knowsSecret = config.sessionSecrets.some((secret) => createHash('sha256').update(secret).digest('hex') === secretHash)
      if (!takesSecret && !knowsSecret) {
        throw new StartupError(
          hasSecret ? 'Unset SESSION_SECRET: the backup contains another one.' : 'Set SESSION_SECRET to that of the backed-up server.',
        )
      }
      const restore = (databaseUrl: string) => restoreBackup({ file, passphrase, databaseUrl, files: createFiles(config), dataDir })
      await (config.databaseUrl ? restore(config.databaseUrl) : withEmbedded(config, restore))
      return `Restored ${rows} rows and ${files} files.`
    },
  },
  rollback: {
    usage: '',
    summary: 'Prepares the database for the previous version',
    needs: 'nothing',
    async run(_none, { databaseUrl, dataDir }) {
      if (databaseUrl)
        return 'PostgreSQL needs no rollback: the previous version works on the migrated database. Stop this version and start the previous one.\nFor older versions, restore a backup.'
      const { takenAt, newer } = await rollBack(join(dataDir, 'postgres'))
      const kept = newer ? `\nThe newer database is kept in ${newer}.` : ''
      return `The database is as of ${takenAt.toISOString()}. Start the previous version; the current one would upgrade it again.${kept}`
    },
  },
}

async function changeAccount(
  name: string,
  email: string | undefined,
  config: Config,
  change: (db: Database, account: { email: string }) => Promise<void>,
): Promise<void> {
  if (!email) throw new StartupError(`Name the email address of an account, as in: npm run twain -- ${name} ada@example.org`)
  try {
    await withDatabase(config, (db) => change(db, { email }))
  } catch (error) {
    throw error instanceof NotFoundError ? new StartupError(`There is no account with the email address ${email}.`) : error
  }
}

function needFile(name: string | undefined, command: string): string {
  if (!name) throw new StartupError(`Name the file, as in: npm run twain -- ${command} twain.backup`)
  return resolve(name)
}

async function findServer({ dataDir }: Config): Promise<string | null> {
  const url = await findServedUrl(join(dataDir, 'postgres'))
  if (!url) return null
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}

async function withEmbedded<T>(
  { dataDir }: Config,
  work: (url: string) => Promise<T>,
  start: (dir: string) => Promise<Embedded> = (dir) => startEmbedded({ dir }),
): Promise<T> {
  const embedded = await start(join(dataDir, 'postgres'))
  let end = embedded.discard
  try {
    const result = await work(embedded.url)
    end = embedded.stop
    return result
  } finally {
    await end()
  }
}

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const served = config.databaseUrl ? null : await findServer(config)
  const use = async (url: string) => {
    // The running server, which may be of the previous version, has migrated its embedded database.
    if (!served) await migrate(url)
    const db = createDatabase(url, config.databaseUrl ? 'postgres' : 'embedded')
    try {
      return await work(db)
    } finally {
      await db.$disconnect()
    }
  }
  const url = config.databaseUrl ?? served
  return url ? use(url) : withEmbedded(config, use, startUpgradedDatabase)
}

function formatUsage(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  npm run twain -- ${name} ${usage}`.trimEnd() + `\n      ${summary}`,
  )
  return `Commands:\n${lines.join('\n')}`
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isHelp = ['help', '--help', '-h'].includes(name)
    if (isHelp) console.log(formatUsage())
    else console.error(name === '' ? formatUsage() : `Unknown command: ${name}\n${formatUsage()}`)
    return isHelp ? 0 : 1
  }
  process.umask(0o077)
  try {
    if (args.length > (command.usage ? 1 : 0))
      throw new StartupError(`Too many arguments. Use: npm run twain -- ${name} ${command.usage}`.trimEnd())
    console.log(await command.run(args, readConfig(undefined, command)))
    return 0
  } catch (error) {
    if (error instanceof StartupError) console.error(error.message)
    else reportFatal(error)
    return 1
  }
}

process.exit(await main(process.argv.slice(2)))
