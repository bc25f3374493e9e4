import { builder } from '../graphql/builder.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { KnowledgeItems } from './graph.ts'
import type { ImportedFile, StoryImport, StoryImportNews } from './storyImport.service.ts'

const StorySplitEnum = builder.enumType('StorySplit', {
  description: 'How a file becomes stories.',
  values: {
    FILE: { value: 'file', description: 'One story for each file.' },
    HEADING: { value: 'heading', description: 'One for each top-level heading of Markdown, and one for what stands before the first.' },
  } as const,
})

const ImportedFileType = builder.objectRef<ImportedFile>('ImportedFile').implement({
  description: 'What came of one file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'As it was uploaded.' }),
    storyCount: t.exposeInt('storyCount', { description: 'How many stories were added.' }),
    knownCount: t.exposeInt('knownCount', { description: 'How many were there already, from an earlier import of the same text.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing of it was imported, in plain words; null when all of it is there.',
    }),
  }),
})

const ImportStoriesInput = builder.inputType('ImportStoriesInput', {
  description: 'Which files are stories.',
  fields: (t) => ({
    fileIds: t.idList({
      required: true,
      description: 'The UUIDs that POST /api/v1/upload/files answered: at most 20 .md or .txt files of 5 MB. Uploads are kept for a day.',
    }),
    split: t.field({ type: StorySplitEnum, defaultValue: 'file', description: 'One story a file, or one a heading.' }),
  }),
})

const ImportStoriesPayload = builder.objectRef<StoryImport>('ImportStoriesPayload').implement({
  description: 'The stories are there, private, or will be. A notification says how it went.',
  fields: (t) => ({
    isRunning: t.exposeBoolean('isRunning', {
      description: 'More than 512 KB are imported in the background: nothing below is known yet.',
    }),
    files: t.field({ type: [ImportedFileType], description: 'What came of each file, in the order given.', resolve: ({ files }) => files }),
    storyEdges: t.field({
      type: [KnowledgeItems.Edge],
      description: 'What was added, for prepending to the list of stories.',
      resolve: ({ stories }) => stories.map((node) => ({ cursor: formatCursor(node), node })),
    }),
  }),
})

builder.mutationField('importStories', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ImportStoriesPayload,
    errors: { types: [InputError, RateLimitError] },
    description:
      'Makes private stories of uploaded text files. A file that cannot be read is named with its problem and keeps no other from being imported; the same text again adds nothing.',
    args: { input: t.arg({ type: ImportStoriesInput, required: true, description: 'The files.' }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.storyImport.start(viewer, { fileIds: input.fileIds, split: input.split ?? 'file' }),
  }),
)

export const StoriesImported = builder.objectRef<StoryImportNews>('StoriesImported').implement({
  description: 'An import is finished, of this screen or of another one: the list of stories is to be read again.',
  fields: (t) => ({
    storyCount: t.exposeInt('storyCount', { description: 'How many stories it added; 0 when all were there or no file could be read.' }),
  }),
})
