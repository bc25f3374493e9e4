import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { EmbeddingProgress } from '../retrieval/embeddings/pendingEmbeddings.ts'
import { embeddingProgressBody, toolUseBody, usageBody, usageFiguresBody } from './bodies.ts'
import { askedQuestionBody, referringHostBody, topicBody, twinInsightBody } from './insightBodies.ts'
import type { ReferringHost } from './referrers.service.ts'
import type { AskedQuestion, Topic } from './topics.ts'
import type { Period, ToolUse, Usage, UsageFigures } from './usage.service.ts'

const UsageFiguresType = builder.objectRef<UsageFigures>('UsageFigures').implement({
  description: 'Counts for a period, without deleted conversations.',
  fields: (t) => exposeFields(t, usageFiguresBody),
})

const UsageDay = builder.objectRef<Usage['days'][number]>('UsageDay').implement({
  description: 'Usage of a calendar day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date, such as 2026-01-31.' }),
    figures: t.expose('figures', { type: UsageFiguresType, description: 'Counts, zero without activity.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'Usage of a tool.',
  fields: (t) => exposeFields(t, toolUseBody),
})

const EmbeddingProgressType = builder.objectRef<EmbeddingProgress>('EmbeddingProgress').implement({
  description: 'Progress of the semantic index, in passages.',
  fields: (t) => exposeFields(t, embeddingProgressBody),
})

const UsageType = builder.objectRef<Usage & { viewer: Viewer }>('Usage').implement({
  description: 'Usage of assistant and twin by day.',
  fields: (t) => ({
    ...exposeFields(t, usageBody, ['total', 'days', 'tools', 'embeddings']),
    total: t.expose('total', { type: UsageFiguresType, description: 'Counts for the whole period.' }),
    days: t.field({ type: [UsageDay], description: 'Counts by day, oldest first.', resolve: ({ days }) => days }),
    tools: t.field({
      type: [ToolUseType],
      description: 'Used tools, most used first.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.usage.listTools(viewer, period),
    }),
    embeddings: t.field({
      type: EmbeddingProgressType,
      nullable: true,
      description: 'Semantic index progress; null without one.',
      resolve: ({ viewer }, _args, { services }) => services.pendingEmbeddings.progress(viewer),
    }),
  }),
})

const AskedQuestionType = builder.objectRef<AskedQuestion>('AskedQuestion').implement({
  description: 'Question of a visitor to the viewer’s twin.',
  fields: (t) => ({
    ...exposeFields(t, askedQuestionBody, ['conversation_id']),
    conversationUuid: t.exposeString('conversationId', { description: 'ID of the conversation.' }),
  }),
})

const TwinTopicType = builder.objectRef<Topic>('TwinTopic').implement({
  description: 'Questions that share words or the cited item.',
  fields: (t) => ({
    ...exposeFields(t, topicBody, ['words', 'questions']),
    words: t.stringList({
      description: 'Up to 3 subjects of most of the questions, as visitors wrote them. Empty if they name none.',
      resolve: ({ words }) => [...words],
    }),
    questions: t.field({
      type: [AskedQuestionType],
      description: 'Latest questions, newest first, at most 3.',
      resolve: ({ questions }) => questions,
    }),
  }),
})

const ReferringHostType = builder.objectRef<ReferringHost>('ReferringHost').implement({
  description: 'Website that led to the viewer’s public page or embeds the twin.',
  fields: (t) => exposeFields(t, referringHostBody),
})

const TwinInsightType = builder.objectRef<Period & { viewer: Viewer }>('TwinInsight').implement({
  description: 'Topics and origins of the twin’s visitors.',
  fields: (t) => ({
    ...exposeFields(t, twinInsightBody, ['topics', 'referrers']),
    topics: t.field({
      type: [TwinTopicType],
      description: 'Up to 20 topics of the latest 300 questions, unanswered first.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.twinInsight.listTopics(viewer, period),
    }),
    referrers: t.field({
      type: [ReferringHostType],
      description: 'Up to 50 websites, most views first. Kept for 30 UTC days.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.referrers.list(viewer, period),
    }),
  }),
})

const periodArgs = builder.args((t) => ({
  from: t.string({ description: 'First day, such as 2026-01-31; by default 29 before the last.' }),
  to: t.string({ description: 'Last day; today by default.' }),
  timezone: t.string({ description: 'Time zone; defaults to the account’s, then UTC.' }),
}))

builder.objectField(ViewerType, 'twinInsight', (t) =>
  t.field({
    type: TwinInsightType,
    nullable: true,
    description: 'Topics and origins of visitors in at most 366 days.',
    args: periodArgs,
    resolve: async (viewer, args, { services }) => ({ viewer, ...(await services.usage.resolvePeriod(viewer, args)) }),
  }),
)

builder.objectField(ViewerType, 'usage', (t) =>
  t.field({
    type: UsageType,
    nullable: true,
    description: 'Usage in at most 366 days.',
    args: periodArgs,
    resolve: async (viewer, { from, to, timezone }, { services }) => {
      const period = await services.usage.resolvePeriod(viewer, { from, to, timezone })
      return { viewer, ...(await services.usage.getUsage(viewer, period)) }
    },
  }),
)
