import DataLoader from 'dataloader'
import { z } from 'zod'
import { askUser, choiceQuestion, type ChoiceQuestion } from '../../agents/tools/askUser.ts'
import type { Step, ToolCall } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'

/** In the metadata of the answering message. */
const givenAnswer = z.object({ step_id: z.uuid(), choices: z.array(z.string()), text: z.string() })

export interface GivenAnswer {
  readonly stepId: string
  readonly choices: string[]
  readonly text: string
}

export interface Question extends ChoiceQuestion {
  readonly status: 'open' | 'answered' | 'skipped'
  readonly answer: Pick<GivenAnswer, 'choices' | 'text'> | null
}

type AskingStep = Pick<Step, 'id' | 'waitForAnswer'> & { toolCalls: readonly Pick<ToolCall, 'name' | 'isError' | 'outputResult'>[] }
type FollowingStep = Pick<Step, 'parentId' | 'metadata'>

export function findAsked({ waitForAnswer, toolCalls }: Omit<AskingStep, 'id'>): ChoiceQuestion | null {
  if (!waitForAnswer) return null
  const call = toolCalls.findLast(({ name, isError }) => name === askUser.name && !isError)
  return choiceQuestion.safeParse(call?.outputResult).data ?? null
}

export function toMetadata({ stepId, choices, text }: GivenAnswer) {
  return { answer: { step_id: stepId, choices, text } }
}

export function createQuestions(db: Database) {
  const following = new DataLoader<string, FollowingStep | null>((ids) => findFollowing(db, ids), { cache: false })
  const load = async (step: AskingStep): Promise<Question | null> => {
    const asked = findAsked(step)
    return asked && { ...asked, ...describeAnswer(step.id, await following.load(step.id)) }
  }
  return {
    load,
    add: async <Asking extends AskingStep>(steps: readonly Asking[]) =>
      Promise.all(steps.map(async (step) => ({ ...step, question: await load(step) }))),
  }
}

function describeAnswer(stepId: string, next: FollowingStep | null): Pick<Question, 'status' | 'answer'> {
  if (!next) return { status: 'open', answer: null }
  const answer = givenAnswer.safeParse((next.metadata as { answer?: unknown }).answer).data
  return answer?.step_id === stepId
    ? { status: 'answered', answer: { choices: answer.choices, text: answer.text } }
    : { status: 'skipped', answer: null }
}

/** On the branch that is shown, or was shown last. */
async function findFollowing(db: Database, ids: readonly string[]): Promise<(FollowingStep | null)[]> {
  const rows = await queryRows(
    db,
    kysely
      .selectFrom('steps')
      .distinctOn('parentId')
      .select(['parentId', 'metadata'])
      .where('parentId', '=', anyOf(ids, 'uuid'))
      .orderBy('parentId')
      .orderBy('position', (order) => order.asc().nullsLast())
      .orderBy('hiddenAt', 'desc')
      .orderBy('id', 'desc'),
  )
  return ids.map((id) => rows.find(({ parentId }) => parentId === id) ?? null)
}
