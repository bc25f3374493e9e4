import { builder } from '../../graphql/builder.ts'
import { type Document, type DocumentExcerpt, type DocumentPart, partsPerPage } from './documentTexts.ts'

const DocumentStatusEnum = builder.enumType('DocumentStatus', {
  description: 'Processing status of a document.',
  values: {
    PENDING: { value: 'pending', description: 'Waiting or being read.' },
    READY: { value: 'ready', description: 'Text is readable and searchable.' },
    FAILED: { value: 'failed', description: 'Reading failed, as `problem` explains.' },
  } as const,
})

const DocumentPartType = builder.objectRef<DocumentPart>('DocumentPart').implement({
  description: 'Page or section of a document.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Zero-based position in the document.' }),
    page: t.exposeInt('page', { nullable: true, description: 'Page number from 1; null without pages.' }),
    start: t.exposeInt('start', { description: 'Offset in the text, in UTF-16 code units.' }),
    text: t.exposeString('text', { description: 'Text; headings start with number signs.' }),
  }),
})

const DocumentPassageType = builder.objectRef<{ start: number; end: number }>('DocumentPassage').implement({
  description: 'Range of the text, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Start offset of the range.' }),
    end: t.exposeInt('end', { description: 'End offset, not included.' }),
  }),
})

const DocumentExcerptType = builder.objectRef<DocumentExcerpt>('DocumentExcerpt').implement({
  description: `Up to ${partsPerPage} consecutive parts of a document.`,
  fields: (t) => ({
    parts: t.field({ type: [DocumentPartType], description: 'Parts in document order.', resolve: ({ parts }) => parts }),
    partCount: t.exposeInt('partCount', { description: 'Number of parts in total.' }),
    passage: t.field({
      type: DocumentPassageType,
      nullable: true,
      description: 'Requested passage; null if missing.',
      resolve: ({ passage }) => passage,
    }),
  }),
})

export const DocumentFileType = builder.objectRef<Document>('DocumentFile').implement({
  description: 'File and text of a document.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    mediaType: t.exposeString('mediaType', { description: 'Media type detected from the content.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'URL of the web page; null for files.',
    }),
    size: t.float({ description: 'File size in bytes.', resolve: ({ fileSize }) => Number(fileSize) }),
    pageCount: t.exposeInt('pageCount', {
      nullable: true,
      description: 'Number of pages; null if none or unread.',
    }),
    pagesWithoutText: t.exposeInt('pagesWithoutText', {
      description: 'Pages without searchable text; 0 until read.',
    }),
    status: t.expose('status', { type: DocumentStatusEnum, description: 'Status of the document.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Reason for failed reading; null otherwise.',
    }),
    isBeingReplaced: t.boolean({
      description: 'Whether a newer file is being read.',
      resolve: ({ newFilePath }) => newFilePath !== null,
    }),
    replacementProblem: t.exposeString('replacementProblem', {
      nullable: true,
      description: 'Reason for failed reading of the newer file; null otherwise.',
    }),
    url: t.string({
      description: 'Download path of the file.',
      resolve: ({ itemId }) => `/api/v1/knowledge/documents/${itemId}/file`,
    }),
    text: t.field({
      type: DocumentExcerptType,
      nullable: true,
      description: `Extracted text, ${partsPerPage} parts at a time; empty until read.`,
      args: {
        passage: t.arg.int({
          description: 'Passage number from a citation, to start at.',
        }),
        from: t.arg.int({ defaultValue: 0, description: 'First part’s position, without `passage`.' }),
      },
      resolve: ({ itemId }, { passage, from }, { services }) =>
        services.documentTexts.getExcerpt(itemId, { passage: passage ?? null, from: from ?? 0 }),
    }),
  }),
})
