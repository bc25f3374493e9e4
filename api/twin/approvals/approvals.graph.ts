import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { InboxEntryType } from '../visits/inbox/inbox.graph.ts'

const DecisionPayload = (name: 'ApproveAnswerPayload' | 'RejectAnswerPayload', description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    fields: (t) => ({
      decidedEntryId: t.globalID({
        description: 'ID of the closed inbox entry.',
        resolve: ({ id }) => ({ type: 'InboxEntry', id }),
      }),
    }),
  })

const anEntry = { required: true, for: InboxEntryType, description: 'Entry with the answer.' } as const

const ApproveAnswerInput = builder.inputType('ApproveAnswerInput', {
  description: 'Answer of the twin to approve.',
  fields: (t) => ({
    entryId: t.globalID(anEntry),
    text: t.string({ description: 'Edited answer, 1 to 200,000 characters; null keeps it.' }),
  }),
})

const RejectAnswerInput = builder.inputType('RejectAnswerInput', {
  description: 'Answer of the twin to reject.',
  fields: (t) => ({ entryId: t.globalID(anEntry) }),
})

const ApprovePayload = DecisionPayload('ApproveAnswerPayload', 'The visitor sees the answer.')
const RejectPayload = DecisionPayload('RejectAnswerPayload', 'The visitor sees a refusal.')

defineMutations('twin', (t) => ({
  approveAnswer: t.withAuth({ signedIn: true }).field({
    type: ApprovePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Shows an answer to its visitor, optionally edited.',
    args: { input: t.arg({ type: ApproveAnswerInput, required: true }) },
    resolve: async (_root, { input: { entryId, text } }, { services, viewer }) => {
      const { id } = entryId
      await services.approvals.approve(viewer, { id, text })
      return { id }
    },
  }),
  rejectAnswer: t.withAuth({ signedIn: true }).field({
    type: RejectPayload,
    errors: { types: [NotFoundError] },
    description: 'Discards an answer; its visitor sees a refusal.',
    args: { input: t.arg({ type: RejectAnswerInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { id } = input.entryId
      await services.approvals.reject(viewer, { id })
      return { id }
    },
  }),
}))
