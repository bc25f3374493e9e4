import { FileElement } from '../../chat/steps/elements.graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { KnowledgeItemNode } from '../graph.ts'
import type { DocumentItem } from './documents.service.ts'

builder.prismaObjectFields(FileElement, (t) => ({
  viewerCanKeep: t.boolean({
    description: 'Whether keepInKnowledge makes a document of it: PDF, DOCX, Markdown, HTML, text or CSV that can be read.',
    resolve: (element, _args, { services }) => services.keptFiles.canKeep(element),
  }),
  document: t.relation('item', { nullable: true, description: 'The document in Knowledge that was made of it; null while there is none.' }),
}))

const KeepInKnowledgeInput = builder.inputType('KeepInKnowledgeInput', {
  description: 'Which attached file becomes a document.',
  fields: (t) => ({
    fileId: t.id({ required: true, description: 'The UUID of the file, as messages and POST /api/v1/upload/files name it.' }),
  }),
})

const KeepInKnowledgePayload = builder.objectRef<{ fileId: string; item: DocumentItem }>('KeepInKnowledgePayload').implement({
  description: 'The document is there, private, and is read in the background.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'The document.', resolve: ({ item }) => item }),
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
    description: 'Makes a private document of a file that was attached to a message. A file that was kept before is kept once.',
    args: { input: t.arg({ type: KeepInKnowledgeInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { fileId } = input
      return { fileId, item: await services.keptFiles.keep(viewer, { fileId }) }
    },
  }),
)
