import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { MemoryNode } from '../memories.graph.ts'
import type { MemoryRule } from './memoryRules.service.ts'

const MemoryRuleNode = builder.prismaNode('MemoryRule', {
  description: 'A rule against similar memories, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    words: t.exposeStringList('words', {
      description: 'The words of the original memory in lower case. Memories with most of them are refused.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the rule was created; the list’s sort field.' }),
  }),
})

builder.objectField(ViewerType, 'memoryRules', (t) =>
  t.field({
    type: [MemoryRuleNode],
    description: 'The viewer’s memory rules, newest first.',
    resolve: (viewer, _args, { services }) => services.memoryRules.list(viewer),
  }),
)

const CreateMemoryRuleInput = builder.inputType('CreateMemoryRuleInput', {
  description: 'Input for creating a memory rule.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'The memory for the rule; it is forgotten.' }),
  }),
})

const DeleteMemoryRuleInput = builder.inputType('DeleteMemoryRuleInput', {
  description: 'Input for deleting a memory rule.',
  fields: (t) => ({ ruleId: t.globalID({ required: true, for: MemoryRuleNode, description: 'The rule to delete.' }) }),
})

const CreateMemoryRulePayload = builder
  .objectRef<{ rule: MemoryRule; memoryId: string; viewer: Viewer }>('CreateMemoryRulePayload')
  .implement({
    description: 'The memory is forgotten, and similar ones are refused.',
    fields: (t) => ({
      rule: t.field({ type: MemoryRuleNode, description: 'The rule that was created.', resolve: ({ rule }) => rule }),
      deletedMemoryId: t.globalID({
        description: 'The forgotten memory’s global ID, for deleting its edge.',
        resolve: ({ memoryId }) => ({ type: 'Memory', id: memoryId }),
      }),
      viewer: t.field({ type: ViewerType, description: 'The viewer, for refetching the rules.', resolve: ({ viewer }) => viewer }),
    }),
  })

const DeleteMemoryRulePayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteMemoryRulePayload').implement({
  description: 'The rule is deleted; similar memories are allowed again.',
  fields: (t) => ({
    deletedRuleId: t.globalID({
      description: 'The deleted rule’s global ID, for removing it.',
      resolve: ({ id }) => ({ type: 'MemoryRule', id }),
    }),
    viewer: t.field({ type: ViewerType, description: 'The viewer, for refetching the rules.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  createMemoryRule: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryRulePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Forgets a memory and refuses similar ones.',
    args: { input: t.arg({ type: CreateMemoryRuleInput, required: true, description: 'The memory that must not be stored again.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const memoryId = requireUuid(input.memoryId.id)
      return { rule: await services.memoryRules.create(viewer, { memoryId }), memoryId, viewer }
    },
  }),
  deleteMemoryRule: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryRulePayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a memory rule. Forgotten memories are not restored.',
    args: { input: t.arg({ type: DeleteMemoryRuleInput, required: true, description: 'Rule that was deleted.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.ruleId.id)
      await services.memoryRules.remove(viewer, { id })
      return { id, viewer }
    },
  }),
}))
