import { decodeGlobalID } from '@pothos/plugin-relay'
import type { Client } from '../../client.ts'
import { nodes } from './account.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, rest, without, type World } from '../parity.ts'
import { inPublic, publicPerson } from './profile.ts'

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const

const roadmapItem = `title description status reply created_at: createdAt viewer_has_voted: viewerHasVoted viewer_can_vote: viewerCanVote
  is_viewers_suggestion: isViewersSuggestion`
const withoutVotes = (item: Input) => without(item, 'id', 'vote_count')
const onRoadmap = ({ roadmapItemId: id }: World): Input => ({ id })

const plan = `key name description price contact_url: contactUrl is_default: isDefault limits { messages_per_day: messagesPerDay
  uploads_per_day: uploadsPerDay upload_megabytes_per_day: uploadMegabytesPerDay file_megabytes: fileMegabytes
  files_per_upload: filesPerUpload twin_messages_per_day: twinMessagesPerDay }`
const figures = `messages answers failures interruptions tool_calls: toolCalls twin_visitors: twinVisitors twin_messages: twinMessages
  good_ratings: goodRatings bad_ratings: badRatings twin_good_ratings: twinGoodRatings twin_bad_ratings: twinBadRatings`
const counted = (shown: unknown) => {
  const { messages, answers, failures, interruptions, tool_calls, twin_visitors, twin_messages, ...more } = shown as Input
  const { good_ratings, bad_ratings, twin_good_ratings, twin_bad_ratings } = more
  const ratings = { good_ratings, bad_ratings, twin_good_ratings, twin_bad_ratings }
  return { messages, answers, failures, interruptions, tool_calls, twin_visitors, twin_messages, ...ratings }
}
const usage = ({ from, to, timezone, total, days, embeddings }: Input) => ({
  from,
  to,
  timezone,
  total: counted(total),
  days: (days as []).length,
  embeddings,
})

/** Uploads may contain user names, which differ in length. */
const withoutSizes = ({ plan, use }: Input) => ({ plan, use: without(use as Input, 'upload_megabytes') })

const vote = (method: 'PUT' | 'DELETE', name: string): Operation => ({
  call: `${method} /api/v1/roadmap/{id}/vote`,
  rest: rest(({ id }) => [method, `/roadmap/${String(id)}/vote`], withoutVotes),
  graph: mutation(
    name,
    `item { ${roadmapItem} }`,
    ({ id }) => ({ itemId: globalId('RoadmapItem', id) }),
    (result) => result.item,
  ),
  cases: [
    { title: 'counts', as: 'owner', input: onRoadmap },
    { title: 'counts once', as: 'owner', input: onRoadmap },
    { title: 'knows no such item', as: 'owner', input: ({ threadId: id }) => ({ id }), status: 404 },
    { ...needsSession, input: onRoadmap },
  ],
})

const visit = `visitor_kind: visitorKind visitor_username: visitorUsername first_question: firstQuestion
  last_message_preview: lastMessagePreview step_count: stepCount created_at: createdAt updated_at: updatedAt
  is_taken_over: isTakenOver is_blocked: isBlocked is_talk: isTalk is_answering: isAnswering`
const visitStep = `position author text ai_generated: aiGenerated is_unanswered: isUnanswered is_error: isError approval rating rating_reason: ratingReason
  created_at: createdAt`
const withoutId = (shown: Input) => without(shown, 'id', 'citations')

const aboutNewestVisit =
  (call: Call): Call =>
  async (client, { owner, ...input }) => {
    const { body } = await (owner as Client).rest<{ conversations: { id: string }[] }>('GET', '/api/v1/twin-conversations')
    return call(client, { id: body.conversations[0]?.id, ...input })
  }
const ofOwner = ({ owner }: World): Input => ({ owner: owner.client })

export const productOperations: Operation[] = [
  {
    call: 'GET /api/v1/discover',
    rest: rest(
      (query) => ['GET', `/discover?${new URLSearchParams(query as Record<string, string>)}`],
      ({ people }) => people,
    ),
    graph: graph(
      `query ($q: String, $after: String) { discover(query: $q, after: $after) { edges { node { ${publicPerson} } } } }`,
      (input) => input,
      ({ discover }) => nodes(discover).map((person) => inPublic(person as Input)),
    ),
    cases: [
      { title: 'lists public users', as: 'anyone' },
      { title: 'finds by visible text', as: 'other', input: () => ({ q: 'lighthouse' }) },
      { title: 'finds no hidden content', as: 'guest', input: () => ({ q: 'zeppelin' }) },
      { title: 'refuses an invalid cursor', as: 'anyone', input: () => ({ after: 'x' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/discover/interests',
    rest: rest(
      ({ limit }) => ['GET', `/discover/interests?limit=${String(limit)}`],
      ({ interests }) => interests,
    ),
    graph: graph(
      'query ($limit: Int!) { discoverInterests(first: $limit) { name count } }',
      ({ limit }) => ({ limit }),
      ({ discoverInterests }) => discoverInterests,
    ),
    cases: [{ title: 'needs no session', as: 'anyone', input: () => ({ limit: 5 }) }],
  },
  {
    call: 'GET /api/v1/roadmap',
    rest: rest(
      () => ['GET', '/roadmap'],
      ({ items }) => (items as Input[]).map(withoutVotes),
    ),
    graph: graph(
      `{ roadmap { edges { node { ${roadmapItem} } } } }`,
      () => ({}),
      ({ roadmap }) => nodes(roadmap),
    ),
    cases: [
      { title: 'needs no session', as: 'anyone' },
      { title: 'lists open items', as: 'owner' },
    ],
  },
  {
    call: 'POST /api/v1/roadmap',
    rest: rest((body) => ['POST', '/roadmap', body], withoutVotes),
    graph: mutation(
      'suggestRoadmapItem',
      `itemEdge { node { ${roadmapItem} } }`,
      (input) => input,
      ({ itemEdge }) => (itemEdge as Input).node,
    ),
    cases: [
      { title: 'suggests', as: 'owner', input: () => ({ title: 'Bees', description: 'A hive.' }) },
      { title: 'refuses no title', as: 'owner', input: () => ({ title: ' ', description: 'A hive.' }), status: 400 },
      { ...needsSession, input: () => ({ title: 'Bees', description: 'A hive.' }) },
    ],
  },
  {
    call: 'GET /api/v1/roadmap/{id}',
    rest: rest(({ id }) => ['GET', `/roadmap/${String(id)}`], withoutVotes),
    graph: graph(
      `query ($id: ID!) { node(id: $id) { ... on RoadmapItem { ${roadmapItem} } } }`,
      ({ id }) => ({ id: globalId('RoadmapItem', id) }),
      ({ node }) => node,
    ),
    cases: [
      { title: 'needs no session', as: 'anyone', input: onRoadmap },
      { title: 'knows no such item', as: 'owner', input: ({ threadId: id }) => ({ id }), status: 404 },
    ],
  },
  vote('PUT', 'voteForRoadmapItem'),
  vote('DELETE', 'withdrawVote'),
  {
    call: 'GET /api/v1/plans',
    rest: rest(
      () => ['GET', '/plans'],
      ({ plans }) => plans,
    ),
    graph: graph(
      `{ plans { ${plan} } }`,
      () => ({}),
      ({ plans }) => plans,
    ),
    cases: [{ title: 'needs no session', as: 'anyone' }],
  },
  {
    call: 'GET /api/v1/account/plan',
    rest: rest(() => ['GET', '/account/plan'], withoutSizes),
    graph: graph(
      `{ viewer { plan { ${plan} } use: planUse { messages uploads twin_messages: twinMessages
        resets_at: resetsAt } } }`,
      () => ({}),
      ({ viewer }) => viewer,
    ),
    cases: [{ title: 'reports the result', as: 'owner' }, needsSession],
  },
  {
    call: 'GET /api/v1/account/usage',
    rest: rest((query) => ['GET', `/account/usage?${new URLSearchParams(query as Record<string, string>)}`], usage),
    graph: graph(
      `query ($from: String, $timezone: String) { viewer { usage(from: $from, timezone: $timezone) {
        from to timezone total { ${figures} } days { date } embeddings { passages embedded } } } }`,
      (input) => input,
      ({ viewer }) => usage(viewer?.usage as Input),
    ),
    cases: [
      { title: 'counts for the owner', as: 'owner' },
      { title: 'counts by another calendar', as: 'owner', input: () => ({ timezone: 'Pacific/Auckland' }) },
      { title: 'refuses an invalid day', as: 'owner', input: () => ({ from: 'yesterday' }), status: 400 },
      needsSession,
    ],
  },
  {
    call: 'GET /api/v1/model',
    rest: rest(() => ['GET', '/model']),
    graph: graph(
      '{ model { id: uuid provider name connection_name: connectionName is_built_in: isBuiltIn accepts_images: acceptsImages } }',
      () => ({}),
      ({ model }) => model,
    ),
    cases: [{ title: 'needs no session', as: 'anyone' }],
  },
  {
    call: 'GET /api/v1/profile/twin-preview',
    rest: rest(
      ({ question }) => ['GET', `/profile/twin-preview?${new URLSearchParams({ question: String(question) })}`],
      ({ passages }) => passages,
    ),
    graph: graph(
      'query ($question: String!) { viewer { twinPreview(question: $question) { kind source_id: sourceId title text } } }',
      ({ question }) => ({ question }),
      ({ viewer }) => viewer?.twinPreview,
    ),
    cases: [
      { title: 'shows the twin’s passages', as: 'owner', input: () => ({ question: 'What do you keep?' }) },
      { title: 'is empty while the profile is private', as: 'other', input: () => ({ question: 'What do you keep?' }) },
      { title: 'refuses a long one', as: 'owner', input: () => ({ question: 'x'.repeat(401) }), status: 400 },
      { ...needsSession, input: () => ({ question: 'What do you keep?' }) },
    ],
  },
  {
    call: 'GET /api/v1/twin-conversations',
    rest: rest(
      () => ['GET', '/twin-conversations'],
      ({ conversations }) => (conversations as Input[]).map(withoutId),
    ),
    graph: graph(
      `{ viewer { twinConversations { edges { node { ${visit} } } } } }`,
      () => ({}),
      ({ viewer }) => nodes(viewer?.twinConversations),
    ),
    cases: [{ title: 'lists them', as: 'owner' }, { title: 'shows another user nothing', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/twin-conversations/{id}',
    rest: aboutNewestVisit(
      rest(
        ({ id }) => ['GET', `/twin-conversations/${String(id)}?limit=1`],
        ({ conversation, steps, has_more, has_newer }) => ({
          ...withoutId(conversation as Input),
          steps: (steps as Input[]).map(withoutId),
          has_more,
          has_newer,
        }),
      ),
    ),
    graph: aboutNewestVisit(
      graph(
        `query ($uuid: String!) { viewer { twinConversation(uuid: $uuid) { ${visit}
          steps(last: 1) { edges { node { ${visitStep} } } pageInfo { hasPreviousPage hasNextPage } } } } }`,
        ({ id }) => ({ uuid: id }),
        ({ viewer }) => {
          if (!viewer?.twinConversation) return null
          const { steps, ...shown } = viewer.twinConversation as Input
          const { pageInfo } = steps as { pageInfo: Input }
          return { ...shown, steps: nodes(steps), has_more: pageInfo.hasPreviousPage, has_newer: pageInfo.hasNextPage }
        },
      ),
    ),
    cases: [
      { title: 'shows the owner the messages', as: 'owner', input: ofOwner },
      { title: 'is hidden from another user', as: 'other', input: ofOwner, status: 404 },
      { title: 'refuses an invalid ID', as: 'owner', input: (world) => ({ ...ofOwner(world), id: 'x' }), status: 404 },
      { ...needsSession, input: ofOwner },
    ],
  },
  {
    call: 'GET /api/v1/twin-questions',
    rest: rest(
      () => ['GET', '/twin-questions'],
      ({ questions }) => questions,
    ),
    graph: graph(
      '{ viewer { twinUnanswered { id text count last_asked_at: lastAskedAt conversation_id: conversationUuid } } }',
      () => ({}),
      ({ viewer }) =>
        (viewer?.twinUnanswered as Input[] | undefined)?.map(({ id, ...question }) => ({
          key: decodeGlobalID(String(id)).id,
          ...question,
        })),
    ),
    cases: [{ title: 'lists them', as: 'owner' }, { title: 'shows another user nothing', as: 'other' }, needsSession],
  },
  {
    call: 'POST /api/v1/twin-questions/dismiss',
    rest: rest(
      ({ key }) => ['POST', '/twin-questions/dismiss', { key }],
      () => true,
    ),
    graph: mutation(
      'dismissTwinQuestion',
      'dismissedQuestionId',
      ({ key }) => ({ questionId: globalId('TwinQuestion', key) }),
      () => true,
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ questionKey: key }) => ({ key }), status: 404 },
      { ...needsSession, input: ({ questionKey: key }) => ({ key }) },
      { title: 'no longer lists it', as: 'owner', input: ({ questionKey: key }) => ({ key }) },
      { title: 'no longer finds it', as: 'owner', input: ({ questionKey: key }) => ({ key }), status: 404 },
    ],
  },
]
