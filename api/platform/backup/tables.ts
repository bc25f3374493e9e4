import type { Client } from 'pg'
import { StartupError } from '../startupError.ts'

interface Table {
  name: string
  columns: string[]
}

const rowsPerEntry = 100
/** Left out, because they describe the running server. */
const unsaved = ['_prisma_migrations', 'processes', 'shared_settings']

/** Call in a transaction. A line is a row: a JSON array of its columns as text. */
export async function* dumpTables(client: Client): AsyncGenerator<{ table: Table; lines: string[] }> {
  await client.query(`SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle TO ISO; SET LOCAL bytea_output TO hex; SET LOCAL row_security TO off`)
  for (const table of await readTables(client)) {
    const columns = table.columns.map((name) => `${quote(name)}::text`).join(', ')
    await client.query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${columns}]::text[])::text AS line FROM ${quote(table.name)}`,
    )
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${rowsPerEntry} FROM backup`)
      if (rows.length === 0) break
      yield { table: { name: table.name, columns: table.columns }, lines: rows.map(({ line }) => line) }
    }
    await client.query('CLOSE backup')
  }
}

/** Call in a transaction, then `end` it with the constraints checked. */
export async function beginLoad(client: Client) {
  const tables = await readTables(client)
  const names = tables.map(({ name }) => quote(name))
  const { rows: foreignKeys } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  )
  for (const { drop } of foreignKeys) await client.query(drop)
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${[...names, 'processes', 'shared_settings'].join(', ')}`)
  return {
    async load({ name, columns }: Table, lines: string[]) {
      const types = tables.find((table) => table.name === name)?.types ?? {}
      const unknown = columns.find((column) => !Object.hasOwn(types, column))
      if (unknown !== undefined) throw new StartupError(`This backup has an unknown column: ${name}.${unknown}.`)
      const values = columns.map((column, index) => `(line->>${index})::${types[column]}`)
      await client.query(
        `INSERT INTO ${quote(name)} (${columns.map(quote).join(', ')}) OVERRIDING SYSTEM VALUE
         SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS line`,
        [`[${lines.join(',')}]`],
      )
    },
    async end() {
      for (const { add } of foreignKeys) await client.query(add)
      for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    },
  }
}

export type { Table }

export async function readSequences(client: Client) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return rows
}

export async function setSequences(client: Client, sequences: { name: string; value: string }[]): Promise<void> {
  for (const { name, value } of sequences) await client.query('SELECT setval($1::regclass, $2::bigint)', [quote(name), value])
}

/** Skips generated columns. */
async function readTables(client: Client): Promise<(Table & { types: Record<string, string> })[]> {
  const { rows } = await client.query<Table & { types: Record<string, string> }>(
    `SELECT relname AS name, json_agg(attname ORDER BY attnum) AS columns, json_object_agg(attname, format_type(atttypid, atttypmod)) AS types
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1)
     GROUP BY relname ORDER BY relname`,
    [unsaved],
  )
  return rows
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
