import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { ConflictError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { MemoryNode } from '../memories.graph.ts'
import type { MemorySummary, SummarySection } from './memorySummary.service.ts'

const KindEnum = builder.enumType('MemorySummarySectionKind', {
  description: 'Origin of a section of the summary.',
  values: {
    WRITTEN: { value: 'written', description: 'Written by a language model.' },
    SELF: { value: 'self', description: 'Memories in the first person.' },
    SUBJECT: { value: 'subject', description: 'Memories that share the word of the title.' },
    OTHER: { value: 'other', description: 'Memories that fit no other section.' },
    PROJECT: { value: 'project', description: 'Memories used only in one project.' },
  } as const,
})

const Sentence = builder.objectRef<SummarySection['sentences'][number]>('MemorySummarySentence').implement({
  description: 'Sentence and its sources.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the memory, or of the model that wrote the summary.' }),
    memories: t.field({
      type: [MemoryNode],
      description: 'Source memories, at least one.',
      resolve: ({ memories }) => memories,
    }),
  }),
})

const Section = builder.objectRef<SummarySection>('MemorySummarySection').implement({
  description: 'Paragraph of the summary.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: 'Origin of the section.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Heading of the model, shared word or project name; null if none, or the project is deleted.',
    }),
    aiGenerated: t.boolean({ description: 'Whether AI generated the text.', resolve: ({ kind }) => kind === 'written' }),
    projectUuid: t.exposeString('projectId', { nullable: true, description: 'Project of its memories, even if deleted; null for others.' }),
    sentences: t.field({ type: [Sentence], description: 'Sentences in reading order.', resolve: ({ sentences }) => sentences }),
  }),
})

const Summary = builder.objectRef<MemorySummary>('MemorySummary').implement({
  description: 'Knowledge about the viewer from their newest memories.',
  fields: (t) => ({
    sections: t.field({ type: [Section], description: 'Sections in reading order.', resolve: ({ sections }) => sections }),
    memoryCount: t.exposeInt('memoryCount', { description: 'Number of active memories.' }),
    coveredCount: t.exposeInt('coveredCount', { description: 'Number of memories in the summary, the newest, at most 200.' }),
    writer: t.exposeString('writer', { nullable: true, description: 'Model that can write the text; null without a language model.' }),
    writtenBy: t.string({
      nullable: true,
      description: 'Model that wrote the text; null if not written.',
      resolve: ({ written }) => written?.by ?? null,
    }),
    writtenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the text was written; null if not written.',
      resolve: ({ written }) => written?.at ?? null,
    }),
    isOutdated: t.boolean({
      description: 'Whether a memory was added, changed or forgotten since the text was written.',
      resolve: ({ written }) => written?.isOutdated ?? false,
    }),
  }),
})

builder.objectField(ViewerType, 'memorySummary', (t) =>
  t.field({
    type: Summary,
    description: 'Summary of the viewer’s memories. Each sentence has its sources.',
    resolve: (viewer, _args, { services }) => services.memorySummary.get(viewer),
  }),
)

const WriteMemorySummaryPayload = builder.objectRef<{ viewer: Viewer }>('WriteMemorySummaryPayload').implement({
  description: 'The text is written.',
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, description: 'For refetching the summary.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationField('writeMemorySummary', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: WriteMemorySummaryPayload,
    errors: { types: [ConflictError, RateLimitError] },
    description: 'Has the viewer’s language model write the summary. Sends no memory that is restricted from the model or to a project.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.memorySummary.write(viewer)
      return { viewer }
    },
  }),
)
