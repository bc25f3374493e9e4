import { resolveArrayConnection } from '@pothos/plugin-relay'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { createPageTypes } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { roadmapItemBody } from './bodies.ts'
import { isOpen, type ListedItem } from './roadmap.service.ts'

const RoadmapStatusEnum = builder.enumType('RoadmapStatus', {
  description: 'The status of a roadmap item.',
  values: {
    SUGGESTED: { value: 'suggested', description: 'A suggestion, visible only to its author.' },
    PLANNED: { value: 'planned', description: 'Planned, but not yet started.' },
    IN_PROGRESS: { value: 'in_progress', description: 'Being developed at the moment.' },
    DONE: { value: 'done', description: 'Shipped and available now.' },
    DECLINED: { value: 'declined', description: 'Declined, visible only to its author.' },
  } as const,
})

const RoadmapItemNode = builder.objectRef<ListedItem>('RoadmapItem')

builder.node(RoadmapItemNode, {
  description: 'A planned or suggested feature.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.roadmap.find(viewer, { id }),
  fields: (t) => ({
    ...exposeFields(t, roadmapItemBody, ['id', 'status', 'viewer_can_vote']),
    status: t.expose('status', { type: RoadmapStatusEnum, description: 'The status of the item.' }),
    viewerCanVote: t.boolean({
      description: 'Whether the signed-in viewer can vote: the item is planned or in progress.',
      resolve: (item, _args, { viewer }) => viewer !== null && isOpen(item),
    }),
  }),
})

const RoadmapItems = createPageTypes(RoadmapItemNode, {
  description: 'A page of roadmap items.',
  placeDescription: 'An item on the roadmap.',
})

builder.queryField('roadmap', (t) =>
  t.connection(
    {
      type: RoadmapItemNode,
      nullable: true,
      description: 'Roadmap items, visible to anyone, the viewer’s suggestions last. All unless a page is requested.',
      resolve: async (_root, args, { services, viewer }) => resolveArrayConnection({ args }, await services.roadmap.list(viewer)),
    },
    RoadmapItems.Connection,
    RoadmapItems.Edge,
  ),
)

const VoteForRoadmapItemInput = builder.inputType('VoteForRoadmapItemInput', {
  description: 'Input for voting for a roadmap item.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'The roadmap item to vote for.' }) }),
})

const WithdrawVoteInput = builder.inputType('WithdrawVoteInput', {
  description: 'Input for removing a vote.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'The item whose vote is removed.' }) }),
})

const SuggestRoadmapItemInput = builder.inputType('SuggestRoadmapItemInput', {
  description: 'Input for suggesting a feature.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'The title, 1 to 80 characters.' }),
    description: t.string({ required: true, description: 'The description, 1 to 1,000 characters.' }),
  }),
})

const VoteForRoadmapItemPayload = votePayload('VoteForRoadmapItemPayload', 'The vote is counted. Repeated votes count once.')
const WithdrawVotePayload = votePayload('WithdrawVotePayload', 'The viewer has no vote for the item.')

const SuggestRoadmapItemPayload = builder.objectRef<ListedItem>('SuggestRoadmapItemPayload').implement({
  description: 'The suggestion is visible only to its author, who is notified of a reply.',
  fields: (t) => ({
    itemEdge: t.field({
      type: RoadmapItems.Edge,
      description: 'The new suggestion, for appending.',
      resolve: (item) => ({ cursor: item.id, node: item }),
    }),
  }),
})

builder.mutationFields((t) => ({
  voteForRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: VoteForRoadmapItemPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Votes for a roadmap item; voters are notified of progress.',
    args: { input: t.arg({ type: VoteForRoadmapItemInput, required: true, description: 'The item to vote for.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.vote(viewer, { id: requireUuid(input.itemId.id) }),
  }),
  withdrawVote: t.withAuth({ signedIn: true }).field({
    type: WithdrawVotePayload,
    errors: { types: [NotFoundError] },
    description: 'Removes the viewer’s vote for a roadmap item.',
    args: { input: t.arg({ type: WithdrawVoteInput, required: true, description: 'The item whose vote is removed.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.withdrawVote(viewer, { id: requireUuid(input.itemId.id) }),
  }),
  suggestRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: SuggestRoadmapItemPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Suggests a feature, at most five times a day.',
    args: { input: t.arg({ type: SuggestRoadmapItemInput, required: true, description: 'The title and description of the suggestion.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.suggest(viewer, input),
  }),
}))

function votePayload(name: string, description: string) {
  return builder.objectRef<ListedItem>(name).implement({
    description,
    fields: (t) => ({
      item: t.field({ type: RoadmapItemNode, description: 'The item with the updated vote count.', resolve: (item) => item }),
    }),
  })
}
