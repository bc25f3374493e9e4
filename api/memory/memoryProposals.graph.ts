import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { MemoryProposal } from './memoryProposals.service.ts'

const MemoryActionEnum = builder.enumType('MemoryAction', {
  description: 'Action of a memory proposal.',
  values: {
    REMEMBER: { value: 'remember', description: 'Store the proposed memory.' },
    FORGET: { value: 'forget', description: 'Forget the memory permanently.' },
  } as const,
})

const MemoryProposalNode = builder.prismaNode('MemoryProposal', {
  description: 'Proposal to create or forget a memory.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    action: t.expose('action', { type: MemoryActionEnum, description: 'Action of the proposal.' }),
    content: t.exposeString('content', { description: 'Text of the memory.' }),
    hasUntrustedContent: t.exposeBoolean('hasUntrustedContent', {
      description: 'Whether untrusted content was read before.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
  }),
})

builder.objectField(ViewerType, 'memoryProposals', (t) =>
  t.field({
    type: [MemoryProposalNode],
    description: 'Pending memory proposals, oldest first.',
    resolve: (viewer, _args, { services }) => services.memoryProposals.listPending(viewer),
  }),
)

const defineDecisionInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ proposalId: t.globalID({ required: true, for: MemoryProposalNode, description: 'ID of the proposal.' }) }),
  })
const AcceptMemoryProposalInput = defineDecisionInput('AcceptMemoryProposalInput', 'Memory proposal to accept.')
const RejectMemoryProposalInput = defineDecisionInput('RejectMemoryProposalInput', 'Memory proposal to reject.')

interface Decided {
  proposal: MemoryProposal
  viewer: Viewer
}

const defineDecisionPayload = (name: string, description: string) =>
  builder.objectRef<Decided>(name).implement({
    description,
    fields: (t) => ({
      proposal: t.field({
        type: MemoryProposalNode,
        description: 'Decided proposal, now deleted.',
        resolve: ({ proposal }) => proposal,
      }),
      viewer: t.field({
        type: ViewerType,
        description: 'For refetching pending proposals.',
        resolve: ({ viewer }) => viewer,
      }),
    }),
  })
const AcceptMemoryProposalPayload = defineDecisionPayload('AcceptMemoryProposalPayload', 'The proposal was applied.')
const RejectMemoryProposalPayload = defineDecisionPayload(
  'RejectMemoryProposalPayload',
  'The proposal is rejected; memories are unchanged.',
)

builder.mutationFields((t) => ({
  acceptMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Accepts a memory proposal and applies it.',
    args: { input: t.arg({ type: AcceptMemoryProposalInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.accept(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
  rejectMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: RejectMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Rejects a pending memory proposal.',
    args: { input: t.arg({ type: RejectMemoryProposalInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.reject(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
