import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { MemoryProposal } from './memoryProposals.service.ts'

const MemoryActionEnum = builder.enumType('MemoryAction', {
  description: 'The action of a memory proposal.',
  values: {
    REMEMBER: { value: 'remember', description: 'Store the memory on acceptance.' },
    FORGET: { value: 'forget', description: 'Permanently forget the memory.' },
  } as const,
})

export const MemoryProposalNode = builder.prismaNode('MemoryProposal', {
  description: 'A memory to create or forget, awaiting its owner’s decision.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    action: t.expose('action', { type: MemoryActionEnum, description: 'Action that the proposal would take.' }),
    content: t.exposeString('content', { description: 'The text of the memory to create or forget.' }),
    hasUntrustedContent: t.exposeBoolean('hasUntrustedContent', {
      description: 'Whether untrusted content, such as a file, was read before.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the proposal was made.' }),
  }),
})

builder.objectField(ViewerType, 'memoryProposals', (t) =>
  t.field({
    type: [MemoryProposalNode],
    description: 'Memory proposals awaiting the viewer’s decision, oldest first.',
    resolve: (viewer, _args, { services }) => services.memoryProposals.pending(viewer),
  }),
)

const decisionInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ proposalId: t.globalID({ required: true, for: MemoryProposalNode, description: 'Global ID of the proposal.' }) }),
  })
const AcceptMemoryProposalInput = decisionInput('AcceptMemoryProposalInput', 'Input for accepting a memory proposal.')
const RejectMemoryProposalInput = decisionInput('RejectMemoryProposalInput', 'Input for rejecting a memory proposal.')

interface Decided {
  proposal: MemoryProposal
  viewer: Viewer
}

const decisionPayload = (name: string, description: string) =>
  builder.objectRef<Decided>(name).implement({
    description,
    fields: (t) => ({
      proposal: t.field({
        type: MemoryProposalNode,
        description: 'The decided proposal, which no longer exists.',
        resolve: ({ proposal }) => proposal,
      }),
      viewer: t.field({
        type: ViewerType,
        description: 'The viewer, for refetching pending proposals.',
        resolve: ({ viewer }) => viewer,
      }),
    }),
  })
const AcceptMemoryProposalPayload = decisionPayload('AcceptMemoryProposalPayload', 'The memory is created or forgotten as proposed.')
const RejectMemoryProposalPayload = decisionPayload(
  'RejectMemoryProposalPayload',
  'The proposal is rejected, and all memories are unchanged.',
)

builder.mutationFields((t) => ({
  acceptMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Accepts a memory proposal and creates or forgets the memory.',
    args: { input: t.arg({ type: AcceptMemoryProposalInput, required: true, description: 'The memory proposal to accept.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.accept(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
  rejectMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: RejectMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Rejects a memory proposal.',
    args: { input: t.arg({ type: RejectMemoryProposalInput, required: true, description: 'The memory proposal to reject.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.reject(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
