import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils'
import pg from 'pg'

interface EngineQueue {
  loading?: Promise<void>
  previous: Promise<unknown>
}

/** The engine exists once per process, but a test runner may load this module several times. */
const queue: EngineQueue = ((globalThis as { twainSchemaEngine?: EngineQueue }).twainSchemaEngine ??= { previous: Promise.resolve() })

/** WebAssembly, because the native build would be downloaded. Concurrent engines abort, so calls are queued. */
export function withSchemaEngine<Result>(pool: pg.Pool, work: (engine: SchemaEngine) => Promise<Result>): Promise<Result> {
  const turn = queue.previous.then(() => runEngine(pool, work))
  queue.previous = turn.catch(() => {})
  return turn
}

async function runEngine<Result>(pool: pg.Pool, work: (engine: SchemaEngine) => Promise<Result>): Promise<Result> {
  await (queue.loading ??= load())
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptAdapter(pool))
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter)
  try {
    return await work(engine)
  } finally {
    engine.free()
  }
}

async function load() {
  const path = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = await readFile(path.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': createBindings() })
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start } = instance.exports
  if (typeof __wbindgen_start === 'function') __wbindgen_start()
}

/** The engine’s lock timer would keep a finished process alive for 10 s. */
function createBindings() {
  const setTimer = (callback: () => void, ms: number) => setTimeout(callback, ms).unref()
  return Object.fromEntries(
    Object.entries(bindings).map(([name, value]) => [name, name.startsWith('__wbg_setTimeout_') ? setTimer : value]),
  )
}

/** If the process dies between a script and its record, the database can't be migrated anymore. */
const recordMigration = `
DO $$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $$;`

/** The stock adapter splits scripts at every semicolon, even in function bodies. */
class WholeScriptAdapter extends PrismaPg {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super(pool)
    this.#pool = pool
  }

  override async connect() {
    const adapter = await super.connect()
    adapter.executeScript = async (script) => {
      try {
        await this.#pool.query(`${script}\n;${recordMigration}`)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error
        const { code = '', severity = 'ERROR', message, detail, column, hint } = error
        throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint })
      }
    }
    return adapter
  }
}
