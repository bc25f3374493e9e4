import { z } from 'zod'
import type { Step } from '../../platform/__generated__/prisma/client.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { RunsService, SentExchange } from '../runs/runs.service.ts'
import { messageText } from '../validation.ts'
import { createQuestions, findAsked } from './questions.ts'

export interface AnsweredQuestion extends SentExchange {
  readonly step: Step
}

const chosen = z.array(z.string()).max(5, rule('unknown_choice'))

export class QuestionsService {
  readonly #platform: Pick<Platform, 'db'>
  readonly #runs: Pick<RunsService, 'send'>
  readonly load: ReturnType<typeof createQuestions>['load']

  constructor(platform: Pick<Platform, 'db'>, runs: Pick<RunsService, 'send'>) {
    this.#platform = platform
    this.#runs = runs
    this.load = createQuestions(platform.db).load
  }

  /** Sent as the next message. The client message ID is the question’s, so that it is answered once. */
  async answer(viewer: Viewer, input: { stepId: string; choices?: readonly string[]; text?: string | null }): Promise<AnsweredQuestion> {
    const { stepId } = input
    const step = await this.#platform.db.step.findFirst({
      where: { id: stepId, thread: { userId: viewer.userId, twinOwnerId: null } },
      include: { toolCalls: { orderBy: { position: 'asc' } } },
    })
    const asked = step && findAsked(step)
    if (!asked) throw new NotFoundError('no_such_question')
    const choices = [...new Set(parseInput(chosen, input.choices ?? [], 'choices'))]
    const isUnknown = choices.some((choice) => !asked.choices.includes(choice)) || (choices.length > 1 && !asked.allowsSeveral)
    if (isUnknown) throw new InputError('unknown_choice', { field: 'choices' })
    const text = input.text?.trim() ? parseInput(messageText, input.text, 'text') : ''
    if (choices.length === 0 && text === '') throw new InputError('answer_required', { field: 'choices' })
    const ordered = asked.choices.filter((choice) => choices.includes(choice))
    const sent = await this.#runs.send(viewer, {
      threadId: step.threadId,
      text: [...ordered, text].filter((part) => part !== '').join(', '),
      clientMessageId: `answer-${stepId}`,
      answer: { stepId, choices: ordered, text },
    })
    return { ...sent, step }
  }
}
