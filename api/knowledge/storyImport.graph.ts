import { builder } from '../graphql/builder.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { KnowledgeItems } from './graph.ts'
import type { ImportedFile, StoryImport, StoryImportNews } from './storyImport.service.ts'

const StorySplitEnum = builder.enumType('StorySplit', {
  description: 'How files are split into stories.',
  values: {
    FILE: { value: 'file', description: 'One story per file.' },
    HEADING: { value: 'heading', description: 'One story per top-level Markdown heading, and one for text before.' },
  } as const,
})

const ImportedFileType = builder.objectRef<ImportedFile>('ImportedFile').implement({
  description: 'The import result of a file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    storyCount: t.exposeInt('storyCount', { description: 'The number of stories added.' }),
    knownCount: t.exposeInt('knownCount', { description: 'The number of stories skipped as already imported.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing was imported from the file; null otherwise.',
    }),
  }),
})

const ImportStoriesInput = builder.inputType('ImportStoriesInput', {
  description: 'Input for importing stories from uploaded files.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'File IDs from POST /api/v1/upload/files: at most 20 .md or .txt files of up to 5 MB, uploaded within a day.',
    }),
    split: t.field({ type: StorySplitEnum, defaultValue: 'file', description: 'How files are split into stories.' }),
  }),
})

const ImportStoriesPayload = builder.objectRef<StoryImport>('ImportStoriesPayload').implement({
  description: 'The private stories are created, or a notification reports the result.',
  fields: (t) => ({
    isRunning: t.exposeBoolean('isRunning', {
      description: 'Whether the import runs in the background (above 512 KB), without results yet.',
    }),
    files: t.field({
      type: [ImportedFileType],
      description: 'The result for each file, in the given order.',
      resolve: ({ files }) => files,
    }),
    storyEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'The new stories, for prepending.',
      resolve: ({ stories }) => stories.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('importStories', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportStoriesPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Creates private stories from text files. Unreadable files are reported; known text is skipped.',
    args: { input: t.arg({ type: ImportStoriesInput, required: true, description: 'The files to import.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.storyImport.start(viewer, { fileIds: input.fileIds, split: input.split ?? 'file' }),
  }),
)

export const StoriesImported = builder.objectRef<StoryImportNews>('StoriesImported').implement({
  description: 'A story import finished; refetch the stories.',
  fields: (t) => ({
    storyCount: t.exposeInt('storyCount', { description: 'The number of added stories, possibly 0.' }),
  }),
})
