import { builder } from '../../graphql/builder.ts'
import { type Document, type DocumentExcerpt, type DocumentPart, partsAtOnce } from './documentTexts.ts'

const DocumentStatusEnum = builder.enumType('DocumentStatus', {
  description: 'The processing status of a document.',
  values: {
    PENDING: { value: 'pending', description: 'The file is queued or being read.' },
    READY: { value: 'ready', description: 'The text is readable and searchable.' },
    FAILED: { value: 'failed', description: 'The file can’t be read; `problem` explains why.' },
  } as const,
})

const DocumentPartType = builder.objectRef<DocumentPart>('DocumentPart').implement({
  description: 'A page of a document, or a section if it has no pages.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'The zero-based position in the document.' }),
    page: t.exposeInt('page', { nullable: true, description: 'The page number, from 1; null without pages.' }),
    start: t.exposeInt('start', { description: 'The offset in the whole text, in UTF-16 code units.' }),
    text: t.exposeString('text', { description: 'The text. Headings start with number signs.' }),
  }),
})

const DocumentPassageType = builder.objectRef<{ start: number; end: number }>('DocumentPassage').implement({
  description: 'A range of a document’s whole text, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'The start offset, inclusive.' }),
    end: t.exposeInt('end', { description: 'The end offset, exclusive.' }),
  }),
})

const DocumentExcerptType = builder.objectRef<DocumentExcerpt>('DocumentExcerpt').implement({
  description: `At most ${partsAtOnce} consecutive parts of a document.`,
  fields: (t) => ({
    parts: t.field({ type: [DocumentPartType], description: 'The parts in document order.', resolve: ({ parts }) => parts }),
    partCount: t.exposeInt('partCount', { description: 'The number of parts in the document.' }),
    passage: t.field({
      type: DocumentPassageType,
      nullable: true,
      description: 'The requested passage; null if missing.',
      resolve: ({ passage }) => passage,
    }),
  }),
})

export const DocumentFileType = builder.objectRef<Document>('DocumentFile').implement({
  description: 'The file of a document and its extracted text.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    mediaType: t.exposeString('mediaType', { description: 'The media type, detected from the content.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'The URL of the fetched web page; null for files.',
    }),
    size: t.float({ description: 'The file size in bytes.', resolve: ({ fileSize }) => Number(fileSize) }),
    pageCount: t.exposeInt('pageCount', {
      nullable: true,
      description: 'The number of pages; null until read, and without pages.',
    }),
    pagesWithoutText: t.exposeInt('pagesWithoutText', {
      description: 'The number of pages without searchable text; 0 until read.',
    }),
    status: t.expose('status', { type: DocumentStatusEnum, description: 'Processing status of the document.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the file can’t be read and what to do; null otherwise.',
    }),
    isBeingReplaced: t.boolean({
      description: 'Whether a newer file is being read; the document stays unchanged until then.',
      resolve: ({ newFilePath }) => newFilePath !== null,
    }),
    replacementProblem: t.exposeString('replacementProblem', {
      nullable: true,
      description: 'Why the last newer file can’t be read and what to do; null otherwise.',
    }),
    url: t.string({
      description: 'The download path of the file.',
      resolve: ({ itemId }) => `/api/v1/knowledge/documents/${itemId}/file`,
    }),
    text: t.field({
      type: DocumentExcerptType,
      nullable: true,
      description: `The extracted text, ${partsAtOnce} parts at a time; empty until read.`,
      args: {
        passage: t.arg.int({
          description: 'The ordinal of a passage from a citation; the excerpt starts at its part.',
        }),
        from: t.arg.int({ defaultValue: 0, description: 'The position of the first part, without `passage`.' }),
      },
      resolve: ({ itemId }, { passage, from }, { services }) =>
        services.documentTexts.excerptOf(itemId, { passage: passage ?? null, from: from ?? 0 }),
    }),
  }),
})
