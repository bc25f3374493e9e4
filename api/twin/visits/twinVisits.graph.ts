import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { pagesOf, whilePaging, resolvePage } from '../../graphql/pages.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { citationsOf } from '../../chat/steps/citations.ts'
import { resolveStepsPage } from '../../chat/steps/stepPages.ts'
import { CitationType } from '../../chat/steps/steps.graph.ts'
import type { TwinQuestion } from './twinQuestions.service.ts'
import type { TwinVisit, TwinVisitStep } from './twinVisits.service.ts'

// Types of their own: a Thread is for whoever talks in it, and an owner only reads what others said to their twin.

const VisitorKindEnum = builder.enumType('TwinVisitorKind', {
  description: 'What is known of who talked to a twin.',
  values: { GUEST: { description: 'Somebody without an account.' }, MEMBER: { description: 'Somebody who was signed in.' } } as const,
})

const AuthorEnum = builder.enumType('TwinConversationAuthor', {
  description: 'Who said something in a conversation with a twin.',
  values: { VISITOR: { description: 'The person.' }, TWIN: { description: 'The twin.' } } as const,
})

const StepType = builder.objectRef<TwinVisitStep>('TwinConversationStep').implement({
  description: 'One message of such a conversation.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    position: t.exposeInt('position', { description: 'Its place in the conversation, from 0, without gaps.' }),
    author: t.field({
      type: AuthorEnum,
      description: 'Who said it.',
      resolve: ({ stepType }) => (stepType === 'user_message' ? 'VISITOR' : 'TWIN'),
    }),
    text: t.string({ description: 'What was said, as far as it is written.', resolve: ({ input, output }) => input || output }),
    citations: t.field({
      type: [CitationType],
      description: 'What the twin quotes as [number], as it was then; why it said what it said.',
      resolve: (step) => citationsOf(step),
    }),
    isUnanswered: t.boolean({
      description: 'Whether the twin could not answer; dismissing the question changes nothing here.',
      resolve: ({ twinQuestion }) => twinQuestion !== null,
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was said.' }),
  }),
})

const VisitSteps = pagesOf(StepType, {
  description: 'A page of a conversation with a twin. New messages come last and positions do not change.',
  placeDescription: 'A message in its conversation.',
})

const TwinConversation = builder.objectRef<TwinVisit>('TwinConversation')

builder.node(TwinConversation, {
  description:
    'What somebody said to the viewer’s twin. Only the owner of the twin sees it here, and nobody writes through it. Visitors may expect that: whatever is said to a twin, the person can read. Guests stay nameless, and people with an account too unless their profile is public.',
  id: { resolve: ({ id }) => id, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => services.twinVisits.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'For twinConversation.' }),
    visitorKind: t.field({
      type: VisitorKindEnum,
      description: 'What is known of who it was.',
      resolve: ({ isGuest }) => (isGuest ? 'GUEST' : 'MEMBER'),
    }),
    visitorUsername: t.exposeString('username', {
      nullable: true,
      description: 'Null for guests, and while the visitor’s own profile is private.',
    }),
    firstQuestion: t.exposeString('firstMessagePreview', {
      nullable: true,
      description: 'The beginning of the first message, on one line; null when it has no words.',
    }),
    lastMessagePreview: t.exposeString('lastMessagePreview', {
      nullable: true,
      description: 'The beginning of the newest message, on one line; null when it has no words.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'How many messages there are, the twin’s among them.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last message; lists are ordered by it.' }),
    steps: t.connection(
      {
        type: StepType,
        nullable: true,
        description: 'Oldest first; page backwards with last and before. At most 100 at a time.',
        resolve: (visit, args, { services }) => resolveStepsPage(visit.stepCount, args, (page) => services.twinVisits.steps(visit, page)),
      },
      VisitSteps.Connection,
      VisitSteps.Edge,
    ),
  }),
})

const TwinConversations = pagesOf(TwinConversation, {
  description: `A page of conversations with the viewer’s twin. ${whilePaging.moving}`,
  placeDescription: 'A conversation in the list of the twin’s owner.',
})

export const TwinQuestionType = builder.objectRef<TwinQuestion>('TwinQuestion')

builder.node(TwinQuestionType, {
  description:
    'What visitors asked the viewer’s twin, in the same words but for case and punctuation, and it could not answer: it said so itself, or it looked something up and could quote nothing. What owners ask their own twin does not count.',
  id: { resolve: ({ key }) => key, description: 'The global id.' },
  loadOne: (key, { services, viewer }) => services.twinQuestions.find(viewer, { key }),
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it was asked last; at most 500 characters of it.' }),
    count: t.exposeInt('count', { description: 'How often it was asked.' }),
    lastAskedAt: t.expose('lastAskedAt', { type: 'DateTime', description: 'When it was asked last; lists are ordered by it.' }),
    conversationUuid: t.exposeString('threadId', { description: 'Where it was asked last, for twinConversation.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  twinConversations: t.connection(
    {
      type: TwinConversation,
      nullable: true,
      description: 'What visitors said to their twin, newest activity first. Conversations of guests go after a time without a message.',
      resolve: (viewer, args, { services }) => resolvePage(args, formatCursor, (page) => services.twinVisits.list(viewer, page)),
    },
    TwinConversations.Connection,
    TwinConversations.Edge,
  ),
  twinConversation: t.field({
    type: TwinConversation,
    nullable: true,
    description: 'By its UUID; null when nobody had such a conversation with their twin.',
    args: { uuid: t.arg.string({ required: true, description: 'The conversation’s UUID.' }) },
    resolve: (viewer, { uuid }, { services }) => services.twinVisits.find(viewer, { id: uuid }),
  }),
  twinUnanswered: t.field({
    type: [TwinQuestionType],
    nullable: true,
    description:
      'What their twin could not answer and they have not dismissed, what was asked last first. A public note or story that is made with `answersQuestionId` closes it.',
    args: { limit: t.arg.int({ defaultValue: 20, description: 'At most 100.' }) },
    resolve: (viewer, { limit }, { services }) => services.twinQuestions.list(viewer, { limit: limit ?? 20 }),
  }),
}))

const DismissTwinQuestionInput = builder.inputType('DismissTwinQuestionInput', {
  description: 'What need not be shown any more.',
  fields: (t) => ({ questionId: t.globalID({ required: true, for: TwinQuestionType, description: 'The question.' }) }),
})

const DismissTwinQuestionPayload = builder.objectRef<{ key: string }>('DismissTwinQuestionPayload').implement({
  description: 'It is no longer listed, until somebody asks it again and the twin still cannot answer.',
  fields: (t) => ({
    dismissedQuestionId: t.globalID({ description: 'For deleting its record.', resolve: ({ key }) => ({ type: 'TwinQuestion', id: key }) }),
  }),
})

builder.mutationField('dismissTwinQuestion', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DismissTwinQuestionPayload,
    errors: { types: [NotFoundError] },
    description: 'For what is answered by now, or not worth an answer. The conversation stays.',
    args: { input: t.arg({ type: DismissTwinQuestionInput, required: true, description: 'The question.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const key = input.questionId.id
      await services.twinQuestions.dismiss(viewer, { key })
      return { key }
    },
  }),
)
