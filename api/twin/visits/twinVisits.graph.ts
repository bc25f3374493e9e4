import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { createPageTypes, whilePaging, resolvePage } from '../../graphql/pages.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { findCitations } from '../../chat/steps/citations.ts'
import { resolveStepsPage } from '../../chat/steps/stepPages.ts'
import { isAiGenerated } from '../../chat/steps/steps.service.ts'
import { AnswerRatingEnum } from '../../chat/steps/ratings.graph.ts'
import { AnswerApprovalEnum, CitationType } from '../../chat/steps/steps.graph.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import { getAuthor, type TwinVisit, type TwinVisitStep } from './twinVisits.service.ts'

// Threads belong to their participants; owners only read.

const VisitorKindEnum = builder.enumType('TwinVisitorKind', {
  description: 'Type of a visitor.',
  values: { GUEST: { description: 'Visitor without an account.' }, MEMBER: { description: 'Visitor who was signed in.' } } as const,
})

const AuthorEnum = builder.enumType('TwinConversationAuthor', {
  description: 'Author of a message.',
  values: toEnumValues({
    visitor: { description: 'Message by the visitor.' },
    twin: { description: 'Message by the twin.' },
    owner: { description: 'Twin’s owner; the text is empty where the twin gave no answer.' },
  }),
})

const StepType = builder.objectRef<TwinVisitStep>('TwinConversationStep').implement({
  description: 'Message in a twin conversation.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID of the message.' }),
    position: t.int({ description: 'Zero-based position in the conversation.', resolve: ({ position }) => position ?? 0 }),
    author: t.field({
      type: AuthorEnum,
      description: 'Author of the message.',
      resolve: getAuthor,
    }),
    text: t.string({
      description: 'Message text, possibly still growing.',
      resolve: ({ input, output }) => input || output,
    }),
    aiGenerated: t.boolean({ description: 'Whether AI generated the text.', resolve: isAiGenerated }),
    citations: t.field({
      type: [CitationType],
      description: 'Sources cited as `[number]`, as of the answer.',
      resolve: (step) => findCitations(step),
    }),
    isUnanswered: t.boolean({
      description: 'Whether the twin couldn’t answer.',
      resolve: ({ twinQuestion }) => twinQuestion !== null,
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed.' }),
    approval: t.expose('approval', {
      type: AnswerApprovalEnum,
      nullable: true,
      description: 'Approval by the owner; null if not needed. The text is a notice unless approved.',
    }),
    rating: t.expose('rating', { type: AnswerRatingEnum, nullable: true, description: 'Rating by the visitor; null if none.' }),
    ratingReason: t.exposeString('ratingReason', { nullable: true, description: 'Visitor’s reason; null if none.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
})

const VisitSteps = createPageTypes(StepType, {
  description: 'Page of messages with fixed positions.',
  placeDescription: 'Message in a list.',
})

export const TwinConversation = builder.objectRef<TwinVisit>('TwinConversation')

builder.node(TwinConversation, {
  description: 'Visitor’s conversation with the twin; private members are anonymous.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.twinVisits.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID for use in `twinConversation`.' }),
    visitorKind: t.field({
      type: VisitorKindEnum,
      description: 'Type of the visitor.',
      resolve: ({ isGuest }) => (isGuest ? 'GUEST' : 'MEMBER'),
    }),
    visitorUsername: t.exposeString('username', {
      nullable: true,
      description: 'Username; null if anonymous.',
    }),
    firstQuestion: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'Beginning of the first message, or null.',
    }),
    lastMessagePreview: t.exposeString('lastMessagePreview', {
      nullable: true,
      description: 'Beginning of the newest message, or null.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'Number of messages by both.' }),
    isTalk: t.exposeBoolean('isTalk', { description: 'Whether the visitor’s twin talks instead of the visitor.' }),
    isAnswering: t.exposeBoolean('isAnswering', { description: 'Whether an answer is being written.' }),
    isTakenOver: t.exposeBoolean('isTakenOver', { description: 'Whether the owner has taken over.' }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'Whether the visitor is blocked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the conversation started.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last message, for sorting.' }),
    steps: t.connection(
      {
        type: StepType,
        nullable: true,
        description: 'Messages, oldest first; page backwards with `last`, at most 100.',
        resolve: (visit, args, { services, viewer }) =>
          viewer && resolveStepsPage(visit.stepCount, args, (page) => services.twinVisits.listSteps(viewer, visit, page)),
      },
      VisitSteps.Connection,
      VisitSteps.Edge,
    ),
  }),
})

const TwinConversations = createPageTypes(TwinConversation, {
  description: `Page of twin conversations. ${whilePaging.moving}`,
  placeDescription: 'Twin conversation in a list.',
})

export const TwinQuestionType = builder.objectRef<TwinQuestion>('TwinQuestion')

builder.node(TwinQuestionType, {
  description: 'Unanswered question from visitors, grouped by wording.',
  id: { resolve: ({ key }) => key, description: globalIdDescription },
  loadOne: (key, { services, viewer }) => services.twinQuestions.find(viewer, { key }),
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Latest wording, at most 500 characters.' }),
    count: t.exposeInt('count', { description: 'Number of times asked.' }),
    lastAskedAt: t.expose('lastAskedAt', {
      type: 'DateTime',
      description: 'When last asked, for sorting.',
    }),
    conversationUuid: t.exposeString('threadId', {
      description: 'Latest conversation with it, for `twinConversation`.',
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  twinConversations: t.connection(
    {
      type: TwinConversation,
      nullable: true,
      description: 'Visitors’ conversations, most recent first; inactive guests’ expire.',
      resolve: (viewer, args, { services }) => resolvePage(args, formatCursor, (page) => services.twinVisits.list(viewer, page)),
    },
    TwinConversations.Connection,
    TwinConversations.Edge,
  ),
  twinConversation: t.field({
    type: TwinConversation,
    nullable: true,
    description: 'Twin conversation with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the conversation.' }) },
    resolve: (viewer, { uuid }, { services }) => services.twinVisits.find(viewer, { id: uuid }),
  }),
  twinUnanswered: t.field({
    type: [TwinQuestionType],
    nullable: true,
    description: 'Open questions to the twin, most recent first.',
    args: { limit: t.arg.int({ defaultValue: 20, description: 'Number of questions, at most 100.' }) },
    resolve: (viewer, { limit }, { services }) => services.twinQuestions.list(viewer, { limit: limit ?? 20 }),
  }),
}))

const DismissTwinQuestionInput = builder.inputType('DismissTwinQuestionInput', {
  description: 'Twin question to dismiss.',
  fields: (t) => ({ questionId: t.globalID({ required: true, for: TwinQuestionType, description: 'ID of the question.' }) }),
})

const DismissTwinQuestionPayload = builder.objectRef<{ key: string }>('DismissTwinQuestionPayload').implement({
  description: 'The question is dismissed until asked again.',
  fields: (t) => ({
    dismissedQuestionId: t.globalID({
      description: 'ID of the dismissed question.',
      resolve: ({ key }) => ({ type: 'TwinQuestion', id: key }),
    }),
  }),
})

defineMutation('twin', 'dismissTwinQuestion', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DismissTwinQuestionPayload,
    errors: { types: [NotFoundError] },
    description: 'Dismisses a question; its conversation stays.',
    args: { input: t.arg({ type: DismissTwinQuestionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const key = input.questionId.id
      await services.twinQuestions.dismiss(viewer, { key })
      return { key }
    },
  }),
)
