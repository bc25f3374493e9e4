import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import type { TwinCheckEvent } from '../../liveUpdates/viewerEvents.ts'
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import type { TwinCheck } from './corrections.service.ts'

const CheckStateEnum = builder.enumType('TwinCheckState', {
  description: 'State of a check.',
  values: toEnumValues({
    pending: { description: 'Not checked since question or answer last changed.' },
    passed: { description: 'The twin gives the corrected answer.' },
    failed: { description: 'The twin gives another answer.' },
  }),
})

const TwinCheckType = builder.objectRef<TwinCheck>('TwinCheck')

builder.node(TwinCheckType, {
  description: 'Corrected answer: a public note, checked after every relevant change.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.corrections.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID of the check.' }),
    question: t.exposeString('question', { description: 'Question, the title of the note.' }),
    answer: t.exposeString('answer', { description: 'Owner’s answer, the text of the note.' }),
    state: t.expose('state', { type: CheckStateEnum, description: 'Result of the last check.' }),
    lastAnswer: t.exposeString('lastAnswer', {
      nullable: true,
      description: 'Answer in the last check; null before the first.',
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true, description: 'When it was last checked; null before.' }),
    itemUuid: t.exposeString('itemId', { nullable: true, description: 'UUID of the note; null if deleted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the answer was first corrected.' }),
  }),
})

export const TwinCheckChanged = builder.objectRef<TwinCheckEvent>('TwinCheckChanged').implement({
  description: 'A check of the twin’s answer finished.',
  fields: (t) => ({ check: t.expose('check', { type: TwinCheckType, description: 'Check with its result.' }) }),
})

builder.objectField(ViewerType, 'twinChecks', (t) =>
  t.field({
    type: [TwinCheckType],
    nullable: true,
    description: 'At most 100 checks, newest first.',
    resolve: (viewer, _args, { services }) => services.corrections.list(viewer),
  }),
)

const CorrectTwinAnswerInput = builder.inputType('CorrectTwinAnswerInput', {
  description: 'Question and corrected answer.',
  fields: (t) => ({
    stepUuid: t.string({
      required: true,
      description: 'UUID of the twin’s message to a visitor or the viewer.',
    }),
    question: t.string({ description: 'Question, at most 200 characters; the visitor’s message by default.' }),
    answer: t.string({ required: true, description: 'Owner’s answer, at most 2,000 characters.' }),
  }),
})

const UpdateTwinCheckInput = builder.inputType('UpdateTwinCheckInput', {
  description: 'Changes of a check. Omitted fields stay unchanged.',
  fields: (t) => ({
    checkId: t.globalID({ required: true, for: TwinCheckType, description: 'ID of the check.' }),
    question: t.string({ description: 'Question, at most 200 characters.' }),
    answer: t.string({ description: 'Owner’s answer, at most 2,000 characters.' }),
  }),
})

const DeleteTwinCheckInput = builder.inputType('DeleteTwinCheckInput', {
  description: 'Twin check to delete.',
  fields: (t) => ({ checkId: t.globalID({ required: true, for: TwinCheckType, description: 'ID of the check.' }) }),
})

const CheckPayload = (name: 'CorrectTwinAnswerPayload' | 'UpdateTwinCheckPayload', description: string) =>
  builder.objectRef<{ check: TwinCheck }>(name).implement({
    description,
    fields: (t) => ({ check: t.expose('check', { type: TwinCheckType, description: 'Check, which runs within seconds.' }) }),
  })

const CorrectPayload = CheckPayload('CorrectTwinAnswerPayload', 'The answer is corrected and public.')
const UpdatePayload = CheckPayload('UpdateTwinCheckPayload', 'The check and its note are changed.')

const DeletePayload = builder.objectRef<{ id: string }>('DeleteTwinCheckPayload').implement({
  description: 'The check and its note are deleted.',
  fields: (t) => ({
    deletedCheckId: t.globalID({
      description: 'ID of the deleted check.',
      resolve: ({ id }) => ({ type: 'TwinCheck', id }),
    }),
  }),
})

defineMutations('twin', (t) => ({
  correctTwinAnswer: t.withAuth({ signedIn: true }).field({
    type: CorrectPayload,
    errors: { types: [InputError, NotFoundError, ConflictError] },
    description: 'Corrects an answer with a public note, replacing an earlier correction.',
    args: { input: t.arg({ type: CorrectTwinAnswerInput, required: true }) },
    resolve: async (_root, { input: { stepUuid, question, answer } }, { services, viewer }) => ({
      check: await services.corrections.correct(viewer, { stepId: stepUuid, question: question ?? undefined, answer }),
    }),
  }),
  updateTwinCheck: t.withAuth({ signedIn: true }).field({
    type: UpdatePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes a check and its note.',
    args: { input: t.arg({ type: UpdateTwinCheckInput, required: true }) },
    resolve: async (_root, { input: { checkId, question, answer } }, { services, viewer }) => ({
      check: await services.corrections.update(viewer, {
        id: checkId.id,
        question: question ?? undefined,
        answer: answer ?? undefined,
      }),
    }),
  }),
  deleteTwinCheck: t.withAuth({ signedIn: true }).field({
    type: DeletePayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a check and its note.',
    args: { input: t.arg({ type: DeleteTwinCheckInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.corrections.remove(viewer, { id: input.checkId.id })
      return { id: input.checkId.id }
    },
  }),
}))
