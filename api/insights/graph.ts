import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { EmbeddingProgress } from '../retrieval/embeddings/pendingEmbeddings.ts'
import { embeddingProgressBody, toolUseBody, usageBody, usageFiguresBody } from './bodies.ts'
import type { ToolUse, Usage, UsageFigures } from './usage.service.ts'

const UsageFiguresType = builder.objectRef<UsageFigures>('UsageFigures').implement({
  description: 'Usage counts for a period, without deleted conversations.',
  fields: (t) => exposeFields(t, usageFiguresBody),
})

const UsageDay = builder.objectRef<Usage['days'][number]>('UsageDay').implement({
  description: 'Usage counts for a calendar day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, such as 2026-01-31.' }),
    figures: t.expose('figures', { type: UsageFiguresType, description: 'The usage counts, zero without activity.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'Usage of a tool by the user’s assistants.',
  fields: (t) => exposeFields(t, toolUseBody),
})

const EmbeddingProgressType = builder.objectRef<EmbeddingProgress>('EmbeddingProgress').implement({
  description: 'The progress of the semantic index, in passages (parts of texts and messages).',
  fields: (t) => exposeFields(t, embeddingProgressBody),
})

const UsageType = builder.objectRef<Usage & { viewer: Viewer }>('Usage').implement({
  description: 'Usage of the user’s assistant and twin by day.',
  fields: (t) => ({
    ...exposeFields(t, usageBody, ['total', 'days', 'tools', 'embeddings']),
    total: t.expose('total', { type: UsageFiguresType, description: 'The usage counts for the whole period.' }),
    days: t.field({ type: [UsageDay], description: 'The usage counts by day, oldest first.', resolve: ({ days }) => days }),
    tools: t.field({
      type: [ToolUseType],
      description: 'The used tools, most used first.',
      resolve: ({ viewer, ...period }, _args, { services }) => services.usage.tools(viewer, period),
    }),
    embeddings: t.field({
      type: EmbeddingProgressType,
      nullable: true,
      description: 'The progress of the semantic index; null without an embedding model.',
      resolve: ({ viewer }, _args, { services }) => services.pendingEmbeddings.progress(viewer),
    }),
  }),
})

builder.objectField(ViewerType, 'usage', (t) =>
  t.field({
    type: UsageType,
    nullable: true,
    description: 'The viewer’s usage in at most 366 days.',
    args: {
      from: t.arg.string({ description: 'The first day, such as 2026-01-31. Defaults to 29 days before the last day.' }),
      to: t.arg.string({ description: 'The last day; today by default.' }),
      timezone: t.arg.string({
        description: 'The time zone of the days, such as Europe/Berlin. Defaults to the account’s, then UTC.',
      }),
    },
    resolve: async (viewer, { from, to, timezone }, { services }) => {
      const period = await services.usage.period(viewer, { from, to, timezone })
      return { viewer, ...(await services.usage.usage(viewer, period)) }
    },
  }),
)
