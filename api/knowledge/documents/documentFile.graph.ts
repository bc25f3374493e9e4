import { builder } from '../../graphql/builder.ts'
import { type Document, type DocumentExcerpt, type DocumentPart, partsAtOnce } from './documentTexts.ts'

const DocumentStatusEnum = builder.enumType('DocumentStatus', {
  description: 'How far the file of a document has been read.',
  values: {
    PENDING: { value: 'pending', description: 'It is being read, or waits for it.' },
    READY: { value: 'ready', description: 'Its text can be read and searched.' },
    FAILED: { value: 'failed', description: 'It cannot be read; `problem` says why.' },
  } as const,
})

const DocumentPartType = builder.objectRef<DocumentPart>('DocumentPart').implement({
  description: 'A page of a document, or a stretch of its text where it has no pages.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its place in the document, from 0, without gaps.' }),
    page: t.exposeInt('page', { nullable: true, description: 'From 1; null where the document has no pages.' }),
    start: t.exposeInt('start', { description: 'Where it begins in the whole text, in UTF-16 code units.' }),
    text: t.exposeString('text', { description: 'What it says. A line that begins with number signs is a heading.' }),
  }),
})

const DocumentPassageType = builder.objectRef<{ start: number; end: number }>('DocumentPassage').implement({
  description: 'A stretch of the whole text of a document, in UTF-16 code units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Where it begins.' }),
    end: t.exposeInt('end', { description: 'Where it ends.' }),
  }),
})

const DocumentExcerptType = builder.objectRef<DocumentExcerpt>('DocumentExcerpt').implement({
  description: `At most ${partsAtOnce} consecutive parts of a document.`,
  fields: (t) => ({
    parts: t.field({ type: [DocumentPartType], description: 'In their order.', resolve: ({ parts }) => parts }),
    partCount: t.exposeInt('partCount', { description: 'How many parts the document has.' }),
    passage: t.field({
      type: DocumentPassageType,
      nullable: true,
      description: 'The passage that was asked for; null when none was, or it is not there any more.',
      resolve: ({ passage }) => passage,
    }),
  }),
})

export const DocumentFileType = builder.objectRef<Document>('DocumentFile').implement({
  description: 'The file of a document, and what was read from it.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'As it was uploaded.' }),
    mediaType: t.exposeString('mediaType', { description: 'What its bytes say that it is.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'The address of the web page that it was fetched from; null for a file that was uploaded.',
    }),
    size: t.float({ description: 'In bytes.', resolve: ({ fileSize }) => Number(fileSize) }),
    pageCount: t.exposeInt('pageCount', { nullable: true, description: 'Null until it is read, and for files without pages.' }),
    pagesWithoutText: t.exposeInt('pagesWithoutText', {
      description: 'How many of its pages hold no text that can be found, since they are pictures or empty; 0 until it is read.',
    }),
    status: t.expose('status', { type: DocumentStatusEnum, description: 'How far it has been read.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it cannot be read and what to do, in a sentence or two; null when it can.',
    }),
    isBeingReplaced: t.boolean({
      description: 'Whether a newer file is being read that takes its place; until then it stays as it is.',
      resolve: ({ newFilePath }) => newFilePath !== null,
    }),
    replacementProblem: t.exposeString('replacementProblem', {
      nullable: true,
      description: 'Why the last newer file could not be read and what to do; null when it could. The document stayed as it was.',
    }),
    url: t.string({
      description: 'The path that the file is downloaded from.',
      resolve: ({ itemId }) => `/api/v1/knowledge/documents/${itemId}/file`,
    }),
    text: t.field({
      type: DocumentExcerptType,
      nullable: true,
      description: `What it says, ${partsAtOnce} parts at a time; no parts until it is read.`,
      args: {
        passage: t.arg.int({ description: 'The number of a passage, as citations name it: the parts begin with the one where it begins.' }),
        from: t.arg.int({ defaultValue: 0, description: 'The position of the first part, where no passage is asked for.' }),
      },
      resolve: ({ itemId }, { passage, from }, { services }) =>
        services.documentTexts.excerptOf(itemId, { passage: passage ?? null, from: from ?? 0 }),
    }),
  }),
})
