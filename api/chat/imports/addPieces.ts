import { randomUUIDv7 } from 'node:crypto'
import type { ConversationImport, Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
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
      stepCount: true,
      steps: { where: { position: { not: null } }, orderBy: { position: 'desc' }, take: 1, select: { id: true } },
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
    if (thread && (thread.importId !== importId || thread.stepCount !== piece.from)) continue
    const threadId = thread?.id ?? randomUUIDv7()
    const written = toSteps(piece, { threadId, userId, lastId: thread?.steps[0]?.id ?? null })
    const updatedAt = written.at(-1)?.createdAt ?? new Date()
    const ending = { stepCount: piece.from + written.length, lastMessagePreview: preview(piece.messages.at(-1)), updatedAt }
    if (thread) await tx.thread.update({ where: { id: threadId }, data: ending })
    else {
      const beginning = {
        createdAt: new Date(piece.startedAt ?? listMoments(piece)[0] ?? Date.now()),
        firstMessagePreview: preview(piece.messages[0]),
      }
      const about = { id: threadId, userId, importId, origin: piece.origin, originKey: piece.key, name: piece.title }
      await tx.thread.create({ data: { ...about, ...beginning, ...ending } })
    }
    steps.push(...written)
  }
  if (steps.length > 0) await tx.step.createMany({ data: steps })
  return { added, known }
}

function toSteps(piece: Piece, { threadId, userId, lastId }: { threadId: string; userId: string; lastId: string | null }) {
  const ids = piece.messages.map(() => randomUUIDv7())
  const moments = listMoments(piece)
  return piece.messages.map(({ role, text }, index) => {
    const createdAt = new Date(moments[index] ?? Date.now())
    const place = { id: ids[index], parentId: ids[index - 1] ?? lastId, position: piece.from + index }
    const shared = { ...place, threadId, userId, createdAt, startTime: null }
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

function listMoments({ messages, startedAt }: Piece): number[] {
  let last = startedAt ?? messages.find(({ sentAt }) => sentAt !== null)?.sentAt ?? Date.now()
  return messages.map(({ sentAt }) => (last = sentAt ?? last))
}

function preview(message: ImportedMessage | undefined): string | null {
  if (!message) return null
  return message.role === 'user' ? toPreview(message.text) : toAnswerPreview(message.text)
}
