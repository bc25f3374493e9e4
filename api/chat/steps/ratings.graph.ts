import { builder } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { StepNode } from './steps.graph.ts'
import type { Step } from './steps.service.ts'

export const AnswerRatingEnum = builder.enumType('AnswerRating', {
  description: 'Rating of an answer by its reader.',
  values: {
    GOOD: { value: 'good', description: 'The answer was helpful.' },
    BAD: { value: 'bad', description: 'The answer was wrong or not helpful.' },
  } as const,
})

builder.prismaObjectFields(StepNode, (t) => ({
  rating: t.expose('rating', {
    type: AnswerRatingEnum,
    nullable: true,
    description: 'Rating of the answer by its reader; null if none.',
  }),
  ratingReason: t.exposeString('ratingReason', { nullable: true, description: 'Reason for the rating; null if none.' }),
}))

const RateAnswerInput = builder.inputType('RateAnswerInput', {
  description: 'Answer with its new rating.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'ID of the completed answer.' }),
    rating: t.field({ type: AnswerRatingEnum, description: 'Rating of the answer; null removes it.' }),
    reason: t.string({ description: 'Reason, at most 500 characters.' }),
  }),
})

const RateAnswerPayload = builder.objectRef<Step>('RateAnswerPayload').implement({
  description: 'The rating is stored.',
  fields: (t) => ({ step: t.field({ type: StepNode, description: 'Answer with its rating.', resolve: (step) => step }) }),
})

defineMutation('chat', 'rateAnswer', (t) =>
  t.withAuth({ participant: true }).field({
    type: RateAnswerPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Rates a completed answer. Owners of twins see their visitors’ ratings.',
    args: { input: t.arg({ type: RateAnswerInput, required: true }) },
    resolve: async (_root, { input: { stepId, rating, reason } }, { services, participant }) => {
      const id = requireUuid(stepId.id)
      await services.steps.rate(participant, { id, rating: rating ?? null, reason })
      return services.steps.get(participant, { id })
    },
  }),
)
