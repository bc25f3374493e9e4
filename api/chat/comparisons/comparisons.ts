import type { Comparison, Prisma, Run, Step } from '../../platform/__generated__/prisma/client.ts'
import { type ModelChoice, noChoice } from '../../models/connections/modelSettings.ts'
import { type Database, transaction, type Transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError } from '../../platform/errors.ts'
import { type Exchange, type NewExchange, writeExchange, type WrittenExchange } from '../runs/exchange.ts'
import type { Replacement } from '../runs/replacement.ts'
import { hideFrom, showBranch } from '../steps/branches.ts'
import { areLastSteps } from '../threads/permissions.ts'

// Callers must lock the thread first and refuse during a run.

export type Side = 'first' | 'second'

export const withAnswers = {
  thread: true,
  firstStep: { include: { run: true, parent: true } },
  secondStep: { include: { run: true } },
} satisfies Prisma.ComparisonInclude
export type ComparisonWithAnswers = Prisma.ComparisonGetPayload<{ include: typeof withAnswers }>

/** The first answer was stopped or is no longer the last. */
export class ComparisonEndedError extends Error {}

export async function lockThread(tx: Transaction, id: string): Promise<void> {
  await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', id).forUpdate())
}

export const hasAnswer = (stepId: string) => ({ OR: [{ firstStepId: stepId }, { secondStepId: stepId }] })

export function getSide({ firstStepId }: Pick<Comparison, 'firstStepId'>, stepId: string): Side {
  return stepId === firstStepId ? 'first' : 'second'
}

export function getChoice({ firstModelId, firstModelName, secondModelId, secondModelName }: Comparison, side: Side): ModelChoice {
  return side === 'first' ? { modelId: firstModelId, modelName: firstModelName } : { modelId: secondModelId, modelName: secondModelName }
}

/** Another model must not answer instead. */
export async function isCompared(db: Database, { assistantStepId }: Pick<Run, 'assistantStepId'>): Promise<boolean> {
  return (await db.comparison.count({ where: hasAnswer(assistantStepId) })) > 0
}

/** The second answer follows the first; see ComparisonRunner. */
export async function writeCompared(db: Database, input: NewExchange, second: ModelChoice | null): Promise<WrittenExchange | null> {
  if (!second) return writeExchange(db, input)
  return transaction(db, async (tx) => {
    const written = await writeExchange(tx, input)
    if (!written) return null
    const { thread, assistantStep } = written.exchange
    const { participant } = input
    await tx.comparison.create({
      data: {
        threadId: thread.id,
        firstStepId: assistantStep.id,
        firstModelId: thread.modelId,
        firstModelName: thread.modelName,
        secondModelId: second.modelId,
        secondModelName: second.modelName,
        tokenId: 'userId' in participant && participant.isProgram ? participant.sessionId : null,
      },
    })
    return written
  })
}

export async function prepareSecondAnswer(tx: Transaction, threadId: string): Promise<Replacement> {
  const comparison = await tx.comparison.findUnique({ where: { threadId, state: 'waiting' }, include: withAnswers })
  if (!comparison) throw new ComparisonEndedError()
  const { thread, firstStep } = comparison
  const { run, parent: question, position } = firstStep
  const isStopped = run?.status === 'stopped' || (run?.stopRequestedAt ?? null) !== null
  if (isStopped || !question || position === null || !areLastSteps(thread, [firstStep])) throw new ComparisonEndedError()
  const left = await hideFrom(tx, threadId, position)
  // Set here because the model may be gone, so that the answer reports it.
  await tx.thread.update({ where: { id: threadId }, data: getChoice(comparison, 'second') })
  const onWritten = async ({ assistantStep }: Exchange) => {
    await tx.comparison.update({ where: { threadId }, data: { state: 'answering', secondStepId: assistantStep.id } })
  }
  return { text: question.input, elementIds: [], choice: noChoice, existingQuestion: question, left, onWritten }
}

/** The last answer becomes the first of a comparison. */
export async function keepBeside(
  tx: Transaction,
  answer: Pick<Step, 'id' | 'threadId'>,
  chosen: ModelChoice,
): Promise<Pick<Replacement, 'choice' | 'left' | 'onWritten'>> {
  const { threadId } = answer
  const thread = await tx.thread.findUniqueOrThrow({ where: { id: threadId } })
  const step = await tx.step.findUnique({ where: { id: answer.id } })
  if (!step || step.position === null || !areLastSteps(thread, [step])) throw new ConflictError('not_last_answer')
  const before = await tx.comparison.findFirst({ where: hasAnswer(answer.id) })
  const first = before ? getChoice(before, getSide(before, answer.id)) : { modelId: thread.modelId, modelName: thread.modelName }
  const second = chosen.modelId === null ? first : chosen
  const onWritten = async ({ assistantStep }: Exchange) => {
    const changed = {
      firstStepId: answer.id,
      firstModelId: first.modelId,
      firstModelName: first.modelName,
      secondStepId: assistantStep.id,
      secondModelId: second.modelId,
      secondModelName: second.modelName,
      state: 'answering',
      errorCode: null,
      errorMessage: null,
    } as const
    await tx.comparison.upsert({ where: { threadId }, create: { threadId, ...changed }, update: changed })
  }
  return { choice: second, left: await hideFrom(tx, threadId, step.position), onWritten }
}

/** Returns the model of a compared answer, and the comparison with the new answer in its place. */
export async function replaceCompared(
  tx: Transaction,
  stepId: string,
  chosen: ModelChoice,
): Promise<Pick<Replacement, 'choice' | 'onWritten'>> {
  const comparison = await tx.comparison.findFirst({ where: hasAnswer(stepId) })
  if (!comparison) return { choice: chosen }
  const { threadId } = comparison
  const side = getSide(comparison, stepId)
  const choice = chosen.modelId === null ? getChoice(comparison, side) : chosen
  await tx.thread.update({ where: { id: threadId }, data: choice })
  const onWritten = async ({ assistantStep: { id } }: Exchange) => {
    const { modelId, modelName } = choice
    const changed = {
      ...comparison,
      ...(side === 'first'
        ? { firstStepId: id, firstModelId: modelId, firstModelName: modelName }
        : { secondStepId: id, secondModelId: modelId, secondModelName: modelName }),
      state: comparison.state === 'waiting' ? 'waiting' : 'answering',
    } as const
    // It ends with the step, if that had no text.
    await tx.comparison.upsert({ where: { threadId }, create: changed, update: changed })
  }
  return { choice: noChoice, onWritten }
}

/** Both answers have ended. */
export async function showPreferred(tx: Transaction, comparison: ComparisonWithAnswers): Promise<void> {
  const { threadId, thread, firstStep, secondStep } = comparison
  const isFirstFailed = firstStep.run?.status === 'failed' || firstStep.run?.status === 'interrupted'
  const preferred = isFirstFailed && secondStep?.run?.status === 'completed' ? secondStep : firstStep
  const shown = [firstStep, secondStep].find((step) => step && areLastSteps(thread, [step]))
  if (shown) await showBranch(tx, preferred)
  await tx.comparison.update({ where: { threadId }, data: { state: 'open' } })
  await applyChosenModel(tx, comparison, getSide(comparison, preferred.id))
}

/** Skipped if another model was chosen since. */
export async function applyChosenModel(tx: Transaction, comparison: Comparison, side: Side): Promise<void> {
  const [first, second] = [getChoice(comparison, 'first'), getChoice(comparison, 'second')]
  await tx.thread.updateMany({ where: { id: comparison.threadId, OR: [first, second] }, data: side === 'first' ? first : second })
}
