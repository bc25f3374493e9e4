import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { existing } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ProfileType } from '../graph.ts'
import type { Profile } from '../profile.service.ts'
import { proposalSources } from './proposalSources.ts'
import type { ProfileProposal } from './proposals.service.ts'

const ProposalSourceEnum = builder.enumType('ProposalSource', {
  description: 'Who proposes a change.',
  values: enumValues(proposalSources),
})

const ProposalStatusEnum = builder.enumType('ProposalStatus', {
  description: 'What its owner decided.',
  values: {
    PENDING: { value: 'pending', description: 'Nothing yet.' },
    ACCEPTED: { value: 'accepted', description: 'The profile was changed.' },
    REJECTED: { value: 'rejected', description: 'The same is not proposed again.' },
  } as const,
})

export const ProfileProposalNode = builder.prismaNode('ProfileProposal', {
  description: 'A change of the profile that waits for its owner. Only they see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    source: t.expose('source', { type: ProposalSourceEnum, description: 'Who proposes it.' }),
    field: t.exposeString('field', {
      description: 'What would change: display_name, title, bio, location, interests, achievements, skills or projects.',
    }),
    value: t.string({
      description: 'The new text, or what would be added to the list.',
      select: { value: true },
      resolve: ({ value }) => value as string,
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'The sentence that it comes from, word for word; null when no single one says it.',
    }),
    sourceItem: t.relation('sourceItem', {
      nullable: true,
      description: 'The story that the sentence stands in; null when it comes from a conversation.',
    }),
    status: t.expose('status', { type: ProposalStatusEnum, description: 'What its owner decided.' }),
    viewerCanDecide: t.boolean({
      description: 'Whether acceptProposal and rejectProposal take a decision; false once there is one.',
      resolve: (proposal, _args, { services }) => services.proposals.mayDecide(proposal),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
  }),
})

builder.objectField(ViewerType, 'profileProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Changes that wait for their decision, the oldest first.',
    resolve: (viewer, _args, { services }) => services.proposals.pending(viewer),
  }),
)

builder.objectField(ViewerType, 'decidedProposals', (t) =>
  t.field({
    type: [ProfileProposalNode],
    description: 'Changes that they accepted or turned down, the newest first, a hundred at most.',
    resolve: (viewer, _args, { services }) => services.proposals.decided(viewer),
  }),
)

const AcceptProposalInput = builder.inputType('AcceptProposalInput', {
  description: 'The proposal to follow.',
  fields: (t) => ({
    proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'The proposal.' }),
    value: t.string({ description: 'The text to put into the profile in place of the proposed one; null takes it as proposed.' }),
  }),
})
const RejectProposalInput = builder.inputType('RejectProposalInput', {
  description: 'The proposal to turn down.',
  fields: (t) => ({ proposalId: t.globalID({ required: true, for: ProfileProposalNode, description: 'The proposal.' }) }),
})

const UpdateProfileFromStoriesPayload = builder
  .objectRef<{ profile: Profile; proposals: ProfileProposal[] }>('UpdateProfileFromStoriesPayload')
  .implement({
    description: 'The stories are read; nothing is changed yet.',
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'The profile, as it was.', resolve: ({ profile }) => profile }),
      proposals: t.field({
        type: [ProfileProposalNode],
        description: 'Every change that waits for a decision, the oldest first; empty when the stories say nothing new.',
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
  description: 'The profile is changed.',
  fields: (t) => ({
    proposal: t.field({ type: ProfileProposalNode, description: 'The proposal, accepted.', resolve: ({ proposal }) => proposal }),
    profile: t.field({
      type: ProfileType,
      description: 'The profile as it is now.',
      resolve: ({ profile, viewer }, _args, { services }) => profile ?? services.profile.get(viewer),
    }),
    viewer: t.field({ type: ViewerType, description: 'To read what else waits.', resolve: ({ viewer }) => viewer }),
  }),
})

const RejectProposalPayload = builder.objectRef<Decided>('RejectProposalPayload').implement({
  description: 'The profile stays as it is, and the same is not proposed again.',
  fields: (t) => ({
    proposal: t.field({ type: ProfileProposalNode, description: 'The proposal, rejected.', resolve: ({ proposal }) => proposal }),
    viewer: t.field({ type: ViewerType, description: 'To read what else waits.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  updateProfileFromStories: t.withAuth({ signedIn: true }).field({
    type: UpdateProfileFromStoriesPayload,
    errors: { types: [RateLimitError] },
    description: 'Reads the stories and proposes what they say for the profile. Changes nothing by itself; limited by person.',
    resolve: (_root, _args, { services, viewer }) => services.storyProposals.fromStories(viewer),
  }),
  acceptProposal: t.withAuth({ signedIn: true }).field({
    type: AcceptProposalPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Makes the proposed change.',
    args: { input: t.arg({ type: AcceptProposalInput, required: true, description: 'The proposal.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      ...(await services.proposals.accept(viewer, { id: existing(input.proposalId.id), value: input.value })),
      viewer,
    }),
  }),
  rejectProposal: t.withAuth({ signedIn: true }).field({
    type: RejectProposalPayload,
    errors: { types: [ConflictError, NotFoundError] },
    description: 'Turns the proposal down.',
    args: { input: t.arg({ type: RejectProposalInput, required: true, description: 'The proposal.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      proposal: await services.proposals.reject(viewer, { id: existing(input.proposalId.id) }),
      viewer,
    }),
  }),
}))
