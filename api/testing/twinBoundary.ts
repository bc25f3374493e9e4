import { Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { becomeTwinReader, type Reading } from '../platform/database/twinRole.ts'

/** Entries like `relation: text`. Reading statistics takes most of the time. */
export async function findBreaches(
  tx: Transaction,
  secrets: readonly string[],
  reading: Reading = { reader: null },
  { inStatistics = false } = {},
): Promise<string[]> {
  const relations = await tx.$queryRaw<{ name: string; columns: string | null }[]>`
    SELECT format('%I.%I', namespace.nspname, relation.relname) AS name,
      (SELECT string_agg(format('%I::text', attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = relation.oid AND attnum > 0 AND NOT attisdropped AND has_schema_privilege('twin_reader', namespace.oid, 'USAGE')
          AND has_column_privilege('twin_reader', relation.oid, attnum, 'SELECT')) AS columns
    FROM pg_class AS relation JOIN pg_namespace AS namespace ON namespace.oid = relation.relnamespace
    WHERE relation.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND (namespace.nspname NOT IN ('pg_catalog', 'information_schema') OR ${inStatistics} AND relation.relname ~ '^pg_stat')`
  await becomeTwinReader(tx, reading)
  const texts = relations
    .filter(({ columns }) => columns !== null)
    .map(({ name, columns }) => `SELECT '${name}' AS name, concat_ws(' ', ${columns}) AS text FROM ${name}`)
  const shown = await tx.$queryRaw<{ name: string; text: string }[]>`
    SELECT name, string_agg(text, E'\n') AS text FROM (${Prisma.raw(texts.join(' UNION ALL '))}) AS shown GROUP BY name`
  await tx.$queryRaw`SELECT set_config('role', 'none', true)`
  return shown.flatMap(({ name, text }) => secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`))
}

export async function withChange<T>(db: Database, change: string, look: (tx: Transaction) => Promise<T>): Promise<T> {
  let seen: { value: T } | undefined
  const undo = new Error('This was only supposed.')
  await db
    .$transaction(
      async (tx) => {
        for (const statement of change.split(';').filter((part) => part.trim() !== '')) await tx.$executeRawUnsafe(statement)
        seen = { value: await look(tx) }
        throw undo
      },
      { timeout: 120_000 },
    )
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!seen) throw new Error('Nothing was looked at.')
  return seen.value
}
