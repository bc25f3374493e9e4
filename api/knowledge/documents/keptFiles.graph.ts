import { FileElement } from '../../chat/steps/elements.graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { KnowledgeItemNode } from '../graph.ts'
import type { DocumentItem } from './documents.service.ts'

builder.prismaObjectFields(FileElement, (t) => ({
  viewerCanKeep: t.boolean({
    description: 'Whether keepInKnowledge accepts the file: a readable PDF, DOCX, Markdown, HTML, text or CSV file.',
    resolve: (element, _args, { services }) => services.keptFiles.canKeep(element),
  }),
  document: t.relation('item', {
    nullable: true,
    description: 'The document in Knowledge created from the attachment; null if there is none.',
  }),
}))

const KeepInKnowledgeInput = builder.inputType('KeepInKnowledgeInput', {
  description: 'Input for creating a document from an attachment.',
  fields: (t) => ({
    fileId: t.id({ required: true, description: 'The file ID, as used in messages and returned by POST /api/v1/upload/files.' }),
  }),
})

const KeepInKnowledgePayload = builder.objectRef<{ fileId: string; item: DocumentItem }>('KeepInKnowledgePayload').implement({
  description: 'The private document is created and is being read in the background.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The document with a copy of the file.', resolve: ({ item }) => item }),
    file: t.prismaField({
      type: FileElement,
      description: 'The attached file, which stays with its message.',
      resolve: (query, { fileId }, _args, { services }) =>
        services.db.element.findUniqueOrThrow({ ...query, where: { id: uuidOrNil(fileId) } }),
    }),
  }),
})

builder.mutationField('keepInKnowledge', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: KeepInKnowledgePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Creates a private document from a file attached to a message. Keeping a file twice creates one document.',
    args: { input: t.arg({ type: KeepInKnowledgeInput, required: true, description: 'File attached to the message.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { fileId } = input
      return { fileId, item: await services.keptFiles.keep(viewer, { fileId }) }
    },
  }),
)
