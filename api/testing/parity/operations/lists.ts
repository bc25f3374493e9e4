import { graphql } from '../../__generated__/gql.ts'
import type { Client } from '../../client.ts'
import { nodes } from './account.ts'
import { thread } from './chat.ts'
import {
  globalId,
  graph,
  type Input,
  mutation,
  type Operation,
  toOrder,
  type Outcome,
  refused,
  rest,
  restOutcome,
  type World,
} from '../parity.ts'

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const ofTheOwner = ({ threadId: id }: World): Input => ({ id })

/** Nothing shows when a subscription becomes active. */
async function waitForEvent(happen: () => Promise<unknown>, receive: () => Promise<Outcome>): Promise<Outcome> {
  const timer = setInterval(() => void happen(), 50)
  return receive().finally(() => clearInterval(timer))
}

const followOverRest = (client: Client, { happen }: Input) =>
  waitForEvent(happen as () => Promise<unknown>, async () => {
    const probe = await client.fetch('/api/v1/events', { method: 'HEAD' })
    if (probe.status >= 400) return restOutcome(await client.rest<Input>('GET', '/api/v1/events'))
    for await (const { data } of client.sse('/api/v1/events')) {
      if (data === '') continue
      const { notification_arrived: arrived } = JSON.parse(data) as { notification_arrived: { notification: Input } }
      return { data: arrived.notification.title }
    }
    throw new Error('The stream ended.')
  })

const events = graphql(`subscription ParityViewerEvents {
  viewerEvents { __typename ... on NotificationArrived { notificationEdge { node { title } } } }
}`)

const followOverGraph = (client: Client, { happen }: Input) =>
  waitForEvent(happen as () => Promise<unknown>, async () => {
    for await (const { data, errors } of client.subscribe(events)) {
      const [error] = errors ?? []
      if (error) return refused({ ...error.extensions, message: error.message })
      if (data?.viewerEvents.__typename === 'NotificationArrived') return { data: data.viewerEvents.notificationEdge.node.title }
    }
    throw new Error('The stream ended.')
  })

/** Runs before the thread of the world is deleted. */
export const listOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/threads/{id}',
    rest: rest(({ id }) => ['GET', `/chat/threads/${String(id)}`]),
    graph: graph(
      `query ($id: String!) { viewer { thread(uuid: $id) { ${thread} } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => viewer?.thread,
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner', input: ofTheOwner },
      { title: 'hides it from another user', as: 'other', input: ofTheOwner, status: 404 },
      { title: 'refuses an invalid ID', as: 'owner', input: () => ({ id: 'x' }), status: 404 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads?q=…&type=…&from=…&to=…',
    rest: rest(
      ({ types = [], ...others }) => {
        const query = new URLSearchParams({ include_profile_pal: 'false', ...others })
        for (const type of types as string[]) query.append('type', type.toLowerCase())
        return ['GET', `/chat/threads?${query}`]
      },
      ({ threads }) => threads,
    ),
    graph: graph(
      `query ($filter: ThreadFilter, $orderBy: ThreadOrder) {
        viewer { threads(first: 100, filter: $filter, orderBy: $orderBy) { edges { node { ${thread} } } } } }`,
      ({ q, sort, direction, ...filter }) => ({ filter: { query: q, ...filter }, orderBy: toOrder(sort, direction) }),
      ({ viewer }) => nodes(viewer?.threads),
    ),
    cases: [
      { title: 'finds by words', as: 'owner', input: () => ({ q: 'lighthouse' }) },
      { title: 'finds by type', as: 'owner', input: () => ({ types: ['SELF_TWIN_CHAT'] }) },
      { title: 'finds by types', as: 'owner', input: () => ({ types: ['PRIVATE_CHAT', 'PROFILE_ONBOARDING'] }) },
      { title: 'orders results by name', as: 'owner', input: () => ({ q: 'lighthouse', sort: 'name', direction: 'desc' }) },
      { title: 'lists the oldest first', as: 'owner', input: () => ({ sort: 'created', direction: 'asc' }) },
      { title: 'finds by time', as: 'owner', input: () => ({ to: '2020-01-01T00:00:00Z' }) },
      { title: 'refuses a year before all of them', as: 'owner', input: () => ({ from: '0600-01-01' }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/chat/threads/delete',
    rest: rest(
      ({ ids }) => ['POST', '/chat/threads/delete', { ids }],
      ({ ids }) => (ids as []).length,
    ),
    graph: mutation(
      'deleteThreads',
      'deletedThreadIds',
      ({ ids }) => ({ threadIds: (ids as string[]).map((id) => globalId('Thread', id)) }),
      ({ deletedThreadIds }) => (deletedThreadIds as []).length,
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ threadIds: ids }) => ({ ids }), status: 404 },
      { title: 'refuses an empty list', as: 'owner', input: () => ({ ids: [] }), status: 400 },
      { ...needsSession, input: ({ threadIds: ids }) => ({ ids }) },
      { title: 'deletes them', as: 'owner', input: ({ threadIds: ids }) => ({ ids }) },
      { title: 'no longer finds them', as: 'owner', input: ({ threadIds: ids }) => ({ ids }), status: 404 },
    ],
  },
]

/** Runs last: the counts of notifications then differ. */
export const laterListOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/profile-pal',
    rest: rest(() => ['GET', '/chat/profile-pal']),
    graph: graph(
      `{ viewer { profilePal { ${thread} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.profilePal,
    ),
    cases: [{ title: 'shows the one there is', as: 'owner' }, { title: 'has not started', as: 'newcomer', status: 404 }, needsSession],
  },
  {
    call: 'GET /api/v1/events',
    rest: followOverRest,
    graph: followOverGraph,
    cases: [
      { title: 'reports a notification', as: 'newcomer', input: ({ notify }) => ({ happen: notify }) },
      { ...needsSession, input: ({ notify }) => ({ happen: notify }) },
    ],
  },
]
