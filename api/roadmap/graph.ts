import { resolveArrayConnection } from '@pothos/plugin-relay'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { createPageTypes } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { roadmapItemBody } from './bodies.ts'
import { isOpen, type ListedItem } from './roadmap.service.ts'

const RoadmapStatusEnum = builder.enumType('RoadmapStatus', {
  description: 'Status of a roadmap item.',
  values: {
    SUGGESTED: { value: 'suggested', description: 'Suggestion, visible only to its author.' },
    PLANNED: { value: 'planned', description: 'Planned, but not started.' },
    IN_PROGRESS: { value: 'in_progress', description: 'Being developed at the moment.' },
    DONE: { value: 'done', description: 'Shipped and available now.' },
    DECLINED: { value: 'declined', description: 'Declined, visible only to its author.' },
  } as const,
})

const RoadmapItemNode = builder.objectRef<ListedItem>('RoadmapItem')

builder.node(RoadmapItemNode, {
  description: 'Planned or suggested feature.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.roadmap.find(viewer, { id }),
  fields: (t) => ({
    ...exposeFields(t, roadmapItemBody, ['id', 'status', 'viewer_can_vote']),
    status: t.expose('status', { type: RoadmapStatusEnum, description: 'Status of the item.' }),
    viewerCanVote: t.boolean({
      description: 'Whether the viewer can vote.',
      resolve: (item, _args, { viewer }) => viewer !== null && isOpen(item),
    }),
  }),
})

const RoadmapItems = createPageTypes(RoadmapItemNode, {
  description: 'Page of roadmap items.',
  placeDescription: 'Roadmap item in a list.',
})

builder.queryField('roadmap', (t) =>
  t.connection(
    {
      type: RoadmapItemNode,
      nullable: true,
      description: 'Roadmap items, own suggestions last.',
      resolve: async (_root, args, { services, viewer }) => resolveArrayConnection({ args }, await services.roadmap.list(viewer)),
    },
    RoadmapItems.Connection,
    RoadmapItems.Edge,
  ),
)

const VoteForRoadmapItemInput = builder.inputType('VoteForRoadmapItemInput', {
  description: 'Roadmap item to vote for.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'ID of the item.' }) }),
})

const WithdrawVoteInput = builder.inputType('WithdrawVoteInput', {
  description: 'Roadmap item with the vote.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'Roadmap item with the vote.' }) }),
})

const SuggestRoadmapItemInput = builder.inputType('SuggestRoadmapItemInput', {
  description: 'Suggestion with its description.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Title, 1 to 80 characters.' }),
    description: t.string({ required: true, description: 'Description, 1 to 1,000 characters.' }),
  }),
})

const VoteForRoadmapItemPayload = votePayload('VoteForRoadmapItemPayload', 'The vote is counted, once per user.')
const WithdrawVotePayload = votePayload('WithdrawVotePayload', 'The viewer’s vote is removed.')

const SuggestRoadmapItemPayload = builder.objectRef<ListedItem>('SuggestRoadmapItemPayload').implement({
  description: 'The suggestion is visible to its author.',
  fields: (t) => ({
    itemEdge: t.field({
      type: RoadmapItems.Edge,
      description: 'Edge of the new suggestion.',
      resolve: (item) => ({ cursor: item.id, node: item }),
    }),
  }),
})

builder.mutationFields((t) => ({
  voteForRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: VoteForRoadmapItemPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Votes for and follows an item.',
    args: { input: t.arg({ type: VoteForRoadmapItemInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.vote(viewer, { id: requireUuid(input.itemId.id) }),
  }),
  withdrawVote: t.withAuth({ signedIn: true }).field({
    type: WithdrawVotePayload,
    errors: { types: [NotFoundError] },
    description: 'Removes a vote from a roadmap item.',
    args: { input: t.arg({ type: WithdrawVoteInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.withdrawVote(viewer, { id: requireUuid(input.itemId.id) }),
  }),
  suggestRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: SuggestRoadmapItemPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Suggests a feature, at most five a day.',
    args: { input: t.arg({ type: SuggestRoadmapItemInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.suggest(viewer, input),
  }),
}))

function votePayload(name: string, description: string) {
  return builder.objectRef<ListedItem>(name).implement({
    description,
    fields: (t) => ({
      item: t.field({ type: RoadmapItemNode, description: 'Item with the updated count.', resolve: (item) => item }),
    }),
  })
}
