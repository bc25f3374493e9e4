import type { ImportedKind } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { maxProjects, maxItems } from '../../chat/projects/projects.service.ts'
import { maxPrompts } from '../../chat/savedPrompts/savedPrompts.service.ts'
import type { DocumentsService } from '../../knowledge/documents/documents.service.ts'
import { mostRules } from '../../memory/rules/memoryRules.service.ts'
import { containsSecret } from '../../memory/secrets.ts'
import { hashClaim } from '../../memory/superseding.ts'
import { matchWording } from '../../memory/memory.service.ts'
import { maxTasks } from '../../scheduledTasks/scheduledTasks.service.ts'
import { maxChecks } from '../../twin/corrections/corrections.service.ts'
import { findOwn, type Importer, toOwnId } from './ownEntries.ts'
import type { Row, rowSchemas } from './rows.ts'
import { addDocument } from './documents.ts'

export interface ListContext {
  readonly tx: Transaction
  readonly userId: string
  readonly importer: Importer
  readonly documents: DocumentsService
}

type Created = readonly { id: string }[]

export interface ListWriter<List extends keyof typeof rowSchemas> {
  readonly kind: ImportedKind
  readonly most?: number
  count?(tx: Transaction, userId: string): Promise<number>
  /** Returns what was added; the rest is left out. */
  add(context: ListContext, rows: readonly Row<List>[]): Promise<Created>
}

type Writers = { readonly [List in keyof typeof rowSchemas]: ListWriter<List> }

export const listWriters: Writers = {
  'knowledge.json': {
    kind: 'item',
    async add(context, rows) {
      const { tx, userId, importer } = context
      const isPrivate = await isProfilePrivate(tx, userId)
      const items = rows.map((row) => ({ ...row, audience: isPrivate ? row.audience : ('private' as const) }))
      const data = items.flatMap((item) => (item.kind === 'document' ? [] : [{ ...item, ...toOwnKey(importer, item) }]))
      const created: { id: string }[] = await tx.knowledgeItem.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
      for (const item of items) if (item.kind === 'document') created.push(...(await addDocument(context, item)))
      return created
    },
  },

  'projects.json': {
    kind: 'project',
    most: maxProjects,
    count: (tx, userId) => tx.project.count({ where: { userId } }),
    async add({ tx, importer }, rows) {
      const items = await findOwn(
        tx,
        'item',
        importer,
        rows.flatMap((row) => row.items.map(({ itemId }) => itemId)),
      )
      const data = rows.map(({ name, instructions, createdAt, updatedAt, ...project }) => ({
        name,
        instructions,
        createdAt,
        updatedAt,
        ...toOwnKey(importer, project),
      }))
      const created = await tx.project.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
      const isCreated = new Set(created.map(({ id }) => id))
      const links = rows.flatMap(({ id, items: all }) => {
        const projectId = toOwnId(importer, id)
        if (!isCreated.has(projectId)) return []
        return all.slice(0, maxItems).flatMap(({ itemId: inFile, addedAt }) => {
          const itemId = items.get(inFile)
          return itemId === undefined ? [] : [{ projectId, itemId, addedAt }]
        })
      })
      await tx.projectItem.createMany({ data: links, skipDuplicates: true })
      return created
    },
  },

  'saved-prompts.json': {
    kind: 'saved_prompt',
    most: maxPrompts,
    count: (tx, userId) => tx.savedPrompt.count({ where: { userId } }),
    add: ({ tx, importer }, rows) =>
      tx.savedPrompt.createManyAndReturn({
        data: rows.map((row) => ({ ...row, ...toOwnKey(importer, row) })),
        skipDuplicates: true,
        select: { id: true },
      }),
  },

  'memories.json': {
    kind: 'memory',
    async add({ tx, userId, importer }, rows) {
      const isCurrent = { userId, supersededById: null }
      const replacing = await findOwn(
        tx,
        'memory',
        importer,
        rows.map((row) => row.supersededById),
      )
      const current = await tx.memory.findMany({ where: { ...isCurrent, id: { in: [...replacing.values()] } }, select: { id: true } })
      const isReplacing = new Set(current.map(({ id }) => id))
      const projects = await findOwn(
        tx,
        'project',
        importer,
        rows.map((row) => row.projectId),
      )
      const data = rows.flatMap((row) => {
        const supersededById = row.supersededById === null ? null : (replacing.get(row.supersededById) ?? '')
        if (containsSecret(row.content) || (supersededById !== null && !isReplacing.has(supersededById))) return []
        const supersededAt = supersededById === null ? null : (row.supersededAt ?? row.updatedAt)
        const sourceStepId = row.sourceStepId && toOwnId(importer, row.sourceStepId)
        // A project that is missing still restricts the memory.
        const projectId = row.projectId && (projects.get(row.projectId) ?? toOwnId(importer, row.projectId))
        return [{ ...row, ...toOwnKey(importer, row), ...hashClaim(row.content), supersededById, supersededAt, sourceStepId, projectId }]
      })
      const created = await tx.memory.createManyAndReturn({ data, skipDuplicates: true, select: { id: true, supersededById: true } })
      const superseded = created.flatMap((memory) => (memory.supersededById === null ? [] : [memory.id]))
      await tx.pendingPassages.deleteMany({ where: { sourceKind: 'memory', sourceId: { in: superseded } } })
      return created
    },
  },

  'memory-rules.json': {
    kind: 'memory_rule',
    most: mostRules,
    count: (tx, userId) => tx.memoryRule.count({ where: { userId } }),
    add: ({ tx, importer }, rows) =>
      tx.memoryRule.createManyAndReturn({
        data: rows.map((row) => ({ ...row, ...toOwnKey(importer, row) })),
        skipDuplicates: true,
        select: { id: true },
      }),
  },

  'profile-proposals.json': {
    kind: 'profile_proposal',
    async add({ tx, importer }, rows) {
      const items = await findOwn(
        tx,
        'item',
        importer,
        rows.map(({ sourceItemId }) => sourceItemId),
      )
      const data = rows.map((row) => ({
        ...row,
        ...toOwnKey(importer, row),
        sourceItemId: row.sourceItemId && (items.get(row.sourceItemId) ?? null),
      }))
      return tx.profileProposal.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    },
  },

  'twin-checks.json': {
    kind: 'twin_check',
    most: maxChecks,
    count: (tx, ownerId) => tx.twinCheck.count({ where: { ownerId } }),
    async add({ tx, userId, importer }, rows) {
      const items = await findOwn(
        tx,
        'item',
        importer,
        rows.map(({ itemId }) => itemId),
      )
      const data = rows.map(({ id, itemId, ...row }) => ({
        ...row,
        id: toOwnId(importer, id),
        ownerId: userId,
        itemId: itemId && (items.get(itemId) ?? null),
      }))
      return tx.twinCheck.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    },
  },

  'scheduled-tasks.json': {
    kind: 'scheduled_task',
    most: maxTasks,
    count: (tx, userId) => tx.scheduledTask.count({ where: { userId } }),
    async add({ tx, importer }, rows) {
      const threads = await findOwn(
        tx,
        'thread',
        importer,
        rows.flatMap(({ threadId, resultThreadId }) => [threadId, resultThreadId]),
      )
      const data = rows.map((row) => ({
        ...row,
        ...toOwnKey(importer, row),
        threadId: row.threadId && (threads.get(row.threadId) ?? null),
        resultThreadId: row.resultThreadId && (threads.get(row.resultThreadId) ?? null),
        // The owner has to resume imported tasks.
        status: row.status === 'active' ? ('paused' as const) : row.status,
      }))
      return tx.scheduledTask.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    },
  },

  'memory-proposals.json': {
    kind: 'memory_proposal',
    async add({ tx, userId, importer }, rows) {
      const memories = await findOwn(
        tx,
        'memory',
        importer,
        rows.map(({ memoryId }) => memoryId),
      )
      const answers = await tx.step.findMany({
        where: {
          id: { in: rows.map(({ run }) => toOwnId(importer, run.assistantStepId)) },
          stepType: 'assistant_message',
          parent: { stepType: 'user_message' },
          thread: { userId },
        },
        select: { id: true, threadId: true, parentId: true, createdAt: true },
      })
      const created: { id: string }[] = []
      for (const { run, runId: runInFile, ...row } of rows) {
        const answer = answers.find(({ id }) => id === toOwnId(importer, run.assistantStepId))
        const memoryId = row.memoryId && (memories.get(row.memoryId) ?? null)
        if (!answer?.parentId || (row.action === 'forget') !== (memoryId !== null) || containsSecret(row.content)) continue
        const { id: assistantStepId, parentId: userStepId, threadId, createdAt } = answer
        const runId = toOwnId(importer, runInFile)
        const about = { threadId, userId, userStepId, assistantStepId, clientMessageId: runId, createdAt, startedAt: createdAt }
        await tx.run.createMany({ data: { ...about, id: runId, status: 'completed', endedAt: createdAt }, skipDuplicates: true })
        const answered = await tx.run.findUnique({ where: { assistantStepId }, select: { id: true } })
        if (!answered) continue
        const data = { ...row, ...toOwnKey(importer, row), memoryId, runId: answered.id }
        created.push(...(await tx.memoryProposal.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })))
      }
      return created
    },
  },
}

/** Existing memories with the same words, which are not imported again. */
export async function findKnownWords(tx: Transaction, userId: string, contents: readonly string[]): Promise<Set<string>> {
  if (contents.length === 0) return new Set()
  const where = { userId, supersededById: null, OR: contents.map((content) => ({ content: matchWording(content) })) }
  const known = await tx.memory.findMany({ where, select: { content: true } })
  return new Set(known.map(({ content }) => content.toLowerCase()))
}

function toOwnKey(importer: Importer, { id }: { id: string }) {
  return { id: toOwnId(importer, id), userId: importer.userId }
}

/** Locks the profile, so that nothing is published while it is imported. */
async function isProfilePrivate(tx: Transaction, userId: string): Promise<boolean> {
  await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
  const profile = await tx.profile.findUnique({ where: { userId }, select: { audience: true } })
  return (profile?.audience ?? 'private') === 'private'
}
