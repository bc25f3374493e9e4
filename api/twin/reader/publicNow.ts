import type { Passage } from '../agent/twinKnowledge.ts'
import type { TwinTransaction } from '../../platform/database/twinRole.ts'
import { listPassages, type PublicProfile } from '../profile/publicProfile.ts'

export interface OwnedPassage extends Passage {
  readonly ownerId: string
}

export async function createPublicCheck(
  tx: TwinTransaction,
  profile: PublicProfile,
  passages: readonly Passage[],
): Promise<(passage: Passage) => boolean> {
  const owned = (passage: Passage): OwnedPassage => ({ ...passage, ownerId: profile.userId })
  const isReadable = await createReadableCheck(tx, [profile], passages.map(owned))
  return (passage) => isReadable(owned(passage))
}

/** @param profiles of the owners; content of other owners is unreadable */
export async function createReadableCheck(
  tx: TwinTransaction,
  profiles: readonly PublicProfile[],
  passages: readonly OwnedPassage[],
): Promise<(passage: OwnedPassage) => boolean> {
  const ids = [...new Set(passages.filter(({ kind }) => kind === 'item').map(({ sourceId }) => sourceId))]
  const items = await tx.knowledgeItem.findMany({
    where: { id: { in: ids }, userId: { in: profiles.map(({ userId }) => userId) } },
    select: { id: true, userId: true, title: true, content: true },
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  // Document text is stored in passages.
  const ordinals = passages.flatMap(({ sourceId, ordinal }) => (typeof ordinal === 'number' ? [{ sourceId, ordinal }] : []))
  const ofDocuments = [...new Map(ordinals.map((part) => [`${part.sourceId} ${part.ordinal}`, part])).values()]
  const inDocuments =
    ofDocuments.length === 0
      ? []
      : await tx.passage.findMany({ where: { sourceKind: 'item', OR: ofDocuments }, select: { sourceId: true, text: true } })
  const shown = [
    ...profiles.flatMap((profile) => listPassages(profile).map((passage) => ({ ...passage, ownerId: profile.userId }))),
    ...items.map(({ id, userId, title, content }) => ({ kind: 'item' as const, sourceId: id, ownerId: userId, title, text: content })),
    ...inDocuments.flatMap(({ sourceId, text }) => {
      const item = byId.get(sourceId)
      return item ? [{ kind: 'item' as const, sourceId, ownerId: item.userId, title: item.title, text }] : []
    }),
  ].map((passage) => ({ ...passage, text: collapseSpaces(passage.text) }))
  const bySource = Map.groupBy(shown, toKey)
  return (passage) => bySource.get(toKey(passage))?.some(({ text }) => text.includes(collapseSpaces(passage.text))) ?? false
}

function toKey({ ownerId, kind, sourceId, title }: OwnedPassage): string {
  return [ownerId, kind, sourceId, title].join('\n')
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
