import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { ConflictError } from '../../platform/errors.ts'
import { areLastSteps } from '../threads/permissions.ts'
import type { Exchange, NewExchange, NewMessage } from './exchange.ts'

export type Position = Pick<Step, 'position'>
export type StepInThread = Position & { thread: Pick<Thread, 'stepCount' | 'twinOwnerId'> }
export type Asked<Answer> = { askedRuns: readonly { assistantStep: Answer }[] }

export interface Replacement extends Omit<NewMessage, 'clientMessageId'>, Pick<NewExchange, 'existingQuestion' | 'parentId' | 'choice'> {
  readonly left: string[]
  readonly onWritten?: (exchange: Exchange) => Promise<void>
}

/** Questions to twins have at most one answer. */
export function withAnswer<Question extends Position, Answer extends Position>(question: Question & Asked<Answer>): (Question | Answer)[] {
  return [question, ...question.askedRuns.map(({ assistantStep }) => assistantStep)]
}

/** @param refusal the error code if the steps are not the last */
export async function deleteLast(
  tx: Transaction,
  steps: readonly Step[],
  refusal: 'not_last_answer' | 'not_last_message',
): Promise<string[]> {
  const [first] = steps
  const thread = first && (await tx.thread.findUnique({ where: { id: first.threadId }, select: { stepCount: true } }))
  const { count } = await tx.step.deleteMany({ where: { id: { in: steps.map(({ id }) => id) } } })
  if (!first || !thread || count !== steps.length || !areLastSteps(thread, steps)) throw new ConflictError(refusal)
  await tx.thread.update({ where: { id: first.threadId }, data: { stepCount: { decrement: count } } })
  return steps.map(({ id }) => id)
}
