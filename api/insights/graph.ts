import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { EmbeddingProgress } from '../retrieval/embeddings/pendingEmbeddings.ts'
import type { ToolUse, Usage, UsageFigures } from './usage.service.ts'

const UsageFiguresType = builder.objectRef<UsageFigures>('UsageFigures').implement({
  description: 'What happened in some time. Deleted conversations are not counted.',
  fields: (t) => ({
    messages: t.exposeInt('messages', { description: 'What the person sent, to whichever assistant or twin.' }),
    answers: t.exposeInt('answers', { description: 'Those of them that were answered to the end.' }),
    failures: t.exposeInt('failures', { description: 'Those whose answer failed.' }),
    interruptions: t.exposeInt('interruptions', { description: 'Those whose answer was stopped or broke off.' }),
    promptTokens: t.exposeFloat('promptTokens', {
      description: 'What the model read, as it counted; where it did not say, a token for four characters of the message.',
    }),
    completionTokens: t.exposeFloat('completionTokens', {
      description: 'What the model wrote, as it counted; where it did not say, a token for four characters of the answer.',
    }),
    firstTokenMedianMs: t.exposeInt('firstTokenMedianMs', {
      nullable: true,
      description: 'Milliseconds from the start of an answer to its first word: half took longer. Null when nothing was answered.',
    }),
    firstTokenP95Ms: t.exposeInt('firstTokenP95Ms', { nullable: true, description: 'The same: one in twenty took longer.' }),
    toolCalls: t.exposeInt('toolCalls', { description: 'How often the assistant used a tool.' }),
    toolFailures: t.exposeInt('toolFailures', { description: 'How often that failed.' }),
    twinVisitors: t.exposeInt('twinVisitors', { description: 'How many others talked to the person’s twin.' }),
    twinConversations: t.exposeInt('twinConversations', { description: 'In how many conversations.' }),
    twinMessages: t.exposeInt('twinMessages', { description: 'How many messages they sent to it.' }),
    twinUnanswered: t.exposeInt('twinUnanswered', {
      description: 'How many of these messages the twin could not answer, whether or not their questions were dealt with since.',
    }),
  }),
})

const UsageDay = builder.objectRef<Usage['days'][number]>('UsageDay').implement({
  description: 'A day of the person’s calendar.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'As 2026-01-31.' }),
    figures: t.expose('figures', { type: UsageFiguresType, description: 'All zero when nothing happened.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'How one tool was used.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the model calls it.' }),
    displayName: t.exposeString('displayName', { description: 'As people read it.' }),
    calls: t.exposeInt('calls', { description: 'How often.' }),
    failures: t.exposeInt('failures', { description: 'How often it failed.' }),
    medianMs: t.exposeInt('medianMs', { nullable: true, description: 'How long it takes, in milliseconds; null when that is not known.' }),
  }),
})

const EmbeddingProgressType = builder.objectRef<EmbeddingProgress>('EmbeddingProgress').implement({
  description:
    'How many of a person’s passages can be found by their meaning. A passage is a part of a note, story, document, memory or message.',
  fields: (t) => ({
    passages: t.exposeInt('passages', { description: 'All that the person has.' }),
    embedded: t.exposeInt('embedded', { description: 'Those that have an embedding of the model that the server uses now.' }),
  }),
})

const UsageType = builder.objectRef<Usage & { viewer: Viewer }>('Usage').implement({
  description: 'What a person did with the app and visitors with their twin, day by day.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first day, as 2026-01-31.' }),
    to: t.exposeString('to', { description: 'The last day.' }),
    timezone: t.exposeString('timezone', { description: 'Whose days these are.' }),
    total: t.expose('total', { type: UsageFiguresType, description: 'Of the whole period.' }),
    days: t.field({ type: [UsageDay], description: 'Every day of the period, oldest first.', resolve: ({ days }) => days }),
    tools: t.field({
      type: [ToolUseType],
      description: 'What the assistant used, most used first.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.usage.tools(viewer, period),
    }),
    embeddings: t.field({
      type: EmbeddingProgressType,
      nullable: true,
      description: 'How far the search by meaning is, now and not in the period. Null where the server has no embedding model.',
      resolve: ({ viewer }, _args, { services }) => services.pendingEmbeddings.progress(viewer),
    }),
  }),
})

builder.objectField(ViewerType, 'usage', (t) =>
  t.field({
    type: UsageType,
    nullable: true,
    description: 'At most 366 days at once.',
    args: {
      from: t.arg.string({ description: 'The first day, as 2026-01-31; 29 days before the last one when left out.' }),
      to: t.arg.string({ description: 'The last day; today when left out.' }),
      timezone: t.arg.string({ description: 'Whose days are meant, as Europe/Berlin; the account’s when left out, otherwise UTC.' }),
    },
    resolve: async (viewer, { from, to, timezone }, { services }) => {
      const period = await services.usage.period(viewer, { from, to, timezone })
      return { viewer, ...(await services.usage.usage(viewer, period)) }
    },
  }),
)
