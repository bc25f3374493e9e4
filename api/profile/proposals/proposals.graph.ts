import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ProfileType } from '../graph.ts'
import type { Profile } from '../profile.service.ts'
import { proposalSources } from './proposalSources.ts'
import type { ProfileProposal } from './proposals.service.ts'

const ProposalSourceEnum = builder.enumType('ProposalSource', {
  description: 'Source of a profile proposal.',
  values: toEnumValues(proposalSources),
})

const ProposalStatusEnum = builder.enumType('ProposalStatus', {
  description: 'Owner’s decision on a proposal.',
  values: {
    PENDING: { value: 'pending', description: 'Waiting for a decision.' },
    ACCEPTED: { value: 'accepted', description: 'Accepted into the profile.' },
    REJECTED: { value: 'rejected', description: 'Rejected; not proposed again.' },
  } as const,
})

export const ProfileProposalNode = builder.prismaNode('ProfileProposal', {
  description: 'Proposed profile change, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    source: t.expose('source', { type: ProposalSourceEnum, description: 'Source of the proposal.' }),
    field: t.exposeString('field', {
      description: 'One of display_name, title, bio, location, interests, achievements, skills and projects.',
    }),
    value: t.string({
      description: 'Proposed text or list item.',
      select: { value: true },
      resolve: ({ value }) => value as string,
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'Exact source sentence; null if none.',
    }),
    sourceItem: t.relation('sourceItem', {
      nullable: true,
      description: 'Source story; null for conversations.',
    }),
    status: t.expose('status', { type: ProposalStatusEnum, description: 'Decision of the owner.' }),
    viewerCanDecide: t.boolean({
      description: 'Whether it awaits a decision.',
      resolve: (proposal, _args, { services }) => services.proposals.mayDecide(proposal),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
  }),
})

builder.objectField(ViewerType, 'profileProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Pending profile changes, oldest first.',
    resolve: (viewer, _args, { services }) => services.proposals.listPending(viewer),
  }),
)

builder.objectField(ViewerType, 'decidedProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Decided profile changes, newest first, at most 100.',
    resolve: (viewer, _args, { services }) => services.proposals.listDecided(viewer),
  }),
)

const AcceptProposalInput = builder.inputType('AcceptProposalInput', {
  description: 'Profile proposal to accept.',
  fields: (t) => ({
    proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'ID of the proposal.' }),
    value: t.string({ description: 'Replacement text; null for the proposed one.' }),
  }),
})
const AcceptProposalsInput = builder.inputType('AcceptProposalsInput', {
  description: 'Profile proposals to accept.',
  fields: (t) => ({
    proposalIds: t.globalIDList({ required: true, for: ProfileProposalNode, description: 'IDs of at most 500 proposals.' }),
  }),
})
const RejectProposalInput = builder.inputType('RejectProposalInput', {
  description: 'Profile proposal to reject.',
  fields: (t) => ({ proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'ID of the proposal.' }) }),
})

const UpdateProfileFromStoriesPayload = builder
  .objectRef<{ profile: Profile; proposals: ProfileProposal[] }>('UpdateProfileFromStoriesPayload')
  .implement({
    description: 'Proposals were made; the profile is unchanged.',
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'Profile, which is unchanged.', resolve: ({ profile }) => profile }),
      proposals: t.field({
        type: [ProfileProposalNode],
        description: 'Pending proposals, oldest first.',
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
    proposal: t.field({ type: ProfileProposalNode, description: 'Accepted profile proposal.', resolve: ({ proposal }) => proposal }),
    profile: t.field({
      type: ProfileType,
      description: 'Profile after the update.',
      resolve: ({ profile, viewer }, _args, { services }) => profile ?? services.profile.get(viewer),
    }),
    viewer: t.field({
      type: ViewerType,
      description: 'For refetching pending proposals.',
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
        description: 'Proposals accepted by this call.',
        resolve: ({ proposals }) => proposals,
      }),
      profile: t.field({ type: ProfileType, description: 'Profile after the update.', resolve: ({ profile }) => profile }),
      viewer: t.field({
        type: ViewerType,
        description: 'For refetching pending proposals.',
        resolve: ({ viewer }) => viewer,
      }),
    }),
  })

const RejectProposalPayload = builder.objectRef<Decided>('RejectProposalPayload').implement({
  description: 'The rejected proposal is not repeated.',
  fields: (t) => ({
    proposal: t.field({ type: ProfileProposalNode, description: 'Rejected profile proposal.', resolve: ({ proposal }) => proposal }),
    viewer: t.field({
      type: ViewerType,
      description: 'For refetching pending proposals.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

builder.mutationFields((t) => ({
  updateProfileFromStories: t.withAuth({ signedIn: true }).field({
    type: UpdateProfileFromStoriesPayload,
    errors: { types: [RateLimitError] },
    description: 'Proposes profile changes from stories, rate limited.',
    resolve: (_root, _args, { services, viewer }) => services.storyProposals.proposeFromStories(viewer),
  }),
  acceptProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptProposalPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Accepts a profile proposal.',
    args: { input: t.arg({ type: AcceptProposalInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      ...(await services.proposals.accept(viewer, { id: requireUuid(input.proposalId.id), value: input.value })),
      viewer,
    }),
  }),
  acceptProposals: t.withAuth({ signedIn: true }).field({
    type: AcceptProposalsPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Accepts profile proposals; skips decided ones.',
    args: { input: t.arg({ type: AcceptProposalsInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      ...(await services.proposals.acceptAll(viewer, { ids: input.proposalIds.map(({ id }) => requireUuid(id)) })),
      viewer,
    }),
  }),
  rejectProposal: t.withAuth({ signedIn: true }).field({
    type: RejectProposalPayload,
    errors: { types: [ConflictError, NotFoundError] },
    description: 'Rejects a pending profile proposal.',
    args: { input: t.arg({ type: RejectProposalInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.proposals.reject(viewer, { id: requireUuid(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
