import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from 'kysely'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { columns, type Tables } from '../../__generated__/tables.ts'
import { type Database, driverOf, type Transaction } from '../database.ts'
import { driverRows } from './driverRows.ts'
import { withModelNames } from './modelNames.ts'

// SQL of our own is written with Kysely, which knows the tables from schema.prisma, and run over Prisma's connection, so that transactions, roles and
// the counting of statements hold for it. What Kysely cannot say stands in its `sql`, with the columns as references.

class CamelCase extends CamelCasePlugin {
  nameOf(column: string): string {
    return this.camelCase(column)
  }
}

const camelCase = new CamelCase({ maintainNestedObjectKeys: true })

/** Writes statements, and runs none. */
export const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [camelCase],
})

type Statement<Row> = (Compilable<Row> & { toOperationNode(): RootOperationNode }) | RawBuilder<Row>

function compile(statement: Statement<unknown>): CompiledQuery {
  return 'isRawBuilder' in statement ? statement.compile(kysely) : statement.compile()
}

/** Its rows come with the names that Prisma gives them. */
function compileNamed(statement: Statement<unknown>): CompiledQuery {
  if ('isRawBuilder' in statement) return compile(statement)
  const node = withModelNames(statement.toOperationNode(), (column) => camelCase.nameOf(column))
  return kysely.getExecutor().compileQuery(node, createQueryId())
}

/** The part of a statement that is written as a template, in one that is written with Kysely. */
export function fragment<Type>({ strings, values }: Prisma.Sql): RawBuilder<Type> {
  return sql<Type>(Object.assign([...strings], { raw: strings }), ...values)
}

/** For `where('id', '=', among(ids, 'uuid'))`: the text is the same for any number of them, also for none. */
export function among<Value>(values: readonly Value[] | RawBuilder<Value[]>, type: string): RawBuilder<Value> {
  return sql<Value>`any(${'isRawBuilder' in values ? values : [...values]}::${sql.raw(type)}[])`
}

/** A value whose type PostgreSQL cannot tell from a column, as in a list of what is selected. */
export function valueAs<Value>(value: Value | RawBuilder<Value>, type: string): RawBuilder<Value> {
  return sql<Value>`${value}::${sql.raw(type)}`
}

/** The entries of a list in JSON as rows, for `selectFrom`; `types` says what each of their fields is in SQL. */
export function entriesOf<Entry extends object>(
  json: string | RawBuilder<string>,
  types: Record<keyof Entry & string, string>,
): RawBuilder<Entry> {
  const fields = Object.entries(types)
  const selected = fields.map(([field]) => `"${field}" AS ${snakeCase(field)}`).join(', ')
  const typed = fields.map(([field, type]) => `"${field}" ${String(type)}`).join(', ')
  return sql<Entry>`(SELECT ${sql.raw(selected)} FROM jsonb_to_recordset(${json}::jsonb) AS entry(${sql.raw(typed)}))`
}

/** What a statement answers with. */
export async function rowsOf<Row>(db: Database | Transaction, statement: Statement<Row>): Promise<Row[]> {
  const { sql: text, parameters } = compile(statement)
  return run(db, text, parameters)
}

export async function firstRowOf<Row>(db: Database | Transaction, statement: Statement<Row>): Promise<Row | null> {
  const [row] = await rowsOf(db, statement)
  return row ?? null
}

/** How many rows a statement changed. */
export function changedBy(db: Database | Transaction, statement: Statement<unknown>): Promise<number> {
  const { sql: text, parameters } = compile(statement)
  return db.$executeRawUnsafe(text, ...parameters)
}

/** Stands for an argument in a statement that is compiled once. */
class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** A statement that is asked for often: it is written once, with `arg('name')` wherever an argument goes. */
export function prepared<Arguments extends object, Row>(
  write: (arg: <Name extends keyof Arguments>(name: Name) => RawBuilder<Arguments[Name]>) => Statement<Row>,
): (db: Database | Transaction, values: Arguments) => Promise<Row[]> {
  let written: CompiledQuery | undefined
  return (db, values) => {
    written ??= compileNamed(write((name) => sql.val(new Placeholder(name)) as unknown as RawBuilder<Arguments[typeof name]>))
    const parameters = written.parameters.map((value) => (value instanceof Placeholder ? values[value.name as keyof Arguments] : value))
    return run(db, written.sql, parameters)
  }
}

/** The text has no values in it: all of them are parameters. */
async function run<Row>(db: Database | Transaction, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const driver = driverOf(db)
  if (driver) return (await driverRows(driver, text, parameters, nameOf)) as Row[]
  const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(text, ...parameters)
  if (!Object.keys(rows[0] ?? {}).some((column) => column.includes('_'))) return rows as Row[]
  const { rows: named } = await camelCase.transformResult({ result: { rows }, queryId: { queryId: '' } })
  return named as Row[]
}

function nameOf(column: string): string {
  return column.includes('_') ? camelCase.nameOf(column) : column
}

type ColumnOf<Table extends keyof Tables> = (typeof columns)[Table][number] & string

/** Every column of a table that Prisma reads, too: together they are a row of its model. `alias` is what the statement calls the table. */
export function columnsOf<Table extends keyof Tables, Alias extends string = Table>(
  table: Table,
  alias: Alias = table as unknown as Alias,
): `${Alias}.${ColumnOf<Table>}`[] {
  return columns[table].map((column) => `${alias}.${column as ColumnOf<Table>}` as const)
}

function snakeCase(name: string): string {
  return Array.from(name, (letter) => (letter === letter.toLowerCase() ? letter : `_${letter.toLowerCase()}`)).join('')
}
