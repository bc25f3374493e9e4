import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { existing } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { MemoryNode } from '../memories.graph.ts'
import type { MemoryRule } from './memoryRules.service.ts'

const MemoryRuleNode = builder.prismaNode('MemoryRule', {
  description: 'What the private assistant never remembers, since its owner does not want that. Only they see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    words: t.exposeStringList('words', {
      description: 'The words of the memory that it was made from, in lower case. What says most of them, in any form, is not remembered.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when it holds; lists are ordered by it.' }),
  }),
})

builder.objectField(ViewerType, 'memoryRules', (t) =>
  t.field({
    type: [MemoryRuleNode],
    description: 'What their private assistant never remembers, the newest first.',
    resolve: (viewer, _args, { services }) => services.memoryRules.list(viewer),
  }),
)

const CreateMemoryRuleInput = builder.inputType('CreateMemoryRuleInput', {
  description: 'What never to remember again.',
  fields: (t) => ({ memoryId: t.globalID({ required: true, for: MemoryNode, description: 'A memory that is like it. It is forgotten.' }) }),
})

const DeleteMemoryRuleInput = builder.inputType('DeleteMemoryRuleInput', {
  description: 'What may be remembered again.',
  fields: (t) => ({ ruleId: t.globalID({ required: true, for: MemoryRuleNode, description: 'The rule.' }) }),
})

const CreateMemoryRulePayload = builder
  .objectRef<{ rule: MemoryRule; memoryId: string; viewer: Viewer }>('CreateMemoryRulePayload')
  .implement({
    description: 'The memory is forgotten for good, and what is like it is not remembered.',
    fields: (t) => ({
      rule: t.field({ type: MemoryRuleNode, description: 'The rule.', resolve: ({ rule }) => rule }),
      deletedMemoryId: t.globalID({ description: 'For deleting its edge.', resolve: ({ memoryId }) => ({ type: 'Memory', id: memoryId }) }),
      viewer: t.field({ type: ViewerType, description: 'To read all rules.', resolve: ({ viewer }) => viewer }),
    }),
  })

const DeleteMemoryRulePayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteMemoryRulePayload').implement({
  description: 'What is like it may be remembered again.',
  fields: (t) => ({
    deletedRuleId: t.globalID({ description: 'For removing it from lists.', resolve: ({ id }) => ({ type: 'MemoryRule', id }) }),
    viewer: t.field({ type: ViewerType, description: 'To read the other rules.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  createMemoryRule: t.withAuth({ signedIn: true }).field({
    type: CreateMemoryRulePayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Forgets a memory for good, and remembers nothing like it from then on.',
    args: { input: t.arg({ type: CreateMemoryRuleInput, required: true, description: 'The memory.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const memoryId = existing(input.memoryId.id)
      return { rule: await services.memoryRules.create(viewer, { memoryId }), memoryId, viewer }
    },
  }),
  deleteMemoryRule: t.withAuth({ signedIn: true }).field({
    type: DeleteMemoryRulePayload,
    errors: { types: [NotFoundError] },
    description: 'Lets things like that be remembered again. What was forgotten stays forgotten.',
    args: { input: t.arg({ type: DeleteMemoryRuleInput, required: true, description: 'The rule.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.ruleId.id)
      await services.memoryRules.remove(viewer, { id })
      return { id, viewer }
    },
  }),
}))
