import { encodeGlobalID } from '@pothos/plugin-relay'
import { parseGraphqlCode } from '../../graphql/errors/codes.ts'
import { errorCatalogue } from '../../platform/errorCodes/catalogue.ts'
import type { TestApp } from '../app.ts'
import type { Answer, Client } from '../client.ts'
import { readMailedResetToken, findVerificationToken } from '../mails.ts'
import { createPerson, type Person } from '../people.ts'
import { addDocuments, documentFile } from '../files/documentFiles.ts'
import { finishJobs } from '../jobs.ts'
import { capitalize } from '../../platform/text/text.ts'

/** In GraphQL, a null result has only the status that REST would have. */
export type Outcome = { data: unknown } | { failed: { status: number | null; code?: string; message?: string; params?: unknown } }

export type Input = Record<string, unknown>
export type Call = (client: Client, input: Input) => Promise<Outcome>
/** A program acts for the owner; a newcomer’s email address is not verified. */
export type Caller = 'owner' | 'other' | 'newcomer' | 'program' | 'guest' | 'anyone'

/** Each API has its own world, created the same way. */
export interface World {
  owner: Person
  other: Person
  newcomer: Person
  /** Owner with a shared profile. */
  partner: Person
  program: Client
  guest: Client
  threadId: string
  threadIds: string[]
  notificationId: string
  memoryProposals: { acceptId: string; rejectId: string }
  memories: { changeId: string; forgetId: string; replacingId: string; otherId: string; unwantedId: string; ruleId: string }
  documents: { readId: string; deleteId: string; replacedId: string }
  sessionId: string
  accessTokenId: string
  chosenPersonId: string
  shared: { id: string; token: string }
  webhookId: string
  deliveryId: string
  /** Connection with one model; the owner is an operator. */
  connectionId: string
  connectedModelId: string
  modelUrl: string
  items: { changeId: string; deleteId: string }
  projects: { keptId: string; deletedId: string }
  savedPrompts: { keptId: string; deletedId: string }
  scheduledTasks: { proposedId: string; activeId: string; deletedId: string }
  proposals: { accept: string; reject: string; together: string }
  roadmapItemId: string
  questionKey: string
  notify(): Promise<unknown>
  replyToMessage(): Promise<unknown>
  resetToken: string
  verificationToken: string
}

export interface Operation {
  call: string
  rest: Call
  graph: Call
  cases: Case[]
}

export interface Case {
  title: string
  as: Caller
  input?: (world: World) => Input
  status?: number
}

export async function createWorld(app: TestApp): Promise<World> {
  const owner = await createPerson(app)
  // Unverified users have their own rows.
  await app.platform.db.user.update({ where: { id: owner.id }, data: { emailVerified: true, isOperator: true } })
  const [other, partner] = [await createPerson(app), await createPerson(app)]
  await app.platform.db.profile.create({ data: { userId: partner.id, audience: 'link' } })
  const { body } = await owner.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const threadId = body.thread_id
  await say(owner.client, { thread_id: threadId, input: 'Where is the lighthouse?' })
  const something = {
    channel: 'account',
    type: 'info',
    priority: 'normal',
    title: 'Your password was changed',
    summary: 'In short.',
    message: 'At length.',
    actionUrl: '/settings',
  } as const
  await app.services.notifications.publish(owner.id, something)
  const newcomer = await createPerson(app)
  const notification = await app.platform.db.notification.findFirstOrThrow({ where: { userId: owner.id } })
  const { id: runId } = await app.platform.db.run.findFirstOrThrow({ where: { userId: owner.id } })
  const memoryProposal = (action: 'remember' | 'forget', memoryId: string | null) =>
    app.platform.db.memoryProposal.create({
      data: { userId: owner.id, runId, action, memoryId, content: 'The lamp is out.', hasUntrustedContent: true },
    })
  const memoryProposals = { acceptId: (await memoryProposal('remember', null)).id, rejectId: (await memoryProposal('forget', runId)).id }
  const memory = (content: string) => app.platform.db.memory.create({ data: { userId: owner.id, content } })
  const changeId = (await memory('The lamp is red.')).id
  const forgetId = (await memory('The door is open.')).id
  const replacingId = (await memory('We meet on Friday.')).id
  await app.platform.db.memory.create({
    data: { userId: owner.id, content: 'We meet on Monday.', supersededById: replacingId, supersededAt: new Date() },
  })
  const otherId = (await memory('The lamp is tall.')).id
  const unwantedId = (await memory('The cellar is damp.')).id
  const ruleId = (await app.platform.db.memoryRule.create({ data: { userId: owner.id, words: ['attic'] } })).id
  const memories = { changeId, forgetId, replacingId, otherId, unwantedId, ruleId }
  const [readId = '', deleteId = '', replacedId = ''] = (
    await addDocuments(owner.client, documentFile('boat.md', '# Freya'), documentFile('old.txt', 'Gone.'), documentFile('plan.txt', 'Old.'))
  ).body.documents.map(({ id }) => id)
  await finishJobs(app, 'read-document')
  const { email } = await createPerson(app)
  const verificationToken = await findVerificationToken((await createPerson(app)).email, app.platform)
  await app.anyone().rest('POST', '/api/v1/auth/forgot-password', { email })
  const resetToken = await readMailedResetToken(email, app.platform)
  return {
    ...(await loadAccountData(app, owner)),
    owner,
    other,
    newcomer,
    notify: () => app.services.notifications.publish(newcomer.id, something),
    replyToMessage: async () => {
      const { entryId: id } = await app.platform.db.visitorMessage.findFirstOrThrow({ where: { ownerId: owner.id, kind: 'message' } })
      await app.services.inbox.reply({ userId: owner.id }, { id, text: 'I will.' })
    },
    guest: app.anyone(),
    threadId,
    notificationId: notification.id,
    memoryProposals,
    memories,
    documents: { readId, deleteId, replacedId },
    resetToken,
    verificationToken,
    partner,
  }
}

async function loadAccountData(app: TestApp, { id: userId, client, email, password }: Person) {
  const { db } = app.platform
  await app.anyone().rest('POST', '/api/v1/auth/login', { email, password })
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
  const viewer = { userId, sessionId, isProgram: false }
  const { secret } = await app.services.account.accessTokens.create(viewer, { name: 'Program' })
  const { accessToken } = await app.services.account.accessTokens.create(viewer, { name: 'Old program' })
  const { webhook } = await app.services.webhooks.create(viewer, { url: 'https://example.org/hook', eventTypes: ['answer.finished'] })
  const delivery = await app.services.webhookDeliveries.sendTest(viewer, { webhookId: webhook.id })
  const { model } = app
  const provider = { preset: 'openai_compatible', baseUrl: model.url, apiKey: 'a-key-of-the-provider' } as const
  // Otherwise the first world’s models would be the default.
  if ((await db.modelConnection.count()) === 0) await app.services.modelConnections.create(viewer, provider)
  const connection = await app.services.modelConnections.create(viewer, provider)
  const note = async (title: string) =>
    (await app.services.knowledge.create(viewer, { kind: 'note', title, content: `${title} hang behind the lamp.` })).item.id
  const items = { changeId: await note('Lighthouse keys'), deleteId: await note('Old keys') }
  const project = async (name: string) => (await db.project.create({ data: { userId, name } })).id
  const prompt = async (title: string) => (await db.savedPrompt.create({ data: { userId, title, text: 'Ask about {{topic}}.' } })).id
  const scheduled = { userId, kind: 'task', title: 'Log', instruction: 'Read the log.', time: '09:00', timezone: 'UTC' } as const
  const scheduledTask = async (status: 'proposed' | 'active') => {
    const nextRunAt = status === 'active' ? new Date('2099-01-01') : null
    return (await db.scheduledTask.create({ data: { ...scheduled, recurrence: 'daily', status, nextRunAt } })).id
  }
  const proposal = async (value: string) =>
    (await db.profileProposal.create({ data: { userId, field: 'bio', value, source: 'profile_pal' } })).id
  const started = async () => (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
  const { assistantStepId: answerStepId } = await db.run.findFirstOrThrow({ where: { userId } })
  const { key: questionKey } = await db.twinQuestion.create({ data: { ownerId: userId, answerStepId, key: 'where is the lighthouse' } })
  const question = { userId, position: 0, stepType: 'user_message', status: 'sent', input: 'Where is the key?' } as const
  const { id: threadId } = await db.thread.create({ data: { userId, stepCount: 1, steps: { create: question } } })
  const shared = await app.services.sharing.share(viewer, { threadId, showsName: true })
  const { id: roadmapItemId } = await db.roadmapItem.findFirstOrThrow({ where: { status: 'planned', position: { not: null } } })
  return {
    program: app.anyone({ authorization: `Bearer ${secret}` }),
    sessionId,
    accessTokenId: accessToken.id,
    chosenPersonId: (await app.services.chosenPeople.add(viewer, { person: 'friend@example.org' })).id,
    shared: { id: shared.id, token: app.services.sharing.getUrl(shared).split('/').at(-1) ?? '' },
    webhookId: webhook.id,
    deliveryId: delivery.id,
    connectionId: connection.id,
    connectedModelId: connection.models[0]?.id ?? '',
    modelUrl: model.url,
    items,
    projects: { keptId: await project('Lighthouse'), deletedId: await project('Old') },
    savedPrompts: { keptId: await prompt('Review'), deletedId: await prompt('Old') },
    scheduledTasks: {
      proposedId: await scheduledTask('proposed'),
      activeId: await scheduledTask('active'),
      deletedId: await scheduledTask('active'),
    },
    proposals: { accept: await proposal('Keeps bees.'), reject: await proposal('Keeps quiet.'), together: await proposal('Keeps time.') },
    threadIds: [await started(), await started()],
    questionKey,
    roadmapItemId,
  }
}

export async function say(client: Client, body: object): Promise<{ text: string; last: string }> {
  const headers = { 'content-type': 'application/json' }
  const told = { text: '', last: '' }
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body: JSON.stringify(body), headers })) {
    if (!data) continue
    const event = JSON.parse(data) as { type: string; delta?: string }
    told.text += event.delta ?? ''
    told.last = event.type
  }
  return told
}

export function rest(
  request: (input: Input) => [method: string, path: string, body?: object],
  kept = (body: Input): unknown => body,
): Call {
  return async (client, input) => {
    const [method, path, body] = request(input)
    return restOutcome(await client.rest<Input>(method, `/api/v1${path}`, body), kept)
  }
}

export function restOutcome({ status, headers, body }: Answer<Input>, kept = (body: Input): unknown => body): Outcome {
  if (status === 201 && !headers.get('location')) throw new Error('Something was made without saying where.')
  if (status < 300) return { data: kept(body) }
  const { message, code, params = {} } = body.error as { message: string; code: string; params?: object }
  if (body.detail !== message) throw new Error(`detail is ${String(body.detail)}, but the message ${message}`)
  return { failed: { status, code, message, params } }
}

type Data = Record<string, Input | null>

export function graph(query: string, variables: (input: Input) => Input, kept: (data: Data) => unknown): Call {
  return async (client, input) => {
    const { body } = await client.graphqlText<Data>(query, variables(input))
    const [error] = body.errors ?? []
    if (error) return refused({ ...error.extensions, message: error.message })
    const { data } = body
    if (!data) throw new Error('There is neither data nor an error.')
    if (data.viewer === null) return { failed: { status: 401 } }
    const result = data.result as { message?: string; code?: string } | undefined
    if (result?.code !== undefined) return refused(result)
    const shown = kept(data)
    return shown === null || shown === undefined ? { failed: { status: 404 } } : { data: shown }
  }
}

export function mutation(name: string, selection: string, input: (input: Input) => Input, kept = (result: Input): unknown => result): Call {
  const type = capitalize(name)
  const query = `mutation ($input: ${type}Input!) {
    result: ${name}(input: $input) { __typename ... on UserError { message code params } ... on ${type}Payload { ${selection} } }
  }`
  return graph(
    query,
    (given) => ({ input: input(given) }),
    ({ result }) => kept(result ?? {}),
  )
}

export function refused({ message, code, params = {} }: { message?: string; code?: unknown; params?: unknown }): Outcome {
  const known = parseGraphqlCode(code)
  return { failed: { status: known && errorCatalogue[known].status, code: known ?? String(code), message, params } }
}

export function globalId(type: string, id: unknown): string {
  return encodeGlobalID(type, String(id))
}

const orderFields: Record<string, string> = { created: 'CREATED_AT', updated: 'UPDATED_AT', name: 'NAME', title: 'TITLE' }

export function toOrder(sort: unknown, direction: unknown): Input | undefined {
  return typeof sort === 'string' ? { field: orderFields[sort], direction: String(direction).toUpperCase() } : undefined
}

export function without(row: Input, ...names: string[]): Input {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key, entry]) => key !== '__typename' && entry !== undefined)
    return Object.fromEntries(entries.map(([key, entry]) => [key, key === 'token' ? typeof entry : comparable(entry)]))
  }
  if (typeof value !== 'string') return value
  if (/^[A-Z][A-Z_]+$/.test(value)) return value.toLowerCase()
  return (
    value
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replaceAll(/person\d+/g, '<person>')
      // Each world has its own connection to the same models.
      .replaceAll(/^OpenAI-compatible \d+$/g, 'OpenAI-compatible')
  )
}
