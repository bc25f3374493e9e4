import { expect, test } from 'vitest'
import { type Migration, readMigrations } from './migrations.ts'

/** Migrations from before the first release. */
const exempt = new Set(['20261125080000_init', '20261125174500_audiences'])

const forbidden = [
  /\bDROP (?:COLUMN|TABLE|TYPE)\b[^,;]*/gi,
  /\bRENAME\b[^,;]*/gi,
  /\bALTER COLUMN\b[^,;]*\b(?:SET NOT NULL|(?:SET DATA )?TYPE)\b[^,;]*/gi,
]

/** Changes that fail or hide data in processes of the previous version. */
function findBreakingChanges({ sql }: Pick<Migration, 'sql'>): string[] {
  const statements = sql.replaceAll(/^\s*--.*$/gm, '').split(';')
  const added = statements
    .filter((statement) => /\bALTER TABLE\b/i.test(statement))
    .flatMap((statement) => statement.split(/\b(?=(?:ADD|ALTER) COLUMN\b)/i).filter((clause) => /^ADD COLUMN\b/i.test(clause)))
    .filter((clause) => /\bNOT NULL\b/i.test(clause) && !/\bDEFAULT\b/i.test(clause))
  return [...forbidden.flatMap((pattern) => statements.join(';').match(pattern) ?? []), ...added].map((change) =>
    change.replaceAll(/\s+/g, ' ').trim(),
  )
}

test('migrations stay compatible with the previous version', async () => {
  const migrations = await readMigrations()
  const breaking = migrations
    .filter(({ name }) => !exempt.has(name))
    .flatMap((one) => findBreakingChanges(one).map((sql) => [one.name, sql]))
  expect(breaking).toEqual([])
  for (const name of exempt) expect(migrations.map((one) => one.name)).toContain(name)
})

test.each([
  ['ALTER TABLE "users" DROP COLUMN "name";', ['DROP COLUMN "name"']],
  ['DROP TABLE "users";', ['DROP TABLE "users"']],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "title";', ['RENAME COLUMN "name" TO "title"']],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', ['ALTER COLUMN "name" SET NOT NULL']],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE UUID;', ['ALTER COLUMN "name" SET DATA TYPE UUID']],
  [
    `ALTER TABLE "users" ADD COLUMN "one" TEXT[] NOT NULL DEFAULT ARRAY['a', 'b'],\nADD COLUMN "two" DATE NOT NULL;`,
    ['ADD COLUMN "two" DATE NOT NULL'],
  ],
  ['ALTER TABLE "users" ADD COLUMN "one" TEXT, ALTER COLUMN "two" DROP NOT NULL; CREATE TABLE "new" ("id" UUID NOT NULL);', []],
  ['-- DROP TABLE "users"\nDROP INDEX "users_name";', []],
])('%s', (sql, changes) => {
  expect(findBreakingChanges({ sql })).toEqual(changes)
})
