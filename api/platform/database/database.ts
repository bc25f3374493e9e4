import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { isDriverAdapterError, type SqlQueryable } from '@prisma/driver-adapter-utils'
import type { ClientBase, Pool, PoolConfig } from 'pg'
import { Prisma, PrismaClient } from '../__generated__/prisma/client.ts'
import { DatabaseShare } from './databaseShare.ts'

export type Database = PrismaClient
export type DatabaseKind = 'embedded' | 'postgres'
export type Transaction = Prisma.TransactionClient

/** Prisma starts a query when it is awaited, so await inside. */
export const statementLog = new AsyncLocalStorage<string[]>()

/** Connections in all and per client. */
const pools = {
  // It has a single backend.
  embedded: { max: 5, share: 2 },
  postgres: { max: 10, share: 5 },
  twins: { max: 5, share: 4 },
} as const

export function createDatabase(url: string, kind: keyof typeof pools): Database {
  const { max, share } = pools[kind]
  const adapter = new GuardedAdapter(
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool awaits it.
    { connectionString: url, max, ...(kind !== 'embedded' && { onConnect: turnOffJit, stream: openSocket }) },
    { statementNameGenerator: nameStatements(kind === 'embedded' ? 0 : 500) },
    new DatabaseShare(share),
  )
  const db = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 60_000, timeout: 10_000 },
    // Other formats capture a stack trace for every statement.
    errorFormat: 'minimal',
  })
  adapters.set(db, adapter)
  return db
}

const longestSilenceMs = 30_000

/** Otherwise statements wait forever when the network drops their packets. */
function openSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(longestSilenceMs, () => socket.destroy())
}

/** JIT compilation takes longer than these short queries. Poolers refuse startup options. */
function turnOffJit(client: ClientBase) {
  return client.query('SET jit = off')
}

const adapters = new WeakMap<Database | Transaction, GuardedAdapter>()

/** Undefined within a transaction, and until Prisma has connected. */
export function getDriver(db: Database | Transaction): SqlQueryable | undefined {
  return adapters.get(db)?.connected
}

/** Undefined until Prisma has connected. */
export function getPool(db: Database): Pool | undefined {
  return adapters.get(db)?.pool
}

const maxNamedLength = 16_384
/** PostgreSQL plans named statements once for all words, but common ones are found faster without the index. */
const textSearch = /@@ (?:\$|to_tsquery)| ilike /i

/** PostgreSQL plans other statements each time, which takes longer than running them. */
export function isPlannedOnce(sql: string): boolean {
  return sql.length <= maxNamedLength && !textSearch.test(sql)
}

/** Lists of IDs come in endless variants, and names collide on the embedded database. Empty means unnamed. */
function nameStatements(limit: number) {
  const names = new Map<string, string>()
  return ({ sql }: { sql: string }) => {
    if (isPlannedOnce(sql) && !names.has(sql) && names.size < limit) names.set(sql, `twain_${names.size + 1}`)
    return names.get(sql) ?? ''
  }
}

const MAX_ATTEMPTS = 5
/** Repeated at once, a deletion would lock the next row that the other transaction needs. */
const pauseMs = 50
const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Repeats `work` after conflicts, as single statements outside of transactions are. Await only `tx` in it: on the embedded database the
 * outer client would wait for itself, so using it throws.
 */
export async function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retryConflicts(async () => {
    const state = { isOpen: true }
    try {
      return await db.$transaction((tx) => openTransaction.run(state, () => work(tx)))
    } finally {
      state.isOpen = false
    }
  })
}

export async function takeLock(tx: Transaction, name: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext(${name}))`
}

/** Deadlocks and serialization failures, which PostgreSQL has rolled back. */
async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error
      await setTimeout(pauseMs * (1 + Math.random()))
    }
  }
}

function isConflict(error: unknown) {
  if (isDriverAdapterError(error)) return error.cause.kind === 'TransactionWriteConflict'
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return error.code === 'P2034' || (error.code === 'P2010' && /`(40001|40P01)`/.test(error.message))
}

type PrismaPgOptions = ConstructorParameters<typeof PrismaPg>[1]

class GuardedAdapter extends PrismaPg {
  connected: SqlQueryable | undefined
  pool: Pool | undefined
  readonly #share: DatabaseShare

  constructor(pool: PoolConfig, options: PrismaPgOptions, share: DatabaseShare) {
    super(pool, options)
    this.#share = share
  }

  override async connect() {
    const adapter = await super.connect()
    this.pool = adapter.underlyingDriver()
    const begin = adapter.startTransaction.bind(adapter)
    record(adapter, (work) => {
      refuseInsideTransaction()
      return retryConflicts(() => this.#share.use(work))
    })
    adapter.startTransaction = async (isolationLevel) => {
      refuseInsideTransaction()
      const end = await this.#share.take()
      try {
        const tx = await begin(isolationLevel)
        record(tx)
        const commit = tx.commit.bind(tx)
        const rollback = tx.rollback.bind(tx)
        tx.commit = () => commit().finally(end)
        tx.rollback = () => rollback().finally(end)
        return tx
      } catch (error) {
        end()
        throw error
      }
    }
    this.connected = adapter
    return adapter
  }
}

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

function record(queryable: SqlQueryable, run: Run = (work) => work()) {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) =>
    run(() => {
      statementLog.getStore()?.push(query.sql)
      return queryRaw(query)
    })
  queryable.executeRaw = (query) =>
    run(() => {
      statementLog.getStore()?.push(query.sql)
      return executeRaw(query)
    })
}

function refuseInsideTransaction() {
  if (openTransaction.getStore()?.isOpen) throw new Error('Inside a transaction only its own client (tx) may be used')
}
