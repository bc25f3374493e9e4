import { readFile } from 'node:fs/promises'
import type { NewNotification, NotificationsService } from '../notifications/notifications.service.ts'
import type { RoadmapItem } from '../platform/__generated__/prisma/client.ts'
import { type Database, takeLock, type Transaction, transaction } from '../platform/database/database.ts'
import { StartupError } from '../platform/startupError.ts'
import { formatIssue } from '../platform/text/parseInput.ts'
import { roadmapFile, type RoadmapEntry } from './validation.ts'

type StoredFields = Pick<RoadmapItem, 'key' | 'position' | 'title' | 'description' | 'status' | 'reply'>

interface Change {
  readonly stored: RoadmapItem | null
  readonly fields: StoredFields
}

const statusWords = {
  suggested: 'suggested',
  planned: 'planned',
  in_progress: 'in progress',
  done: 'done',
  declined: 'not planned',
} as const

/** In one transaction, so that no notification is sent twice. */
export async function syncRoadmap(db: Database, notifications: NotificationsService, entries: readonly RoadmapEntry[]): Promise<void> {
  if ((await findChanges(db, entries)).length === 0) return
  const written = await transaction(db, async (tx) => {
    // Processes may start together.
    await takeLock(tx, 'twain.roadmap')
    const notices = []
    for (const change of await findChanges(tx, entries)) {
      const item = await store(tx, change)
      const notice = change.stored && toNotice(change.stored, item)
      if (notice) notices.push(...(await notifications.writeForAll(tx, await findRecipients(tx, item), notice)))
    }
    return notices
  })
  for (const { userId, id } of written) await notifications.notifyClients(userId, id)
}

async function findChanges(db: Database | Transaction, entries: readonly RoadmapEntry[]): Promise<Change[]> {
  const suggestions = entries.flatMap(({ suggestion }) => suggestion ?? [])
  const stored = await db.roadmapItem.findMany({ where: { OR: [{ key: { not: null } }, { id: { in: suggestions } }] } })
  const keys = new Set(entries.map(({ key }) => key))
  const changes = entries.map(({ suggestion, ...entry }, index): Change => {
    const position = entry.status === 'declined' ? null : index
    const row = stored.find(({ key }) => key === entry.key) ?? stored.find(({ id, key }) => id === suggestion && key === null)
    return { stored: row ?? null, fields: { ...entry, position } }
  })
  const gone = stored
    .filter(({ key }) => key !== null && !keys.has(key))
    .map((item): Change => ({ stored: item, fields: { ...toShown(item), position: null } }))
  return [...changes, ...gone].filter(({ stored: before, fields }) => !before || !isSame(toShown(before), fields))
}

function toShown({ key, position, title, description, status, reply }: RoadmapItem): StoredFields {
  return { key, position, title, description, status, reply }
}

function isSame(one: StoredFields, other: StoredFields): boolean {
  return (Object.keys(one) as (keyof StoredFields)[]).every((name) => one[name] === other[name])
}

function store(tx: Transaction, { stored, fields }: Change): Promise<RoadmapItem> {
  return stored ? tx.roadmapItem.update({ where: { id: stored.id }, data: fields }) : tx.roadmapItem.create({ data: fields })
}

function toNotice(before: RoadmapItem, { title, status, reply }: RoadmapItem): NewNotification | null {
  const isMoved = status !== before.status
  const isAnswered = reply !== null && reply !== before.reply
  if (!isMoved && !isAnswered) return null
  return {
    channel: 'product',
    type: 'update',
    title: isMoved ? `“${title}” is ${statusWords[status]}` : `There is a reply about “${title}”`,
    message: isAnswered ? reply : '',
    actionUrl: '/roadmap',
  }
}

async function findRecipients(tx: Transaction, { id, authorId }: RoadmapItem): Promise<string[]> {
  const votes = await tx.roadmapVote.findMany({ where: { itemId: id }, select: { userId: true } })
  return [...new Set([...votes.map(({ userId }) => userId), ...(authorId ? [authorId] : [])])]
}

export async function readRoadmapFile(path: string): Promise<RoadmapEntry[]> {
  const content = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((error: unknown) => {
      throw new StartupError(`ROADMAP_FILE ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    })
  const result = roadmapFile.safeParse(content)
  if (result.success) return result.data
  throw new StartupError(result.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${formatIssue(issue)}.`).join('\n'))
}
