import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { EmbeddingProgress } from '../retrieval/embeddings/pendingEmbeddings.ts'
import type { ToolUse, Usage, UsageFigures } from './usage.service.ts'

const UsageFiguresType = builder.objectRef<UsageFigures>('UsageFigures').implement({
  description: 'Usage counts for a period. Deleted conversations are not counted.',
  fields: (t) => ({
    messages: t.exposeInt('messages', { description: 'The number of messages the user sent to assistants and twins.' }),
    answers: t.exposeInt('answers', { description: 'The number of messages with a complete answer.' }),
    failures: t.exposeInt('failures', { description: 'The number of messages whose answer failed.' }),
    interruptions: t.exposeInt('interruptions', { description: 'The number of messages whose answer was stopped or interrupted.' }),
    promptTokens: t.exposeFloat('promptTokens', {
      description: 'The number of input tokens reported by the model, or one per four characters of the message if it reported none.',
    }),
    completionTokens: t.exposeFloat('completionTokens', {
      description: 'The number of output tokens reported by the model, or one per four characters of the answer if it reported none.',
    }),
    firstTokenMedianMs: t.exposeInt('firstTokenMedianMs', {
      nullable: true,
      description: 'The median time to the first token in milliseconds; null if there were no answers.',
    }),
    firstTokenP95Ms: t.exposeInt('firstTokenP95Ms', {
      nullable: true,
      description: 'The 95th percentile of the time to the first token in milliseconds; null if there were no answers.',
    }),
    toolCalls: t.exposeInt('toolCalls', { description: 'The number of tool calls.' }),
    toolFailures: t.exposeInt('toolFailures', { description: 'The number of failed tool calls.' }),
    twinVisitors: t.exposeInt('twinVisitors', { description: 'The number of visitors who talked to the user’s twin.' }),
    twinConversations: t.exposeInt('twinConversations', { description: 'The number of visitor conversations with the twin.' }),
    twinMessages: t.exposeInt('twinMessages', { description: 'The number of visitor messages to the twin.' }),
    twinUnanswered: t.exposeInt('twinUnanswered', {
      description: 'The number of visitor messages that the twin could not answer, including questions that were resolved later.',
    }),
  }),
})

const UsageDay = builder.objectRef<Usage['days'][number]>('UsageDay').implement({
  description: 'Usage counts for a calendar day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, such as 2026-01-31.' }),
    figures: t.expose('figures', { type: UsageFiguresType, description: 'The usage counts; all zero if there was no activity.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'Usage of a tool.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the tool for the model.' }),
    displayName: t.exposeString('displayName', { description: 'The name of the tool for users.' }),
    calls: t.exposeInt('calls', { description: 'The number of calls.' }),
    failures: t.exposeInt('failures', { description: 'The number of failed calls.' }),
    medianMs: t.exposeInt('medianMs', { nullable: true, description: 'The median duration in milliseconds; null if unknown.' }),
  }),
})

const EmbeddingProgressType = builder.objectRef<EmbeddingProgress>('EmbeddingProgress').implement({
  description: 'The progress of the semantic search index. A passage is a part of a note, story, document, memory or message.',
  fields: (t) => ({
    passages: t.exposeInt('passages', { description: 'The number of passages.' }),
    embedded: t.exposeInt('embedded', { description: 'The number of passages with an embedding of the current model.' }),
  }),
})

const UsageType = builder.objectRef<Usage & { viewer: Viewer }>('Usage').implement({
  description: 'Usage of the user’s assistant and twin by day.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first day, such as 2026-01-31.' }),
    to: t.exposeString('to', { description: 'The last day, such as 2026-01-31.' }),
    timezone: t.exposeString('timezone', { description: 'The time zone of the days.' }),
    total: t.expose('total', { type: UsageFiguresType, description: 'The usage counts for the whole period.' }),
    days: t.field({ type: [UsageDay], description: 'The usage counts by day, oldest first, without gaps.', resolve: ({ days }) => days }),
    tools: t.field({
      type: [ToolUseType],
      description: 'The tools that were used, most used first.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.usage.tools(viewer, period),
    }),
    embeddings: t.field({
      type: EmbeddingProgressType,
      nullable: true,
      description: 'The current progress of the semantic search index; null if the server has no embedding model.',
      resolve: ({ viewer }, _args, { services }) => services.pendingEmbeddings.progress(viewer),
    }),
  }),
})

builder.objectField(ViewerType, 'usage', (t) =>
  t.field({
    type: UsageType,
    nullable: true,
    description: 'The viewer’s usage in a period of at most 366 days.',
    args: {
      from: t.arg.string({ description: 'The first day, such as 2026-01-31. Defaults to 29 days before the last one.' }),
      to: t.arg.string({ description: 'The last day. Defaults to today.' }),
      timezone: t.arg.string({
        description: 'The time zone of the days, such as Europe/Berlin. Defaults to the account’s time zone, then UTC.',
      }),
    },
    resolve: async (viewer, { from, to, timezone }, { services }) => {
      const period = await services.usage.period(viewer, { from, to, timezone })
      return { viewer, ...(await services.usage.usage(viewer, period)) }
    },
  }),
)
