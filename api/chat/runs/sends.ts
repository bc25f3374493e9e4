import { createHash } from 'node:crypto'
import { Prisma, type Run } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError, ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { Participant } from '../../platform/viewer.ts'
import type { Refund } from '../../twin/gate/twinGate.ts'
import { isSameReferences, readReferences, type Reference } from '../references/references.ts'
import { getFileName } from '../uploads/uploads.service.ts'
import type { Exchange, NewMessage } from './exchange.ts'
import { ownedBy } from '../threads/participants.ts'
import { findActiveRun } from '../threads/activeRuns.ts'

/** If the replaced message no longer exists, only the client ID is compared. */
export type RepeatedMessage = Pick<NewMessage, 'clientMessageId'> &
  Partial<Omit<NewMessage, 'references'>> & { references?: readonly Reference[] }

export class AlreadySendingError extends AppError<'already_sending'> {
  readonly run: Run

  constructor(run: Run) {
    super('already_sending')
    this.run = run
  }
}

export function deriveThreadId(...names: string[]): string {
  const hash = createHash('sha256').update(names.join(' ')).digest('hex')
  // UUID version 8 is reserved for custom formats.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** A concurrent send was faster. */
async function nullOnUniqueViolation<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError)) throw error
    if (error.code === 'P2002' || (error.code === 'P2010' && JSON.stringify(error.meta).includes('23505'))) return null
    throw error
  }
}

/** Messages lost to a concurrent send do not count. */
export async function writeOrRefund<T>(refund: Refund | null, write: () => Promise<T>): Promise<T | null> {
  let written: T | null = null
  try {
    written = await nullOnUniqueViolation(write)
    return written
  } finally {
    if (!written) await refund?.()
  }
}

export async function findEarlierExchange(
  db: Database,
  participant: Participant,
  { threadId, isNewThread = false, message }: { threadId: string; isNewThread?: boolean; message: RepeatedMessage },
): Promise<Exchange | null> {
  const { clientMessageId, text, elementIds, answer, references = [] } = message
  const thread = await db.thread.findFirst({ where: { id: threadId, ...ownedBy(participant) } })
  if (!thread && isNewThread) return null
  if (!thread) throw new NotFoundError('no_such_conversation')
  const same = await db.run.findUnique({
    where: { threadId_clientMessageId: { threadId, clientMessageId } },
    include: { userStep: { include: { elements: { select: { id: true } } } }, assistantStep: true },
  })
  if (same) {
    const { userStep: question, assistantStep, ...run } = same
    const { elements, ...userStep } = question
    const isSame =
      text === undefined ||
      (text === userStep.input && isSameSet(elementIds ?? [], elements) && isSameReferences(references, readReferences(userStep.metadata)))
    if (!isSame && answer) throw new ConflictError('question_closed')
    if (!isSame) throw new ConflictError('client_message_id_reused', { field: 'clientMessageId' })
    return { thread, userStep, assistantStep, run }
  }
  const active = await findActiveRun(db, threadId)
  if (active) throw new AlreadySendingError(active)
  const isOpen = !answer || (await db.step.count({ where: { id: answer.stepId, position: (thread?.stepCount ?? 0) - 1 } })) > 0
  if (!isOpen) throw new ConflictError('question_closed')
  return null
}

export async function requireUploads(db: Database, participant: Participant, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const userId = 'userId' in participant ? participant.userId : nilUuid
  const count = await db.element.count({ where: { id: { in: [...ids] }, userId, stepId: null } })
  if (count !== ids.length) throw new InputError('attachment_missing', { field: 'elementIds' })
}

export async function findFileNames(db: Database, participant: Participant, ids: readonly string[]): Promise<string[]> {
  const userId = 'userId' in participant ? participant.userId : nilUuid
  const files = await db.element.findMany({ where: { id: { in: [...ids] }, userId } })
  return ids.flatMap((id) => files.filter((file) => file.id === id).map(getFileName))
}

function isSameSet(ids: readonly string[], elements: readonly { id: string }[]): boolean {
  return ids.length === elements.length && elements.every(({ id }) => ids.includes(id))
}
