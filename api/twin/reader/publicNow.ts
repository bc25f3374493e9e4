import type { Passage } from '../agent/twinKnowledge.ts'
import type { TwinTransaction } from '../../platform/database/twinRole.ts'
import { listPassages, type PublicProfile } from '../profile/publicProfile.ts'

export async function publicNow(
  tx: TwinTransaction,
  profile: PublicProfile,
  passages: readonly Passage[],
): Promise<(passage: Passage) => boolean> {
  const ids = [...new Set(passages.filter(({ kind }) => kind === 'item').map(({ sourceId }) => sourceId))]
  const items = await tx.knowledgeItem.findMany({
    where: { id: { in: ids }, userId: profile.userId },
    select: { id: true, title: true, content: true },
  })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  // The text of documents is in their passages.
  const ofDocuments = passages.flatMap(({ sourceId, ordinal }) => (typeof ordinal === 'number' ? [{ sourceId, ordinal }] : []))
  const inDocuments =
    ofDocuments.length === 0
      ? []
      : await tx.passage.findMany({ where: { sourceKind: 'item', OR: ofDocuments }, select: { sourceId: true, text: true } })
  const shown = [
    ...listPassages(profile),
    ...items.map(({ id, title, content }): Passage => ({ kind: 'item', sourceId: id, title, text: content })),
    ...inDocuments.map(({ sourceId, text }): Passage => ({ kind: 'item', sourceId, title: titles.get(sourceId) ?? '', text })),
  ].map((passage) => ({ ...passage, text: oneLine(passage.text) }))
  return ({ kind, sourceId, title, text }) =>
    shown.some((other) => other.kind === kind && other.sourceId === sourceId && other.title === title && other.text.includes(oneLine(text)))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
