import { resolveArrayConnection } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { pagesOf } from '../graphql/pages.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { existing } from '../platform/text/ids.ts'
import { isOpen, type ListedItem } from './roadmap.service.ts'

const RoadmapStatusEnum = builder.enumType('RoadmapStatus', {
  description: 'How far it is.',
  values: {
    SUGGESTED: { value: 'suggested', description: 'Somebody wishes for it; only they see it.' },
    PLANNED: { value: 'planned', description: 'It is meant to come.' },
    IN_PROGRESS: { value: 'in_progress', description: 'It is being made.' },
    DONE: { value: 'done', description: 'It is there.' },
    DECLINED: { value: 'declined', description: 'It will not come; only who suggested it sees it.' },
  } as const,
})

const RoadmapItemNode = builder.objectRef<ListedItem>('RoadmapItem')

builder.node(RoadmapItemNode, {
  description: 'Something that the product may bring.',
  id: { resolve: ({ id }) => id, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => services.roadmap.find(viewer, { id }),
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is, on one line.' }),
    description: t.exposeString('description', { description: 'What it would bring.' }),
    status: t.expose('status', { type: RoadmapStatusEnum, description: 'How far it is.' }),
    reply: t.exposeString('reply', {
      nullable: true,
      description: 'What those who make the product say about it; null when they said nothing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first written down.' }),
    voteCount: t.exposeInt('voteCount', { description: 'How many people want it.' }),
    viewerHasVoted: t.exposeBoolean('viewerHasVoted', { description: 'Whether the caller is one of them; false when signed out.' }),
    viewerCanVote: t.boolean({
      description: 'False when signed out, and for what is done, declined or only suggested.',
      resolve: (item, _args, { viewer }) => viewer !== null && isOpen(item),
    }),
    isViewersSuggestion: t.exposeBoolean('isViewersSuggestion', { description: 'Whether the caller suggested it.' }),
  }),
})

const RoadmapItems = pagesOf(RoadmapItemNode, {
  description: 'A page of the roadmap.',
  placeDescription: 'An item on the roadmap.',
})

builder.queryField('roadmap', (t) =>
  t.connection(
    {
      type: RoadmapItemNode,
      nullable: true,
      description: 'For anybody to read; all of it unless a page is asked for. What the caller suggested themselves stands at the end.',
      resolve: async (_root, args, { services, viewer }) => resolveArrayConnection({ args }, await services.roadmap.list(viewer)),
    },
    RoadmapItems.Connection,
    RoadmapItems.Edge,
  ),
)

const VoteForRoadmapItemInput = builder.inputType('VoteForRoadmapItemInput', {
  description: 'What one wants.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'The item.' }) }),
})

const WithdrawVoteInput = builder.inputType('WithdrawVoteInput', {
  description: 'What one no longer wants.',
  fields: (t) => ({ itemId: t.globalID({ required: true, for: RoadmapItemNode, description: 'The item.' }) }),
})

const SuggestRoadmapItemInput = builder.inputType('SuggestRoadmapItemInput', {
  description: 'A wish.',
  fields: (t) => ({
    title: t.string({ required: true, description: '1 to 80 characters.' }),
    description: t.string({ required: true, description: '1 to 1,000 characters.' }),
  }),
})

const VoteForRoadmapItemPayload = votePayload('VoteForRoadmapItemPayload', 'The vote counts. One that was there before counts once.')
const WithdrawVotePayload = votePayload('WithdrawVotePayload', 'There is no vote of the caller any more, whether or not there was one.')

const SuggestRoadmapItemPayload = builder.objectRef<ListedItem>('SuggestRoadmapItemPayload').implement({
  description: 'It is passed on. Only the caller sees it for now; a notification tells them of a reply.',
  fields: (t) => ({
    itemEdge: t.field({
      type: RoadmapItems.Edge,
      description: 'For appending to the roadmap.',
      resolve: (item) => ({ cursor: item.id, node: item }),
    }),
  }),
})

builder.mutationFields((t) => ({
  voteForRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: VoteForRoadmapItemPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Says that one wants it. Whoever voted is told of its progress.',
    args: { input: t.arg({ type: VoteForRoadmapItemInput, required: true, description: 'The item.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.vote(viewer, { id: existing(input.itemId.id) }),
  }),
  withdrawVote: t.withAuth({ signedIn: true }).field({
    type: WithdrawVotePayload,
    errors: { types: [NotFoundError] },
    description: 'Takes one’s vote for an item of the roadmap back.',
    args: { input: t.arg({ type: WithdrawVoteInput, required: true, description: 'The item.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.withdrawVote(viewer, { id: existing(input.itemId.id) }),
  }),
  suggestRoadmapItem: t.withAuth({ signedIn: true }).field({
    type: SuggestRoadmapItemPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Wishes for something that is not on the roadmap, at most five times a day.',
    args: { input: t.arg({ type: SuggestRoadmapItemInput, required: true, description: 'The wish.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.roadmap.suggest(viewer, input),
  }),
}))

function votePayload(name: string, description: string) {
  return builder.objectRef<ListedItem>(name).implement({
    description,
    fields: (t) => ({ item: t.field({ type: RoadmapItemNode, description: 'As it is now.', resolve: (item) => item }) }),
  })
}
