import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Audience, PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import type { Source } from './passageWriter.ts'

export interface SourceVersion extends Source {
  /** PostgreSQL's row version. */
  version: string
}

export async function readSources(db: Database, pending: readonly Pick<Source, 'kind' | 'id'>[]): Promise<SourceVersion[]> {
  const sources: SourceVersion[] = []
  for (const [kind, select] of Object.entries(selectSources)) {
    const ids = pending.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0) sources.push(...(await queryRows(db, select(anyOf(ids, 'uuid')))))
  }
  return sources
}

const selectSources: Partial<Record<PassageSource, (ids: RawBuilder<string>) => Compilable<SourceVersion>>> = {
  item: (ids) =>
    kysely
      .selectFrom('knowledgeItems')
      .select(['id', 'userId as ownerId', 'title', 'content as text', 'audience'])
      .select([sql.lit<PassageSource>('item').as('kind'), sql<string>`xmin::text`.as('version')])
      .where('id', '=', ids),
  memory: (ids) =>
    kysely
      .selectFrom('memories')
      .select(['id', 'userId as ownerId', 'content as text'])
      .select([sql.lit<PassageSource>('memory').as('kind'), sql<string>`xmin::text`.as('version')])
      .select([sql.lit('').as('title'), sql<Audience>`'private'::audience`.as('audience')])
      .where('id', '=', ids)
      .where('supersededById', 'is', null),
  step: (ids) =>
    kysely
      .selectFrom('steps')
      .innerJoin('threads', 'threads.id', 'steps.threadId')
      .select(['steps.id', 'steps.userId as ownerId'])
      .select([sql.lit<PassageSource>('step').as('kind'), sql<string>`steps.xmin::text`.as('version')])
      .select([sql<string>`coalesce(threads.name, '')`.as('title'), sql<string>`steps.input || steps.output`.as('text')])
      .select(sql<Audience>`'private'::audience`.as('audience'))
      .select(sql<Source['group']>`jsonb_build_object('id', steps.thread_id, 'position', coalesce(steps.position, 0))`.as('group'))
      .where('steps.id', '=', ids)
      .where('steps.userId', 'is not', null)
      .where('steps.isForgotten', '=', false)
      .where('threads.isTemporary', '=', false)
      .$narrowType<{ ownerId: string }>(),
}
