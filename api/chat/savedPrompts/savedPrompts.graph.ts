import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../graphql/pages.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { formatSavedPromptCursor, type SavedPrompt } from './savedPrompts.service.ts'

const SavedPromptNode = builder.prismaNode('SavedPrompt', {
  description: 'Reusable message to the private assistant, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    title: t.exposeString('title', { description: 'One line, 1 to 100 characters.' }),
    text: t.exposeString('text', { description: 'Message with fields such as `{{topic}}`, 1 to 8,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created, for sorting.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed, otherwise created.' }),
  }),
})

const SavedPrompts = createPageTypes(SavedPromptNode, {
  description: `Page of saved prompts. ${whilePaging.fixed}`,
  placeDescription: 'Saved prompt in a list.',
})

builder.objectField(ViewerType, 'savedPrompts', (t) =>
  t.connection(
    {
      type: SavedPromptNode,
      nullable: true,
      description: 'Saved prompts, newest first.',
      resolve: (viewer, args, { services }) =>
        resolvePage(args, formatSavedPromptCursor, (page) => services.savedPrompts.list(viewer, page)),
    },
    SavedPrompts.Connection,
    SavedPrompts.Edge,
  ),
)

const CreateSavedPromptInput = builder.inputType('CreateSavedPromptInput', {
  description: 'Saved prompt to be created.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'One line, 1 to 100 characters.' }),
    text: t.string({ required: true, description: 'Message with fields such as `{{topic}}`, 1 to 8,000 characters.' }),
  }),
})

const UpdateSavedPromptInput = builder.inputType('UpdateSavedPromptInput', {
  description: 'Changes of a saved prompt. Omitted fields stay unchanged.',
  fields: (t) => ({
    savedPromptId: t.globalID({ required: true, for: SavedPromptNode, description: 'Saved prompt to be changed.' }),
    title: t.string({ description: 'One line, 1 to 100 characters.' }),
    text: t.string({ description: 'Message with fields such as `{{topic}}`, 1 to 8,000 characters.' }),
  }),
})

const DeleteSavedPromptInput = builder.inputType('DeleteSavedPromptInput', {
  description: 'Saved prompt to be deleted.',
  fields: (t) => ({
    savedPromptId: t.globalID({ required: true, for: SavedPromptNode, description: 'ID of the saved prompt.' }),
  }),
})

const CreateSavedPromptPayload = builder.objectRef<SavedPrompt>('CreateSavedPromptPayload').implement({
  description: 'The prompt is saved.',
  fields: (t) => ({
    savedPromptEdge: t.field({
      type: SavedPrompts.Edge,
      description: 'Edge of the new saved prompt.',
      resolve: (node) => ({ cursor: formatSavedPromptCursor(node), node }),
    }),
  }),
})

const UpdateSavedPromptPayload = builder.objectRef<SavedPrompt>('UpdateSavedPromptPayload').implement({
  description: 'The saved prompt is changed.',
  fields: (t) => ({
    savedPrompt: t.field({ type: SavedPromptNode, description: 'Saved prompt after the change.', resolve: (prompt) => prompt }),
  }),
})

const DeleteSavedPromptPayload = builder.objectRef<string>('DeleteSavedPromptPayload').implement({
  description: 'The saved prompt is deleted.',
  fields: (t) => ({
    deletedSavedPromptId: t.globalID({
      description: 'ID of the deleted saved prompt.',
      resolve: (id) => ({ type: 'SavedPrompt', id }),
    }),
  }),
})

defineMutations('chat', (t) => ({
  createSavedPrompt: t.withAuth({ signedIn: true }).field({
    type: CreateSavedPromptPayload,
    errors: { types: [InputError] },
    description: 'Saves a prompt, at most 100.',
    args: { input: t.arg({ type: CreateSavedPromptInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.savedPrompts.create(viewer, input),
  }),
  updateSavedPrompt: t.withAuth({ signedIn: true }).field({
    type: UpdateSavedPromptPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes title or text of a saved prompt.',
    args: { input: t.arg({ type: UpdateSavedPromptInput, required: true }) },
    resolve: (_root, { input: { savedPromptId, title, text } }, { services, viewer }) =>
      services.savedPrompts.update(viewer, { id: requireUuid(savedPromptId.id), title: title ?? undefined, text: text ?? undefined }),
  }),
  deleteSavedPrompt: t.withAuth({ signedIn: true }).field({
    type: DeleteSavedPromptPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a saved prompt; sent messages stay.',
    args: { input: t.arg({ type: DeleteSavedPromptInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.savedPromptId.id)
      await services.savedPrompts.remove(viewer, { id })
      return id
    },
  }),
}))
