import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ProfileType } from '../graph.ts'
import type { Profile } from '../profile.service.ts'
import { proposalSources } from './proposalSources.ts'
import type { ProfileProposal } from './proposals.service.ts'

const ProposalSourceEnum = builder.enumType('ProposalSource', {
  description: 'The source of a profile proposal.',
  values: enumValues(proposalSources),
})

const ProposalStatusEnum = builder.enumType('ProposalStatus', {
  description: 'The owner’s decision on a profile proposal.',
  values: {
    PENDING: { value: 'pending', description: 'Waiting for the owner’s decision.' },
    ACCEPTED: { value: 'accepted', description: 'The profile was changed.' },
    REJECTED: { value: 'rejected', description: 'Rejected; the same change is not proposed again.' },
  } as const,
})

export const ProfileProposalNode = builder.prismaNode('ProfileProposal', {
  description: 'A proposed profile change, visible only to the owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    source: t.expose('source', { type: ProposalSourceEnum, description: 'The source of the proposal.' }),
    field: t.exposeString('field', {
      description: 'The field: display_name, title, bio, location, interests, achievements, skills or projects.',
    }),
    value: t.string({
      description: 'The proposed text or list item.',
      select: { value: true },
      resolve: ({ value }) => value as string,
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'The exact source sentence; null if none.',
    }),
    sourceItem: t.relation('sourceItem', {
      nullable: true,
      description: 'The source story; null for conversations.',
    }),
    status: t.expose('status', { type: ProposalStatusEnum, description: 'Decision of the owner.' }),
    viewerCanDecide: t.boolean({
      description: 'Whether the proposal awaits a decision.',
      resolve: (proposal, _args, { services }) => services.proposals.mayDecide(proposal),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the change was proposed.' }),
  }),
})

builder.objectField(ViewerType, 'profileProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Profile changes awaiting the viewer’s decision, oldest first.',
    resolve: (viewer, _args, { services }) => services.proposals.pending(viewer),
  }),
)

builder.objectField(ViewerType, 'decidedProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Decided profile changes, newest first, at most 100.',
    resolve: (viewer, _args, { services }) => services.proposals.decided(viewer),
  }),
)

const AcceptProposalInput = builder.inputType('AcceptProposalInput', {
  description: 'Input for accepting a profile proposal.',
  fields: (t) => ({
    proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'Global ID of the proposal.' }),
    value: t.string({ description: 'The text to use instead; null for the proposed one.' }),
  }),
})
const AcceptProposalsInput = builder.inputType('AcceptProposalsInput', {
  description: 'Input for accepting several profile proposals.',
  fields: (t) => ({
    proposalIds: t.globalIDList({ required: true, for: ProfileProposalNode, description: 'Global IDs of the proposals, at most 500.' }),
  }),
})
const RejectProposalInput = builder.inputType('RejectProposalInput', {
  description: 'Input for rejecting a profile proposal.',
  fields: (t) => ({ proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'Global ID of the proposal.' }) }),
})

const UpdateProfileFromStoriesPayload = builder
  .objectRef<{ profile: Profile; proposals: ProfileProposal[] }>('UpdateProfileFromStoriesPayload')
  .implement({
    description: 'The stories were read; the profile is unchanged.',
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'The profile, which is unchanged.', resolve: ({ profile }) => profile }),
      proposals: t.field({
        type: [ProfileProposalNode],
        description: 'All pending proposals, oldest first.',
        resolve: ({ proposals }) => proposals,
      }),
    }),
  })

interface Decided {
  proposal: ProfileProposal
  viewer: Viewer
  profile?: Profile
}

const AcceptProposalPayload = builder.objectRef<Decided>('AcceptProposalPayload').implement({
  description: 'The profile is updated.',
  fields: (t) => ({
    proposal: t.field({ type: ProfileProposalNode, description: 'The proposal that was accepted.', resolve: ({ proposal }) => proposal }),
    profile: t.field({
      type: ProfileType,
      description: 'The profile after the update.',
      resolve: ({ profile, viewer }, _args, { services }) => profile ?? services.profile.get(viewer),
    }),
    viewer: t.field({
      type: ViewerType,
      description: 'The viewer, for refetching pending proposals.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

const AcceptProposalsPayload = builder
  .objectRef<{ proposals: ProfileProposal[]; profile: Profile; viewer: Viewer }>('AcceptProposalsPayload')
  .implement({
    description: 'The profile is updated.',
    fields: (t) => ({
      proposals: t.field({
        type: [ProfileProposalNode],
        description: 'The accepted proposals, without those decided before.',
        resolve: ({ proposals }) => proposals,
      }),
      profile: t.field({ type: ProfileType, description: 'The profile after the update.', resolve: ({ profile }) => profile }),
      viewer: t.field({
        type: ViewerType,
        description: 'The viewer, for refetching the pending proposals.',
        resolve: ({ viewer }) => viewer,
      }),
    }),
  })

const RejectProposalPayload = builder.objectRef<Decided>('RejectProposalPayload').implement({
  description: 'The proposal is rejected and not made again.',
  fields: (t) => ({
    proposal: t.field({ type: ProfileProposalNode, description: 'The proposal that was rejected.', resolve: ({ proposal }) => proposal }),
    viewer: t.field({
      type: ViewerType,
      description: 'The viewer, for refetching pending proposals.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

builder.mutationFields((t) => ({
  updateProfileFromStories: t.withAuth({ signedIn: true }).field({
    type: UpdateProfileFromStoriesPayload,
    errors: { types: [RateLimitError] },
    description: 'Proposes profile changes from the viewer’s stories. Rate limited per user.',
    resolve: (_root, _args, { services, viewer }) => services.storyProposals.fromStories(viewer),
  }),
  acceptProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptProposalPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Accepts a profile proposal and changes the profile.',
    args: { input: t.arg({ type: AcceptProposalInput, required: true, description: 'The profile proposal to accept.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      ...(await services.proposals.accept(viewer, { id: requireUuid(input.proposalId.id), value: input.value })),
      viewer,
    }),
  }),
  acceptProposals: t.withAuth({ signedIn: true }).field({
    type: AcceptProposalsPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Accepts several profile proposals and changes the profile once. Proposals decided before are skipped.',
    args: { input: t.arg({ type: AcceptProposalsInput, required: true, description: 'The profile proposals to accept.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      ...(await services.proposals.acceptAll(viewer, { ids: input.proposalIds.map(({ id }) => requireUuid(id)) })),
      viewer,
    }),
  }),
  rejectProposal: t.withAuth({ signedIn: true }).field({
    type: RejectProposalPayload,
    errors: { types: [ConflictError, NotFoundError] },
    description: 'Rejects a profile proposal.',
    args: { input: t.arg({ type: RejectProposalInput, required: true, description: 'The profile proposal to reject.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.proposals.reject(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
