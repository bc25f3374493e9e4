import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { createPageTypes, whilePaging, resolvePage } from '../../graphql/pages.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { findCitations } from '../../chat/steps/citations.ts'
import { resolveStepsPage } from '../../chat/steps/stepPages.ts'
import { CitationType } from '../../chat/steps/steps.graph.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import type { TwinVisit, TwinVisitStep } from './twinVisits.service.ts'

// Not Threads, which belong to their participants: owners only read.

const VisitorKindEnum = builder.enumType('TwinVisitorKind', {
  description: 'The type of a visitor.',
  values: { GUEST: { description: 'A visitor without an account.' }, MEMBER: { description: 'A visitor who was signed in.' } } as const,
})

const AuthorEnum = builder.enumType('TwinConversationAuthor', {
  description: 'The author of a message in a conversation with a twin.',
  values: { VISITOR: { description: 'Visitor who took part.' }, TWIN: { description: 'Twin that took part.' } } as const,
})

const StepType = builder.objectRef<TwinVisitStep>('TwinConversationStep').implement({
  description: 'A message in a conversation with a twin.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID of the message.' }),
    position: t.exposeInt('position', { description: 'Zero-based position in the conversation.' }),
    author: t.field({
      type: AuthorEnum,
      description: 'The author of the message.',
      resolve: ({ stepType }) => (stepType === 'user_message' ? 'VISITOR' : 'TWIN'),
    }),
    text: t.string({
      description: 'Text of the message, or the text so far.',
      resolve: ({ input, output }) => input || output,
    }),
    citations: t.field({
      type: [CitationType],
      description: 'Sources cited as `[number]`, as of then.',
      resolve: (step) => findCitations(step),
    }),
    isUnanswered: t.boolean({
      description: 'Whether the twin could not answer, even if dismissed.',
      resolve: ({ twinQuestion }) => twinQuestion !== null,
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was created.' }),
  }),
})

const VisitSteps = createPageTypes(StepType, {
  description: 'A page of messages with a twin. Positions do not change.',
  placeDescription: 'An edge in a list of messages.',
})

const TwinConversation = builder.objectRef<TwinVisit>('TwinConversation')

builder.node(TwinConversation, {
  description: 'A visitor’s conversation with the viewer’s twin, read-only. Guests and members without a public profile are anonymous.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.twinVisits.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'UUID for use with `twinConversation`.' }),
    visitorKind: t.field({
      type: VisitorKindEnum,
      description: 'The type of the visitor.',
      resolve: ({ isGuest }) => (isGuest ? 'GUEST' : 'MEMBER'),
    }),
    visitorUsername: t.exposeString('username', {
      nullable: true,
      description: 'Username of the visitor; null for guests and private profiles.',
    }),
    firstQuestion: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'Beginning of the first message on one line; null without text.',
    }),
    lastMessagePreview: t.exposeString('lastMessagePreview', {
      nullable: true,
      description: 'Beginning of the newest message on one line; null without text.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'Number of messages, including the twin’s.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the conversation started.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the last message was sent; the list’s sort field.' }),
    steps: t.connection(
      {
        type: StepType,
        nullable: true,
        description: 'The messages, oldest first, at most 100 per page. Page backwards with `last` and `before`.',
        resolve: (visit, args, { services }) => resolveStepsPage(visit.stepCount, args, (page) => services.twinVisits.steps(visit, page)),
      },
      VisitSteps.Connection,
      VisitSteps.Edge,
    ),
  }),
})

const TwinConversations = createPageTypes(TwinConversation, {
  description: `A page of conversations with the viewer’s twin. ${whilePaging.moving}`,
  placeDescription: 'An edge in a list of twin conversations.',
})

export const TwinQuestionType = builder.objectRef<TwinQuestion>('TwinQuestion')

builder.node(TwinQuestionType, {
  description:
    'A visitors’ question that the twin could not answer or cite a source for. Grouped ignoring case and punctuation; without the owner’s own questions.',
  id: { resolve: ({ key }) => key, description: globalIdDescription },
  loadOne: (key, { services, viewer }) => services.twinQuestions.find(viewer, { key }),
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The question as last asked, at most 500 characters.' }),
    count: t.exposeInt('count', { description: 'Number of times it was asked.' }),
    lastAskedAt: t.expose('lastAskedAt', {
      type: 'DateTime',
      description: 'When it was last asked; the list’s sort field.',
    }),
    conversationUuid: t.exposeString('threadId', {
      description: 'UUID of the latest conversation with the question, for `twinConversation`.',
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  twinConversations: t.connection(
    {
      type: TwinConversation,
      nullable: true,
      description: 'Visitors’ conversations with the viewer’s twin, most recent first. Inactive guests are deleted after some time.',
      resolve: (viewer, args, { services }) => resolvePage(args, formatCursor, (page) => services.twinVisits.list(viewer, page)),
    },
    TwinConversations.Connection,
    TwinConversations.Edge,
  ),
  twinConversation: t.field({
    type: TwinConversation,
    nullable: true,
    description: 'The conversation with the viewer’s twin with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the conversation.' }) },
    resolve: (viewer, { uuid }, { services }) => services.twinVisits.find(viewer, { id: uuid }),
  }),
  twinUnanswered: t.field({
    type: [TwinQuestionType],
    nullable: true,
    description: 'Open questions to the viewer’s twin, most recent first. Closed by dismissal or a public item with `answersQuestionId`.',
    args: { limit: t.arg.int({ defaultValue: 20, description: 'Maximum number of questions, at most 100.' }) },
    resolve: (viewer, { limit }, { services }) => services.twinQuestions.list(viewer, { limit: limit ?? 20 }),
  }),
}))

const DismissTwinQuestionInput = builder.inputType('DismissTwinQuestionInput', {
  description: 'Input for dismissing a question.',
  fields: (t) => ({ questionId: t.globalID({ required: true, for: TwinQuestionType, description: 'The question to dismiss.' }) }),
})

const DismissTwinQuestionPayload = builder.objectRef<{ key: string }>('DismissTwinQuestionPayload').implement({
  description: 'The question is dismissed until asked again without an answer.',
  fields: (t) => ({
    dismissedQuestionId: t.globalID({
      description: 'ID of the dismissed question, for removing its record.',
      resolve: ({ key }) => ({ type: 'TwinQuestion', id: key }),
    }),
  }),
})

builder.mutationField('dismissTwinQuestion', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DismissTwinQuestionPayload,
    errors: { types: [NotFoundError] },
    description: 'Dismisses a question. The conversation is kept.',
    args: { input: t.arg({ type: DismissTwinQuestionInput, required: true, description: 'The question to dismiss.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const key = input.questionId.id
      await services.twinQuestions.dismiss(viewer, { key })
      return { key }
    },
  }),
)
