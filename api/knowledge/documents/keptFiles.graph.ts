import { FileElement } from '../../chat/steps/elements.graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { toUuidOrNil } from '../../platform/text/ids.ts'
import { KnowledgeItemNode } from '../graph.ts'
import type { DocumentItem } from './documents.service.ts'

builder.prismaObjectFields(FileElement, (t) => ({
  viewerCanKeep: t.boolean({
    description: 'Whether `keepInKnowledge` is possible.',
    resolve: (element, _args, { services }) => services.keptFiles.canKeep(element),
  }),
  document: t.relation('item', {
    nullable: true,
    description: 'Document made from it; null if none.',
  }),
}))

const KeepInKnowledgeInput = builder.inputType('KeepInKnowledgeInput', {
  description: 'Attachment to keep as a document.',
  fields: (t) => ({
    fileId: t.id({ required: true, description: 'ID from a message or upload.' }),
  }),
})

const KeepInKnowledgePayload = builder.objectRef<{ fileId: string; item: DocumentItem }>('KeepInKnowledgePayload').implement({
  description: 'The private document is being read.',
  fields: (t) => ({
    item: t.field({ type: KnowledgeItemNode, description: 'Document with a copy of the file.', resolve: ({ item }) => item }),
    file: t.prismaField({
      type: FileElement,
      description: 'Attachment, which stays in its message.',
      resolve: (query, { fileId }, _args, { services }) =>
        services.db.element.findUniqueOrThrow({ ...query, where: { id: toUuidOrNil(fileId) } }),
    }),
  }),
})

builder.mutationField('keepInKnowledge', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: KeepInKnowledgePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Creates a private document from an attachment, once.',
    args: { input: t.arg({ type: KeepInKnowledgeInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const { fileId } = input
      return { fileId, item: await services.keptFiles.keep(viewer, { fileId }) }
    },
  }),
)
