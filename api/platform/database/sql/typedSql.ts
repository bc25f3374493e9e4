import { type ColumnType, ColumnTypeEnum, isDriverAdapterError, type SqlQueryable } from '@prisma/driver-adapter-utils'
import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type GeneratedAlways,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { DB } from '../../__generated__/tables.ts'
import { type Database, getDriver, type Transaction } from '../database.ts'
import { toSnakeCase } from '../../text/toBody.ts'

// Kysely builds the SQL that Prisma cannot express and runs it on Prisma's connections. Outside of transactions it bypasses Prisma's
// engine, which saves 30 to 60 µs of CPU per statement.

/** `Unsupported` in schema.prisma. */
type TextSearchVector = GeneratedAlways<{ readonly __type: 'tsvector' }>
type Vector = { readonly __type: 'vector' }

type Searched = 'steps' | 'threads' | 'memories' | 'knowledgeItems' | 'publicListings'
export type Tables = DB & { [Table in Searched]: { search: TextSearchVector } } & {
  passages: { stems: TextSearchVector; words: TextSearchVector }
  passageEmbeddings: { embedding: Vector; lines: Vector | null }
}

class ModelNames extends CamelCasePlugin {
  getName(column: string): string {
    return this.camelCase(column)
  }
}
const names = new ModelNames()

export const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [names],
})

type Statement<Row> = Compilable<Row> | RawBuilder<Row>

function compile(statement: Statement<unknown>): CompiledQuery {
  return 'isRawBuilder' in statement ? statement.compile(kysely) : statement.compile()
}

/** Unlike with `in`, the statement text does not depend on the number of values. */
export function anyOf<Value>(values: readonly Value[] | RawBuilder<Value[]>, type: string): RawBuilder<Value> {
  return sql<Value>`any(${'isRawBuilder' in values ? values : [...values]}::${sql.raw(type)}[])`
}

/** Casts values whose type PostgreSQL cannot infer. */
export function castValue<Value>(value: Value | RawBuilder<Value>, type: string): RawBuilder<Value> {
  return sql<Value>`${value}::${sql.raw(type)}`
}

export function selectEntries<Entry extends object>(
  json: string | RawBuilder<string>,
  types: Record<keyof Entry & string, string>,
): RawBuilder<Entry> {
  const fields = Object.entries(types)
  const selected = fields.map(([field]) => `"${field}" AS ${toSnakeCase(field)}`).join(', ')
  const typed = fields.map(([field, type]) => `"${field}" ${String(type)}`).join(', ')
  return sql<Entry>`(SELECT ${sql.raw(selected)} FROM jsonb_to_recordset(${json}::jsonb) AS entry(${sql.raw(typed)}))`
}

/** Reads one index entry per value; SELECT DISTINCT reads all rows. */
export function selectDistinct(table: string, column: string, condition: RawBuilder<SqlBool> = sql`true`): RawBuilder<{ value: string }> {
  const next = (after: RawBuilder<SqlBool>) =>
    sql`SELECT ${sql.ref(column)} FROM ${sql.table(table)} WHERE ${condition} AND ${after} ORDER BY ${sql.ref(column)} LIMIT 1`
  return sql`(WITH RECURSIVE found (value) AS (
    (${next(sql`true`)}) UNION ALL SELECT (${next(sql`${sql.ref(column)} > found.value`)}) FROM found WHERE found.value IS NOT NULL
  ) SELECT value FROM found WHERE value IS NOT NULL)`
}

const models = {
  dailyUses: Prisma.DailyUseScalarFieldEnum,
  knowledgeItems: Prisma.KnowledgeItemScalarFieldEnum,
  notifications: Prisma.NotificationScalarFieldEnum,
  projects: Prisma.ProjectScalarFieldEnum,
  runs: Prisma.RunScalarFieldEnum,
  threads: Prisma.ThreadScalarFieldEnum,
} as const

export function listColumns<Table extends keyof typeof models>(table: Table): `${Table}.${keyof (typeof models)[Table] & string}`[] {
  return Object.keys(models[table]).map((column) => `${table}.${column}` as never)
}

export async function queryRows<Row>(db: Database | Transaction, statement: Statement<Row>): Promise<Row[]> {
  return run(db, compile(statement))
}

export async function queryFirstRow<Row>(db: Database | Transaction, statement: Statement<Row>): Promise<Row | null> {
  const [row] = await queryRows(db, statement)
  return row ?? null
}

export function countChanged(db: Database | Transaction, statement: Statement<unknown>): Promise<number> {
  const { sql: text, parameters } = compile(statement)
  return db.$executeRawUnsafe(text, ...parameters)
}

class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** Compiling takes Kysely a quarter of a millisecond. `arg('name')` is a placeholder. */
export function prepareStatement<Arguments extends object, Row>(
  write: (arg: <Name extends keyof Arguments>(name: Name) => RawBuilder<Arguments[Name]>) => Statement<Row>,
): (db: Database | Transaction, values: Arguments) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined
  return (db, values) => {
    compiled ??= compile(write((name) => sql.val(new Placeholder(name)) as unknown as RawBuilder<Arguments[typeof name]>))
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name as keyof Arguments] : value))
    return run(db, { sql: compiled.sql, parameters })
  }
}

async function run<Row>(db: Database | Transaction, { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<Row[]> {
  const driver = getDriver(db)
  if (driver) return (await runOnDriver(driver, text, parameters)) as Row[]
  const rows = await db.$queryRawUnsafe<object[]>(text, ...parameters)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [names.getName(column), value])) as Row)
}

/** Same values and errors as Prisma's raw queries. */
async function runOnDriver(driver: SqlQueryable, text: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const argTypes = parameters.map(() => ({ scalarType: 'unknown', arity: 'scalar' }) as const)
  const { columnNames, columnTypes, rows } = await driver.queryRaw({ sql: text, args: [...parameters], argTypes }).catch(rethrow)
  const columns = columnNames.map((column, index) => ({ name: names.getName(column), read: readers[columnTypes[index] as ColumnType] }))
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (const [index, { name, read }] of columns.entries()) {
      const value = values[index] ?? null
      row[name] = value !== null && read ? read(value) : value
    }
    return row
  })
}

type Reader = (value: unknown) => unknown
const date: Reader = (value) => new Date(value as string)
const time: Reader = (value) => new Date(`1970-01-01T${value as string}Z`)
const integer: Reader = (value) => BigInt(value as string)
const decimal: Reader = (value) => new Prisma.Decimal(value as string)
const json: Reader = (value) => JSON.parse(value as string)
const toList =
  (read: Reader): Reader =>
  (values) =>
    (values as unknown[]).map((value) => (value === null ? null : read(value)))

const readers: { readonly [Type in ColumnType]?: Reader } = {
  [ColumnTypeEnum.Int64]: integer,
  [ColumnTypeEnum.Int64Array]: toList(integer),
  [ColumnTypeEnum.Numeric]: decimal,
  [ColumnTypeEnum.NumericArray]: toList(decimal),
  [ColumnTypeEnum.DateTime]: date,
  [ColumnTypeEnum.DateTimeArray]: toList(date),
  [ColumnTypeEnum.Date]: date,
  [ColumnTypeEnum.DateArray]: toList(date),
  [ColumnTypeEnum.Time]: time,
  [ColumnTypeEnum.TimeArray]: toList(time),
  [ColumnTypeEnum.Json]: json,
  [ColumnTypeEnum.JsonArray]: toList(json),
}

function rethrow(error: unknown): never {
  if (!isDriverAdapterError(error)) throw error
  const { originalCode = 'N/A', originalMessage = error.message } = error.cause
  throw new Prisma.PrismaClientKnownRequestError(`Raw query failed. Code: \`${originalCode}\`. Message: \`${originalMessage}\``, {
    code: 'P2010',
    clientVersion: Prisma.prismaVersion.client,
    meta: { driverAdapterError: error },
  })
}
