import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Step } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'

type VersionedStep = Pick<Step, 'id' | 'threadId' | 'parentId' | 'position'>

export type WithVersions<Versioned> = Versioned & { readonly versionIds: string[] }

/** Versions have the same previous step, or begin the same conversation. */
export function createVersions(db: Database) {
  const versions = new DataLoader((steps: readonly VersionedStep[]) => findVersions(db, steps), { cache: false })
  return {
    load: (step: VersionedStep) => versions.load(step),
    async add<Versioned extends VersionedStep>(steps: readonly Versioned[]): Promise<WithVersions<Versioned>[]> {
      const found = await findVersions(db, steps)
      return steps.map((step, index) => ({ ...step, versionIds: found[index] ?? [step.id] }))
    },
  }
}

async function findVersions(db: Database, steps: readonly VersionedStep[]): Promise<string[][]> {
  const parentIds = steps.flatMap(({ parentId }) => parentId ?? [])
  const threadIds = steps.filter(isFirst).map(({ threadId }) => threadId)
  if (parentIds.length + threadIds.length === 0) return steps.map(({ id }) => [id])
  const after = kysely.selectFrom('steps').select(['id', 'parentId as key']).where('parentId', '=', anyOf(parentIds, 'uuid'))
  const first = kysely
    .selectFrom('steps')
    .select(['id', 'threadId as key'])
    .where('threadId', '=', anyOf(threadIds, 'uuid'))
    .where('parentId', 'is', null)
    .where((eb) => eb.or([eb('position', '=', sql.lit(0)), eb('position', 'is', null)]))
  const rows = await queryRows(db, kysely.selectFrom(after.unionAll(first).as('versions')).selectAll().orderBy('id'))
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return steps.map((step) => {
    const versions = isFirst(step) ? byKey.get(step.threadId) : byKey.get(step.parentId)
    return versions?.map(({ id }) => id) ?? [step.id]
  })
}

function isFirst({ parentId, position }: VersionedStep): boolean {
  return parentId === null && !position
}
