import { sql } from 'kysely'
import type { Step } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { countChanged, kysely, queryFirstRow, queryRows } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { toAnswerPreview, toPreview } from '../threads/previews.ts'

// The shown branch has positions. Callers must lock the thread first and refuse during a run.

type StepInThread = Pick<Step, 'id' | 'threadId'>

/** It may have been deleted in between. */
export async function requireStep(tx: Transaction, { id }: Pick<Step, 'id'>): Promise<Step> {
  const step = await tx.step.findUnique({ where: { id } })
  if (!step) throw new NotFoundError('no_such_message')
  return step
}

export async function showBranch(tx: Transaction, { id, threadId, position }: StepInThread & Pick<Step, 'position'>): Promise<number> {
  if (position !== null) return position
  const fork = await queryFirstRow(
    tx,
    sql<{ position: number }>`
    WITH RECURSIVE up AS (
      SELECT parent_id, position FROM steps WHERE id = ${id}::uuid
      UNION ALL SELECT parent.parent_id, parent.position FROM steps AS parent JOIN up ON parent.id = up.parent_id WHERE up.position IS NULL
    ) SELECT coalesce(max(position) + 1, 0) AS position FROM up`,
  )
  const from = fork?.position ?? 0
  await hideFrom(tx, threadId, from)
  const shown = await queryRows(
    tx,
    sql<{ id: string; position: number }>`
    WITH RECURSIVE up AS (
      SELECT id, parent_id, 0 AS level FROM steps WHERE id = ${id}::uuid
      UNION ALL SELECT parent.id, parent.parent_id, level - 1 FROM steps AS parent JOIN up ON parent.id = up.parent_id
      WHERE parent.position IS NULL
    ), down AS (
      SELECT id, 0 AS level FROM up WHERE level = 0
      UNION ALL SELECT child.id, level + 1 FROM down CROSS JOIN LATERAL (
        SELECT id FROM steps WHERE parent_id = down.id ORDER BY hidden_at DESC, id DESC LIMIT 1
      ) AS child
    ), path AS (
      SELECT id, level - (SELECT min(level) FROM up) AS distance FROM (SELECT id, level FROM up UNION SELECT id, level FROM down) AS steps
    )
    UPDATE steps SET position = ${from}::int + distance, hidden_at = NULL FROM path WHERE steps.id = path.id
    RETURNING steps.id, steps.position`,
  )
  await resize(tx, threadId, { from, stepCount: from + shown.length })
  return shown.find((one) => one.id === id)?.position ?? from
}

export async function hideFrom(tx: Transaction, threadId: string, position: number): Promise<string[]> {
  const hidden = await queryRows(
    tx,
    kysely
      .with('before', (db) =>
        db.selectFrom('steps').select(['id', 'position']).where('threadId', '=', threadId).where('position', '>=', position),
      )
      .with('hidden', (db) =>
        db
          .updateTable('steps')
          .set({ position: null, hiddenAt: sql<Date>`clock_timestamp()` })
          .where('threadId', '=', threadId)
          .where('position', '>=', position)
          .returning('id'),
      )
      .selectFrom('before')
      .innerJoin('hidden', 'hidden.id', 'before.id')
      .select('before.id')
      .orderBy('before.position'),
  )
  await resize(tx, threadId, { from: position, stepCount: position })
  return hidden.map(({ id }) => id)
}

export async function deleteBranch(tx: Transaction, { id, threadId, parentId, position }: Step): Promise<void> {
  if (position !== null) await hideFrom(tx, threadId, position)
  await countChanged(
    tx,
    sql`
    WITH RECURSIVE below AS (
      SELECT id FROM steps WHERE id = ${id}::uuid UNION ALL SELECT child.id FROM steps AS child JOIN below ON child.parent_id = below.id
    ) DELETE FROM steps USING below WHERE steps.id = below.id`,
  )
  if (position === null) return
  const version = await tx.step.findFirst({
    where: { threadId, parentId, position: null },
    orderBy: [{ hiddenAt: 'desc' }, { id: 'desc' }],
  })
  if (version) await showBranch(tx, version)
}

async function resize(tx: Transaction, threadId: string, { from, stepCount }: { from: number; stepCount: number }): Promise<void> {
  const ends = await tx.step.findMany({
    where: { threadId, position: { in: [0, stepCount - 1] } },
    orderBy: { position: 'asc' },
    select: { stepType: true, input: true, output: true },
  })
  const [first = null, last = null] = [ends[0], ends.at(-1)].map((step) => step && getPreview(step))
  await tx.thread.update({ where: { id: threadId }, data: { stepCount, firstMessagePreview: first, lastMessagePreview: last } })
  await tx.thread.updateMany({ where: { id: threadId, summaryPosition: { gt: from } }, data: { summary: null, summaryPosition: 0 } })
}

function getPreview({ stepType, input, output }: Pick<Step, 'stepType' | 'input' | 'output'>): string {
  return stepType === 'user_message' ? toPreview(input) : toAnswerPreview(output)
}

/** Versions of a message share files, which stay until the last one is deleted. */
export async function copyAttachments(tx: Transaction, stepId: string): Promise<string[]> {
  const copies = await queryRows(
    tx,
    sql<{ id: string }>`
    WITH copied AS MATERIALIZED (SELECT id AS original, gen_random_uuid() AS copy, position FROM elements WHERE step_id = ${stepId}::uuid),
    files AS (
      INSERT INTO elements (id, user_id, element_type, content, file_path, url, file_size, mime_type, properties, metadata, problem, text_bytes, item_id)
      SELECT copy, user_id, element_type, content, file_path, replace(url, original::text, copy::text), file_size, mime_type, properties, metadata,
        problem, text_bytes, item_id
      FROM elements JOIN copied ON id = original
    ), texts AS (
      INSERT INTO attachment_texts (element_id, text) SELECT copy, text FROM attachment_texts JOIN copied ON element_id = original
    ), parts AS (
      INSERT INTO passages (owner_id, source_kind, source_id, group_id, ordinal, start_offset, end_offset, page, title, text, unaccented, language, audience, length)
      SELECT owner_id, source_kind, copy, copy, ordinal, start_offset, end_offset, page, title, text, unaccented, language, audience, length
      FROM passages JOIN copied ON source_kind = 'attachment' AND source_id = original
    ) SELECT copy AS id FROM copied ORDER BY position`,
  )
  return copies.map(({ id }) => id)
}
