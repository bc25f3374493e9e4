import { builder } from '../graphql/builder.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { KnowledgeItems } from './graph.ts'
import type { ImportedFile, StoryImport, StoryImportNews } from './storyImport.service.ts'

const StorySplitEnum = builder.enumType('StorySplit', {
  description: 'How files are split into stories.',
  values: {
    FILE: { value: 'file', description: 'One story per file.' },
    HEADING: { value: 'heading', description: 'One story per top-level Markdown heading, and one for the text before the first heading.' },
  } as const,
})

const ImportedFileType = builder.objectRef<ImportedFile>('ImportedFile').implement({
  description: 'The import result of a file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    storyCount: t.exposeInt('storyCount', { description: 'The number of stories added.' }),
    knownCount: t.exposeInt('knownCount', { description: 'The number of stories skipped because the same text was imported before.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing was imported from the file; null if there is no problem.',
    }),
  }),
})

const ImportStoriesInput = builder.inputType('ImportStoriesInput', {
  description: 'Input for importing stories from uploaded files.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description:
        'The file IDs returned by POST /api/v1/upload/files: at most 20 .md or .txt files of up to 5 MB. Uploads are kept for a day.',
    }),
    split: t.field({ type: StorySplitEnum, defaultValue: 'file', description: 'How files are split into stories.' }),
  }),
})

const ImportStoriesPayload = builder.objectRef<StoryImport>('ImportStoriesPayload').implement({
  description: 'The private stories are created, or the import is running in the background. A notification reports the result.',
  fields: (t) => ({
    isRunning: t.exposeBoolean('isRunning', {
      description: 'Whether the import is running in the background, as it does for more than 512 KB. Results are not known yet.',
    }),
    files: t.field({
      type: [ImportedFileType],
      description: 'The result for each file, in the given order.',
      resolve: ({ files }) => files,
    }),
    storyEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'The new stories, for prepending to the list.',
      resolve: ({ stories }) => stories.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('importStories', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportStoriesPayload,
    errors: { types: [InputError, RateLimitError] },
    description:
      'Creates private stories from uploaded text files. Unreadable files are reported and don’t prevent other files from being imported. Text that was imported before is skipped.',
    args: { input: t.arg({ type: ImportStoriesInput, required: true, description: 'The files to import.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.storyImport.start(viewer, { fileIds: input.fileIds, split: input.split ?? 'file' }),
  }),
)

export const StoriesImported = builder.objectRef<StoryImportNews>('StoriesImported').implement({
  description: 'A story import finished. Refetch the list of stories.',
  fields: (t) => ({
    storyCount: t.exposeInt('storyCount', { description: 'The number of stories added; 0 if all existed or no file could be read.' }),
  }),
})
