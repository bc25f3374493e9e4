import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { NotFoundError } from '../platform/errors.ts'
import { existing } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { MemoryProposal } from './memoryProposals.service.ts'

const MemoryActionEnum = builder.enumType('MemoryAction', {
  description: 'What would become of a memory.',
  values: {
    REMEMBER: { value: 'remember', description: 'The assistant would keep it.' },
    FORGET: { value: 'forget', description: 'The assistant would forget it for good.' },
  } as const,
})

export const MemoryProposalNode = builder.prismaNode('MemoryProposal', {
  description: 'Something that the assistant would keep or forget once its owner says so. Only they see it, until they have decided.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    action: t.expose('action', { type: MemoryActionEnum, description: 'What would be done.' }),
    content: t.exposeString('content', { description: 'What would be kept, or what the memory says that would go.' }),
    hasForeignWords: t.exposeBoolean('hasForeignWords', {
      description: 'Whether the assistant had read words of others, such as a twin’s or a file’s, when it proposed this.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
  }),
})

builder.objectField(ViewerType, 'memoryProposals', (t) =>
  t.field({
    type: [MemoryProposalNode],
    description: 'What the assistant would keep or forget and waits for their decision, the oldest first.',
    resolve: (viewer, _args, { services }) => services.memoryProposals.pending(viewer),
  }),
)

const decisionInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ proposalId: t.globalID({ required: true, for: MemoryProposalNode, description: 'The proposal.' }) }),
  })
const AcceptMemoryProposalInput = decisionInput('AcceptMemoryProposalInput', 'The proposal to follow.')
const RejectMemoryProposalInput = decisionInput('RejectMemoryProposalInput', 'The proposal to turn down.')

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
        description: 'The proposal as it was; it is gone now.',
        resolve: ({ proposal }) => proposal,
      }),
      viewer: t.field({ type: ViewerType, description: 'To read what else waits.', resolve: ({ viewer }) => viewer }),
    }),
  })
const AcceptMemoryProposalPayload = decisionPayload('AcceptMemoryProposalPayload', 'It is kept or forgotten, as was proposed.')
const RejectMemoryProposalPayload = decisionPayload('RejectMemoryProposalPayload', 'The memories stay as they are.')

builder.mutationFields((t) => ({
  acceptMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Keeps or forgets what was proposed.',
    args: { input: t.arg({ type: AcceptMemoryProposalInput, required: true, description: 'The proposal.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.accept(viewer, { id: existing(input.proposalId.id) }),
      viewer,
    }),
  }),
  rejectMemoryProposal: t.withAuth({ signedIn: true }).field({
    type: RejectMemoryProposalPayload,
    errors: { types: [NotFoundError] },
    description: 'Turns the proposal down.',
    args: { input: t.arg({ type: RejectMemoryProposalInput, required: true, description: 'The proposal.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.memoryProposals.reject(viewer, { id: existing(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
