import { type ColumnType, ColumnTypeEnum, isDriverAdapterError, type SqlQueryable } from '@prisma/driver-adapter-utils'
import { Prisma } from '../../__generated__/prisma/client.ts'

const parameterType = { scalarType: 'unknown', arity: 'scalar' } as const

/**
 * Rows of a statement that goes straight to the driver below Prisma, whose engine takes longer over a small one than PostgreSQL does. Values and
 * errors are those of Prisma's own raw queries.
 * @param nameOf what a column is called in the rows
 */
export async function driverRows(
  driver: SqlQueryable,
  text: string,
  parameters: readonly unknown[],
  nameOf: (column: string) => string,
): Promise<Record<string, unknown>[]> {
  const query = { sql: text, args: [...parameters], argTypes: parameters.map(() => parameterType) }
  const { columnNames, columnTypes, rows } = await driver.queryRaw(query).catch(rethrown)
  const names = columnNames.map(nameOf)
  const readers = columnTypes.map((type) => readerOf[type])
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) {
      const value = values[at]
      const read = readers[at]
      row[names[at] as string] = value === null || value === undefined ? null : read ? read(value) : value
    }
    return row
  })
}

type Reader = (value: unknown) => unknown

const date: Reader = (value) => new Date(value as string)
const time: Reader = (value) => new Date(`1970-01-01T${value as string}Z`)
const integer: Reader = (value) => BigInt(value as string)
const decimal: Reader = (value) => new Prisma.Decimal(value as string)
const listOf =
  (read: Reader): Reader =>
  (values) =>
    (values as unknown[]).map((value) => (value === null ? null : read(value)))

/** What the driver leaves as text; everything else is as it should be. */
const readerOf: { readonly [Type in ColumnType]?: Reader } = {
  [ColumnTypeEnum.Int64]: integer,
  [ColumnTypeEnum.Int64Array]: listOf(integer),
  [ColumnTypeEnum.Numeric]: decimal,
  [ColumnTypeEnum.NumericArray]: listOf(decimal),
  [ColumnTypeEnum.DateTime]: date,
  [ColumnTypeEnum.DateTimeArray]: listOf(date),
  [ColumnTypeEnum.Date]: date,
  [ColumnTypeEnum.DateArray]: listOf(date),
  [ColumnTypeEnum.Time]: time,
  [ColumnTypeEnum.TimeArray]: listOf(time),
  [ColumnTypeEnum.Json]: (value) => JSON.parse(value as string) as unknown,
  [ColumnTypeEnum.JsonArray]: listOf((value) => JSON.parse(value as string) as unknown),
}

function rethrown(error: unknown): never {
  if (!isDriverAdapterError(error)) throw error
  const { originalCode = 'N/A', originalMessage = error.message } = error.cause
  throw new Prisma.PrismaClientKnownRequestError(`Raw query failed. Code: \`${originalCode}\`. Message: \`${originalMessage}\``, {
    code: 'P2010',
    clientVersion: Prisma.prismaVersion.client,
    meta: { driverAdapterError: error },
  })
}
