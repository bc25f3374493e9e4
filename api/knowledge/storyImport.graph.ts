import { builder } from '../graphql/builder.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { KnowledgeItems } from './graph.ts'
import type { ImportedFile, StoryImport, StoryImportNews } from './storyImport.service.ts'

const StorySplitEnum = builder.enumType('StorySplit', {
  description: 'How files become stories.',
  values: {
    FILE: { value: 'file', description: 'One story per file.' },
    HEADING: { value: 'heading', description: 'One story per top-level heading, and one for text before the first.' },
  } as const,
})

const ImportedFileType = builder.objectRef<ImportedFile>('ImportedFile').implement({
  description: 'Import result of a file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    storyCount: t.exposeInt('storyCount', { description: 'Number of stories added.' }),
    knownCount: t.exposeInt('knownCount', { description: 'Stories skipped as already imported.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Reason why nothing was imported; null otherwise.',
    }),
  }),
})

const ImportStoriesInput = builder.inputType('ImportStoriesInput', {
  description: 'Story files to import.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'At most 20 fresh upload IDs: .md or .txt files, up to 5 MB each.',
    }),
    split: t.field({ type: StorySplitEnum, defaultValue: 'file', description: 'How files become stories.' }),
  }),
})

const ImportStoriesPayload = builder.objectRef<StoryImport>('ImportStoriesPayload').implement({
  description: 'Private stories, created now or in the background.',
  fields: (t) => ({
    isRunning: t.exposeBoolean('isRunning', {
      description: 'Whether it continues in the background (above 512 KB).',
    }),
    files: t.field({
      type: [ImportedFileType],
      description: 'Results in file order.',
      resolve: ({ files }) => files,
    }),
    storyEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'Edges of the new stories.',
      resolve: ({ stories }) => stories.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('importStories', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportStoriesPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Creates private stories from text files.',
    args: { input: t.arg({ type: ImportStoriesInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.storyImport.start(viewer, { fileIds: input.fileIds, split: input.split ?? 'file' }),
  }),
)

export const StoriesImported = builder.objectRef<StoryImportNews>('StoriesImported').implement({
  description: 'A story import finished; refetch stories.',
  fields: (t) => ({
    storyCount: t.exposeInt('storyCount', { description: 'Number of added stories.' }),
  }),
})
