import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { MemoryNode } from '../memories.graph.ts'
import type { MemoryRule } from './memoryRules.service.ts'

const MemoryRuleNode = builder.prismaNode('MemoryRule', {
  description: 'Rule against similar memories, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    words: t.exposeStringList('words', {
      description: 'Lower-case words; memories with most of them are refused.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created, for sorting.' }),
  }),
})

builder.objectField(ViewerType, 'memoryRules', (t) =>
  t.field({
    type: [MemoryRuleNode],
    description: 'Memory rules, newest first.',
    resolve: (viewer, _args, { services }) => services.memoryRules.list(viewer),
  }),
)

const CreateMemoryRuleInput = builder.inputType('CreateMemoryRuleInput', {
  description: 'Memory for the new rule.',
  fields: (t) => ({
    memoryId: t.globalID({ required: true, for: MemoryNode, description: 'Memory to forget for the rule.' }),
  }),
})

const DeleteMemoryRuleInput = builder.inputType('DeleteMemoryRuleInput', {
  description: 'Memory rule to delete.',
  fields: (t) => ({ ruleId: t.globalID({ required: true, for: MemoryRuleNode, description: 'ID of the rule.' }) }),
})

const CreateMemoryRulePayload = builder
  .objectRef<{ rule: MemoryRule; memoryId: string; viewer: Viewer }>('CreateMemoryRulePayload')
  .implement({
    description: 'The memory is forgotten; similar ones are refused.',
    fields: (t) => ({
      rule: t.field({ type: MemoryRuleNode, description: 'New memory rule.', resolve: ({ rule }) => rule }),
      deletedMemoryId: t.globalID({
        description: 'ID of the forgotten memory.',
        resolve: ({ memoryId }) => ({ type: 'Memory', id: memoryId }),
      }),
      viewer: t.field({ type: ViewerType, description: 'For refetching memory rules.', resolve: ({ viewer }) => viewer }),
    }),
  })

const DeleteMemoryRulePayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteMemoryRulePayload').implement({
  description: 'The rule is deleted.',
  fields: (t) => ({
    deletedRuleId: t.globalID({
      description: 'ID of the deleted rule.',
      resolve: ({ id }) => ({ type: 'MemoryRule', id }),
    }),
    viewer: t.field({ type: ViewerType, description: 'For refetching memory rules.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  createMemoryRule: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryRulePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Forgets a memory and refuses similar ones.',
    args: { input: t.arg({ type: CreateMemoryRuleInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const memoryId = requireUuid(input.memoryId.id)
      return { rule: await services.memoryRules.create(viewer, { memoryId }), memoryId, viewer }
    },
  }),
  deleteMemoryRule: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryRulePayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a memory rule; restores no memories.',
    args: { input: t.arg({ type: DeleteMemoryRuleInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.ruleId.id)
      await services.memoryRules.remove(viewer, { id })
      return { id, viewer }
    },
  }),
}))
