import { nodes } from './account.ts'
import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const webhook = `id: uuid url description event_types: eventTypes is_enabled: isEnabled problem failing_since: failingSince
  created_at: createdAt updated_at: updatedAt`
const delivery = `id: uuid event_id: eventId type data status next_try_at: nextTryAt created_at: createdAt
  attempts { created_at: createdAt status_code: statusCode problem duration_ms: durationMs response }`

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const ofTheOwner = ({ webhookId: id }: World): Input => ({ id })
const deliveryOfTheOwner = ({ deliveryId: id }: World): Input => ({ id })

const toEnum = (type: unknown) => String(type).replace('.', '_').toUpperCase()
const spelled = (row: unknown): Input => {
  const { event_types, ...others } = row as Input
  return { ...others, event_types: (event_types as string[]).map(toEnum) }
}
const pickSecret = ({ secret, webhook: made }: Input) => ({ webhook: spelled(made), isSecret: /^whsec_[\w+/=]{32}$/.test(String(secret)) })
const toInput = ({ id, event_types, is_enabled, ...others }: Input): Input => ({
  ...others,
  ...(id !== undefined && { webhookId: globalId('Webhook', id) }),
  ...(Array.isArray(event_types) && { eventTypes: event_types.map(toEnum) }),
  ...(is_enabled !== undefined && { isEnabled: is_enabled }),
})
const onlyId = ({ id }: Input) => ({ webhookId: globalId('Webhook', id) })
const hook = { url: 'https://example.org/two', description: ' Mine ', event_types: ['document.finished', 'answer.failed'] }

export const webhookOperations: Operation[] = [
  {
    call: 'GET /api/v1/webhooks',
    rest: rest(
      () => ['GET', '/webhooks'],
      ({ webhooks }) => (webhooks as Input[]).map(spelled),
    ),
    graph: graph(
      `{ viewer { webhooks { ${webhook} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.webhooks,
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner' },
      { title: 'shows another user nothing', as: 'other' },
      { title: 'shows programs the same', as: 'program' },
      needsSession,
    ],
  },
  {
    call: 'POST /api/v1/webhooks',
    rest: rest((body) => ['POST', '/webhooks', body], pickSecret),
    graph: mutation('createWebhook', `secret webhook { ${webhook} }`, toInput, ({ secret, webhook: made }) => ({
      webhook: made,
      isSecret: /^whsec_[\w+/=]{32}$/.test(String(secret)),
    })),
    cases: [
      { title: 'creates one', as: 'owner', input: () => hook },
      { title: 'refuses missing event types', as: 'owner', input: () => ({ ...hook, event_types: [] }), status: 400 },
      { title: 'refuses a missing address', as: 'owner', input: () => ({ ...hook, url: 'here' }), status: 400 },
      { title: 'refuses a private network', as: 'owner', input: () => ({ ...hook, url: 'https://10.1.2.3/' }), status: 400 },
      { title: 'requires a confirmed email address', as: 'newcomer', input: () => hook, status: 403 },
      { ...needsSession, input: () => hook },
    ],
  },
  {
    call: 'GET /api/v1/webhooks/{id}',
    rest: rest(({ id }) => ['GET', `/webhooks/${String(id)}`], spelled),
    graph: graph(
      `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on Webhook { ${webhook} } } }`,
      ({ id }) => ({ id: globalId('Webhook', id) }),
      ({ node }) => node,
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner', input: ofTheOwner },
      { title: 'hides it from another user', as: 'other', input: ofTheOwner, status: 404 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'PATCH /api/v1/webhooks/{id}',
    rest: rest(({ id, ...body }) => ['PATCH', `/webhooks/${String(id)}`, body], spelled),
    graph: mutation('updateWebhook', `webhook { ${webhook} }`, toInput, ({ webhook: changed }) => changed),
    cases: [
      { title: 'changes all', as: 'owner', input: (world) => ({ ...ofTheOwner(world), ...hook, is_enabled: false }) },
      { title: 'turns it on and keeps the rest', as: 'owner', input: (world) => ({ ...ofTheOwner(world), is_enabled: true }) },
      {
        title: 'refuses a missing address',
        as: 'owner',
        input: (world) => ({ ...ofTheOwner(world), url: 'ftp://here' }),
        status: 400,
      },
      { title: 'is hidden from another user', as: 'other', input: (world) => ({ ...ofTheOwner(world), is_enabled: false }), status: 404 },
      { ...needsSession, input: (world) => ({ ...ofTheOwner(world), is_enabled: false }) },
    ],
  },
  {
    call: 'POST /api/v1/webhooks/{id}/rotate-secret',
    rest: rest(({ id }) => ['POST', `/webhooks/${String(id)}/rotate-secret`], pickSecret),
    graph: mutation('rotateWebhookSecret', `secret webhook { ${webhook} }`, onlyId, ({ secret, webhook: made }) => ({
      webhook: made,
      isSecret: /^whsec_[\w+/=]{32}$/.test(String(secret)),
    })),
    cases: [
      { title: 'creates another one', as: 'owner', input: ofTheOwner },
      { title: 'is hidden from another user', as: 'other', input: ofTheOwner, status: 404 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'POST /api/v1/webhooks/{id}/test',
    rest: rest(({ id }) => ['POST', `/webhooks/${String(id)}/test`]),
    graph: mutation('sendTestEvent', `delivery { ${delivery} }`, onlyId, ({ delivery: sent }) => sent),
    cases: [
      { title: 'sends one', as: 'owner', input: ofTheOwner },
      { title: 'is hidden from another user', as: 'other', input: ofTheOwner, status: 404 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'GET /api/v1/webhooks/{id}/deliveries',
    rest: rest(
      ({ id }) => ['GET', `/webhooks/${String(id)}/deliveries`],
      ({ deliveries }) => deliveries,
    ),
    graph: graph(
      `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on Webhook { deliveries { edges { node { ${delivery} } } } } } }`,
      ({ id }) => ({ id: globalId('Webhook', id) }),
      ({ node }) => node && nodes(node.deliveries),
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner', input: ofTheOwner },
      { title: 'hides them from another user', as: 'other', input: ofTheOwner, status: 404 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'GET /api/v1/webhook-deliveries/{id}',
    rest: rest(({ id }) => ['GET', `/webhook-deliveries/${String(id)}`]),
    graph: graph(
      `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on WebhookDelivery { ${delivery} } } }`,
      ({ id }) => ({ id: globalId('WebhookDelivery', id) }),
      ({ node }) => node,
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner', input: deliveryOfTheOwner },
      { title: 'hides it from another user', as: 'other', input: deliveryOfTheOwner, status: 404 },
      { ...needsSession, input: deliveryOfTheOwner },
    ],
  },
  {
    call: 'POST /api/v1/webhook-deliveries/{id}/resend',
    rest: rest(({ id }) => ['POST', `/webhook-deliveries/${String(id)}/resend`]),
    graph: mutation(
      'resendWebhookDelivery',
      `delivery { ${delivery} }`,
      ({ id }) => ({ deliveryId: globalId('WebhookDelivery', id) }),
      ({ delivery: sent }) => sent,
    ),
    cases: [
      { title: 'sends it again', as: 'owner', input: deliveryOfTheOwner },
      { title: 'is hidden from another user', as: 'other', input: deliveryOfTheOwner, status: 404 },
      { ...needsSession, input: deliveryOfTheOwner },
    ],
  },
  {
    call: 'DELETE /api/v1/webhooks/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/webhooks/${String(id)}`],
      () => true,
    ),
    graph: mutation('deleteWebhook', 'deletedWebhookId', onlyId, () => true),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ofTheOwner, status: 404 },
      { ...needsSession, input: ofTheOwner },
      { title: 'deletes one', as: 'owner', input: ofTheOwner },
      { title: 'no longer finds it', as: 'owner', input: ofTheOwner, status: 404 },
    ],
  },
]
