import { randomUUIDv7 } from 'node:crypto'
import type { ConversationImport, Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { deriveUuid, readUuidTime } from '../../platform/text/ids.ts'
import { toAnswerPreview, toPreview } from '../threads/previews.ts'
import type { ImportedMessage } from './reading/conversation.ts'
import type { Piece } from './reading/pieces.ts'

type NewSteps = Prisma.StepCreateManyInput[]

export async function addPieces(
  tx: Transaction,
  { id: importId, userId }: Pick<ConversationImport, 'id' | 'userId'>,
  pieces: readonly Piece[],
): Promise<{ added: number; known: number }> {
  const existing = await tx.thread.findMany({
    where: { userId, originKey: { in: pieces.map(({ key }) => key) } },
    select: {
      id: true,
      origin: true,
      originKey: true,
      importId: true,
      _count: { select: { steps: true } },
    },
  })
  const steps: NewSteps = []
  let [added, known] = [0, 0]
  for (const piece of pieces) {
    const thread = existing.find(({ origin, originKey }) => origin === piece.origin && originKey === piece.key)
    if (piece.from === 0) {
      if (!thread || thread.importId === importId) added++
      else known++
    }
    // The conversation was deleted during the import.
    if (!thread && piece.from > 0) continue
    if (thread && (thread.importId !== importId || thread._count.steps !== piece.from)) continue
    const threadId = thread?.id ?? randomUUIDv7()
    const written = toSteps(piece, { threadId, userId })
    const shown = piece.messages.filter(({ isShown }) => isShown)
    const ending = {
      stepCount: piece.from + shown.length,
      lastMessagePreview: getPreview(shown.at(-1)),
      updatedAt: written[shown.length - 1]?.createdAt ?? new Date(),
    }
    if (thread && shown.length > 0) await tx.thread.update({ where: { id: threadId }, data: ending })
    else if (!thread) {
      const beginning = {
        createdAt: new Date(piece.startedAt ?? listMoments(piece)[0] ?? Date.now()),
        firstMessagePreview: getPreview(piece.messages[0]),
        pinnedAt: piece.isPinned ? new Date() : null,
        archivedAt: piece.isArchived ? new Date() : null,
      }
      const about = { id: threadId, userId, importId, origin: piece.origin, originKey: piece.key, name: piece.title }
      await tx.thread.create({ data: { ...about, ...beginning, ...ending } })
    }
    steps.push(...written)
  }
  if (steps.length > 0) await tx.step.createMany({ data: steps })
  return { added, known }
}

function toSteps(piece: Piece, { threadId, userId }: { threadId: string; userId: string }) {
  const moments = listMoments(piece)
  return piece.messages.map(({ role, text, number, parent, isShown }, offset) => {
    const index = piece.from + offset
    const createdAt = new Date(moments[offset] ?? Date.now())
    const place = isShown ? { position: index } : { position: null, hiddenAt: new Date(createdAt.getTime() + index) }
    const ids = { id: toStepId(threadId, number), parentId: parent === null ? null : toStepId(threadId, parent) }
    const shared = { ...ids, ...place, threadId, userId, createdAt, startTime: null }
    if (role === 'user') return { ...shared, stepType: 'user_message' as const, status: 'sent' as const, input: text }
    // Mark imported answers as seen: their unread state is unknown.
    return {
      ...shared,
      stepType: 'assistant_message' as const,
      status: 'completed' as const,
      output: text,
      hasUntrustedContent: true,
      viewedAt: createdAt,
    }
  })
}

/** Later pieces need the IDs of parents, and versions are ordered by ID. */
function toStepId(threadId: string, number: number): string {
  return deriveUuid(readUuidTime(threadId) + number, `${threadId} ${number}`)
}

function listMoments({ messages, startedAt }: Piece): number[] {
  const first = startedAt ?? messages.find(({ sentAt }) => sentAt !== null)?.sentAt ?? Date.now()
  return messages.map(({ sentAt }) => sentAt ?? first)
}

function getPreview(message: ImportedMessage | undefined): string | null {
  if (!message) return null
  return message.role === 'user' ? toPreview(message.text) : toAnswerPreview(message.text)
}
