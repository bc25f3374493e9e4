import { z } from 'zod'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { InputError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'
import { newReference, type ReferenceKind } from './validation.ts'

export interface Reference {
  readonly kind: ReferenceKind
  readonly id: string
}

export interface MessageReference extends Reference {
  /** When it was added. */
  readonly title: string
}

/** Stored in the message’s metadata. */
const stored = z.object({ references: z.array(newReference.extend({ title: z.string() })) })

export function readReferences(metadata: unknown): MessageReference[] {
  return stored.safeParse(metadata).data?.references ?? []
}

export function isSameReferences(some: readonly Reference[], others: readonly Reference[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
}

/** Excludes visits to twins, whose owners can withdraw content. */
export function selectReferableThreads(userId: string) {
  return { userId, twinOwnerId: null, isTemporary: false } satisfies Prisma.ThreadWhereInput
}

export async function requireReferences(
  db: Database,
  participant: Participant,
  references: readonly Reference[],
): Promise<MessageReference[]> {
  const found = await findReferences(db, participant, references)
  if (found.length !== references.length) throw new InputError('reference_missing', { field: 'references' })
  return found
}

/** Leaves out deleted content. */
export async function findReferences(
  db: Database,
  participant: Participant,
  references: readonly Reference[],
): Promise<MessageReference[]> {
  if (references.length === 0 || !('userId' in participant)) return []
  const { userId } = participant
  const id = { in: references.map((reference) => reference.id) }
  const has = (kind: ReferenceKind) => references.some((reference) => reference.kind === kind)
  const [items, threads, projects] = await Promise.all([
    db.knowledgeItem.findMany({ where: { userId, id }, select: { id: true, kind: true, title: true } }),
    has('conversation') ? db.thread.findMany({ where: { ...selectReferableThreads(userId), id }, select: { id: true, name: true } }) : [],
    has('project') ? db.project.findMany({ where: { userId, id }, select: { id: true, name: true } }) : [],
  ])
  const found: MessageReference[] = [
    ...items,
    ...threads.map((thread) => ({ kind: 'conversation' as const, id: thread.id, title: thread.name ?? '' })),
    ...projects.map((project) => ({ kind: 'project' as const, id: project.id, title: project.name })),
  ]
  return references.flatMap((wanted) => found.find((one) => one.kind === wanted.kind && one.id === wanted.id) ?? [])
}
