import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { EmbeddingProgress } from '../retrieval/embeddings/pendingEmbeddings.ts'
import { embeddingProgressBody, toolUseBody, usageBody, usageFiguresBody } from './bodies.ts'
import type { ToolUse, Usage, UsageFigures } from './usage.service.ts'

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
      resolve: ({ viewer, ...period }, _args, { services }) => services.usage.tools(viewer, period),
    }),
    embeddings: t.field({
      type: EmbeddingProgressType,
      nullable: true,
      description: 'Semantic index progress; null without one.',
      resolve: ({ viewer }, _args, { services }) => services.pendingEmbeddings.progress(viewer),
    }),
  }),
})

builder.objectField(ViewerType, 'usage', (t) =>
  t.field({
    type: UsageType,
    nullable: true,
    description: 'Usage in at most 366 days.',
    args: {
      from: t.arg.string({ description: 'First day, such as 2026-01-31; by default 29 before the last.' }),
      to: t.arg.string({ description: 'Last day; today by default.' }),
      timezone: t.arg.string({
        description: 'Time zone; the account’s or UTC by default.',
      }),
    },
    resolve: async (viewer, { from, to, timezone }, { services }) => {
      const period = await services.usage.period(viewer, { from, to, timezone })
      return { viewer, ...(await services.usage.usage(viewer, period)) }
    },
  }),
)
