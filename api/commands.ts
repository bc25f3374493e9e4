import { join } from 'node:path'
import { resetTwoFactor } from './account/twoFactor/removeTwoFactor.ts'
import { type Config, readConfig } from './config.ts'
import { OperatorService } from './operator/operator.service.ts'
import { createDatabase, type Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrations.ts'
import { startEmbedded } from './platform/embedded/embedded.ts'
import { NotFoundError } from './platform/errors.ts'
import { reportFatal } from './platform/fatal.ts'
import { StartupError } from './platform/startupError.ts'

interface Command {
  usage: string
  summary: string
  run(args: string[], config: Config): Promise<string>
}

/** Must also work without development packages. */
const commands: Record<string, Command> = {
  operator: {
    usage: 'EMAIL',
    summary: 'Makes the account with this email address an operator',
    async run([email], config) {
      await changeAccount('operator', email, config, (db, account) => new OperatorService({ db }).add(account))
      return `${email} is an operator of this server.`
    },
  },
  'two-factor-off': {
    usage: 'EMAIL',
    summary: 'Turns off two-factor authentication of the account with this email address',
    async run([email], config) {
      await changeAccount('two-factor-off', email, config, resetTwoFactor)
      return `${email} can sign in without a code.`
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

/** The embedded database serves one process: wait for the server to stop. */
async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  await using opened = new AsyncDisposableStack()
  let url = config.databaseUrl
  if (!url) {
    const embedded = await startEmbedded({ dir: join(config.dataDir, 'postgres') })
    opened.defer(() => embedded.stop())
    url = embedded.url
  }
  await migrate(url)
  const db = createDatabase(url, config.databaseUrl ? 'postgres' : 'embedded')
  opened.defer(() => db.$disconnect())
  return await work(db)
}

function formatUsage(): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => `  npm run twain -- ${name} ${usage}\n      ${summary}`)
  return `Commands:\n${lines.join('\n')}`
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(formatUsage())
    return 1
  }
  try {
    console.log(await command.run(args, readConfig()))
    return 0
  } catch (error) {
    reportFatal(error)
    return 1
  }
}

process.exit(await main(process.argv.slice(2)))
