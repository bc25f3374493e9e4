import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { addDocuments, documentFile } from '../files/documentFiles.ts'
import { chatGptConversation, jsonFile, uploadExport } from '../files/exportFiles.ts'
import { finishJobs } from '../jobs.ts'
import { createPerson, type Person } from '../people.ts'

export interface Canaries {
  ada: Person
  hidden: Person
  outsider: Person
  /** Person chosen by Ada. */
  friend: Person
  secrets: readonly string[]
  forFriends: readonly string[]
  privateThreadId: string
  /** Link previews from before the secrets were planted. */
  previews: readonly string[]
}

export const previewPaths = ['/files/previews/ada/profile.png', '/files/previews/ada/twin.png']

export const readBytes = async (client: Client, path: string) =>
  Buffer.from(await (await client.fetch(path)).arrayBuffer()).toString('latin1')

/** Plants secrets in private places of two people and in places for chosen people. */
export async function plantCanaries(app: TestApp, ask: (client: Client, input: string) => Promise<string>): Promise<Canaries> {
  const { db } = app.platform
  const [secrets, forFriends]: [string[], string[]] = [[], []]
  function secret(place: string): string {
    const text = `${place}-${randomBytes(6).toString('hex')}`
    secrets.push(text)
    return text
  }
  function forFriend(place: string): string {
    const text = secret(`${place}-for-friends`)
    forFriends.push(text)
    return text
  }
  const many = (make: (place: string) => string, place: string, count: number) => Array.from({ length: count }, () => make(place))
  const inHoney = (text: string) => `Honey, bees and ${text}.`

  const ada = await createPerson(app, { username: 'ada', email: `${secret('email')}@example.org` })
  const hidden = await createPerson(app, { username: 'hidden', email: `${secret('email')}@example.org` })
  const [friend, outsider] = [await createPerson(app), await createPerson(app)]
  await db.user.update({ where: { id: ada.id }, data: { name: 'Ada' } })
  await db.profile.create({
    data: {
      userId: ada.id,
      audience: 'listed',
      bio: 'I keep bees in Lisbon.',
      interests: ['gardening'],
      publicFields: ['display_name', 'bio', 'interests', 'posts', 'projects', 'achievements', 'skills', 'photos', 'location'],
      sectionVisibility: { posts: false, projects: false },
      fieldAudiences: { achievements: 'people', skills: 'people', location: 'people' },
    },
  })
  const previews = await Promise.all(previewPaths.map((path) => readBytes(app.anyone(), path)))
  await plantInProfile()
  await plantItems()
  await plantChats()
  await plantImport()
  await plantAround()
  await plantInOther()
  await app.services.pendingPassages.write()
  await plantInVisits()
  return { ada, hidden, friend, outsider, secrets, forFriends, privateThreadId: await findPrivateThread(), previews }

  async function plantInProfile() {
    await db.user.update({ where: { id: ada.id }, data: { about: secret('about'), image: `avatars/${secret('avatar')}` } })
    const [photos, shared] = [many(secret, 'photo', 3), many(forFriend, 'photo', 3)]
    await db.profile.update({
      where: { userId: ada.id },
      data: {
        title: secret('title'),
        location: forFriend('location'),
        achievements: many(forFriend, 'achievement', 5),
        skills: many(forFriend, 'skill', 5),
        photos: [...photos, ...shared],
        photoAudiences: Object.fromEntries([
          ...photos.map((photo) => [photo, 'private'] as const),
          ...shared.map((photo) => [photo, 'people'] as const),
        ]),
        posts: [secret('post'), { title: secret('post-title'), content: secret('post-content') }],
        projects: [secret('project'), { title: secret('project-title'), description: secret('project-description') }],
        metadata: { note: secret('metadata') },
        twinMetadata: { note: secret('twin-metadata') },
        embedOrigins: [`https://${secret('origin')}.example`],
      },
    })
    const proposal = { userId: ada.id, source: 'stories', field: 'bio' } as const
    for (let index = 0; index < 3; index++)
      await db.profileProposal.create({ data: { ...proposal, value: secret('proposal'), evidence: secret('evidence') } })
    await db.chosenPerson.create({ data: { ownerId: ada.id, userId: friend.id } })
    await db.chosenPerson.create({ data: { ownerId: ada.id, email: `${secret('chosen')}@example.org` } })
    await db.chosenPerson.create({ data: { ownerId: hidden.id, userId: outsider.id } })
  }

  async function plantItems() {
    const item = { userId: ada.id, kind: 'note', title: 'Honey', content: 'Honey is sold in May.' } as const
    const { id: itemId } = await db.knowledgeItem.create({ data: { ...item, audience: 'listed' } })
    const project = { userId: ada.id, name: secret('project-name'), instructions: inHoney(secret('project-instructions')) }
    const threads = { create: { userId: ada.id, name: secret('project-thread') } }
    await db.project.create({ data: { ...project, items: { create: { itemId } }, threads } })
    await db.savedPrompt.create({ data: { userId: ada.id, title: secret('prompt-title'), text: inHoney(secret('prompt-text')) } })
    const task = { title: secret('schedule'), instruction: inHoney(secret('schedule-instruction')), time: '09:00', timezone: 'UTC' }
    await db.scheduledTask.create({ data: { ...task, userId: ada.id, kind: 'task', recurrence: 'daily' } })
    for (const make of [secret, forFriend]) {
      const { body } = await addDocuments(ada.client, documentFile(`${make('document')}.txt`, inHoney(make('document-text'))))
      await finishJobs(app, 'read-document')
      const audience = make === secret ? 'private' : 'people'
      await ada.client.rest('PATCH', `/api/v1/knowledge/items/${body.documents[0]?.id}`, { audience })
      for (let index = 0; index < (make === secret ? 12 : 20); index++) {
        const kind = index % 2 === 0 ? 'note' : 'story'
        await db.knowledgeItem.create({ data: { userId: ada.id, kind, title: make('item'), content: inHoney(make('text')), audience } })
      }
    }
  }

  async function plantChats() {
    const userId = ada.id
    const channel = await db.notificationChannel.create({ data: { key: 'canary', displayName: 'Canary' } })
    const sentences = { create: { position: 0, heading: secret('heading'), text: secret('sentence'), memoryIds: [] } }
    await db.memorySummary.create({ data: { userId, modelName: secret('summary-model'), isOutdated: false, sentences } })
    for (let index = 0; index < 4; index++) {
      const question = {
        userId,
        position: 0,
        stepType: 'user_message',
        status: 'sent',
        input: `My honey and bees: ${secret('question')}`,
      } as const
      const answer = { userId, position: 1, stepType: 'assistant_message', status: 'completed', output: secret('answer') } as const
      const thread = await db.thread.create({
        data: {
          userId,
          name: secret('thread'),
          summary: secret('summary'),
          steps: { create: [question, { ...answer, reasoning: secret('reasoning') }] },
        },
        include: { steps: { orderBy: { position: 'asc' } } },
      })
      const [stepId = '', answerId = ''] = thread.steps.map(({ id }) => id)
      const quoted = { stepId: answerId, kind: 'memory', sourceId: answerId } as const
      await db.stepSource.create({ data: { ...quoted, number: 1, title: secret('citation'), excerpt: inHoney(secret('excerpt')) } })
      await db.toolCall.create({
        data: {
          stepId: answerId,
          callId: 'call',
          position: 0,
          name: 'search_memories',
          displayName: 'Searched memories',
          status: 'completed',
          inputParams: { query: secret('tool-input') },
          outputResult: { found: secret('tool-output') },
        },
      })
      await db.element.create({ data: { userId, stepId, elementType: 'text', content: secret('attachment') } })
      await attachFile(stepId)
      await db.memory.create({ data: { userId, content: `The honey ${secret('memory')}` } })
      const notification = { userId, channelId: channel.id, notificationType: 'info', title: secret('notification') } as const
      await db.notification.create({ data: { ...notification, message: secret('notification-text') } })
      const copied = { messages: [{ text: secret('shared'), is_ai_generated: false }], messageCount: 1 }
      await db.sharedConversation.create({ data: { ownerId: userId, threadId: thread.id, showsName: true, ...copied } })
      const run = { threadId: thread.id, userId, userStepId: stepId, assistantStepId: answerId, clientMessageId: `canary-${index}` }
      const { id: runId } = await db.run.create({
        data: { ...run, status: 'completed', errorMessage: secret('run-error'), kept: { text: secret('run-kept') } },
      })
      const queued = { threadId: thread.id, userId, clientMessageId: `queued-${index}`, state: 'held' } as const
      const references = [{ kind: 'note', id: thread.id, title: secret('reference') }]
      await db.step.update({ where: { id: stepId }, data: { metadata: { references } } })
      await db.queuedMessage.create({ data: { ...queued, text: secret('queued-message'), references } })
      await db.toolEffect.create({ data: { runId, tool: 'remember', argumentsHash: 'hash', result: { text: secret('effect') } } })
      await db.memoryProposal.create({
        data: { userId, runId, action: 'remember', content: secret('memory-proposal'), hasUntrustedContent: false },
      })
    }
  }

  async function attachFile(stepId: string) {
    const text = inHoney(secret('attached-text'))
    const { id } = await db.element.create({
      data: {
        userId: ada.id,
        stepId,
        elementType: 'file',
        properties: { filename: secret('attached-name') },
        longText: { create: { text } },
      },
    })
    const title = secret('attached-title')
    const { rows } = await createPassages({ kind: 'attachment', id, ownerId: ada.id, title, text, audience: 'private' })
    await addPassages(db, rows)
  }

  async function plantImport() {
    const words = [`My honey and bees: ${secret('imported-question')}`, secret('imported-answer')]
    const fileId = await uploadExport(ada.client, jsonFile([chatGptConversation(secret('imported-key'), secret('imported-title'), words)]))
    expect((await ada.client.rest('POST', '/api/v1/chat/imports', { file_id: fileId })).status).toBe(201)
    await finishJobs(app, 'import-conversation')
    expect(await db.step.count({ where: { thread: { origin: 'chatgpt' } } })).toBe(2)
  }

  /** Account, integrations and server. */
  async function plantAround() {
    const userId = ada.id
    const expiresAt = new Date(Date.now() + 1e9)
    const session = { userId, token: secret('session'), userAgent: secret('browser'), expiresAt }
    const push = { userId, endpoint: `https://${secret('push')}.example`, keys: secret('push-keys') }
    await db.session.create({ data: { ...session, pushSubscription: { create: push } } })
    await db.passkey.create({ data: { userId, name: secret('passkey-name'), credentialId: 'c', publicKey: Buffer.alloc(0) } })
    await db.accessToken.create({ data: { userId, name: secret('token-name'), prefix: 'p', secretHash: secret('token-hash') } })
    await db.account.create({
      data: { userId, accountId: secret('account'), providerId: 'canary', accessToken: secret('access'), password: secret('password') },
    })
    await db.verification.create({ data: { identifier: secret('verification'), value: secret('verification-value'), expiresAt } })
    await db.idempotencyKey.create({ data: { userId, key: secret('key'), requestHash: 'hash', body: secret('kept-body') } })
    await db.memoryRule.create({ data: { userId, words: [secret('rule')] } })
    const webhook = { userId, url: `https://${secret('webhook')}.example`, description: secret('webhook-description'), eventTypes: [] }
    await db.webhook.create({
      data: {
        ...webhook,
        secret: secret('webhook-secret'),
        isEnabled: false,
        deliveries: {
          create: {
            eventId: crypto.randomUUID(),
            type: 'twin.message_left',
            data: { text: secret('delivery') },
            status: 'failed',
            attempts: { create: { durationMs: 1, response: secret('delivery-response') } },
          },
        },
      },
    })
    const connection = { userId, preset: 'ollama', baseUrl: `http://${secret('model-server')}.example` } as const
    await db.modelConnection.create({ data: { ...connection, apiKey: secret('api-key') } })
    await db.conversationImport.create({ data: { userId, fileName: secret('import'), fileSize: 1, status: 'failed' } })
    await db.registrationInvitation.create({ data: { usedById: userId, email: secret('invitation'), expiresAt: new Date() } })
    await db.auditEntry.create({ data: { actorId: userId, action: 'canary', details: { note: secret('audit') } } })
    // Checks of corrections run in the background.
    await db.twinCheck.create({
      data: {
        ownerId: userId,
        question: 'When is honey sold?',
        answer: secret('check-answer'),
        lastAnswer: secret('check-last'),
        state: 'passed',
      },
    })
  }

  async function plantInOther() {
    const bio = { bio: secret('other-bio'), achievements: [secret('other-achievement')], interests: [secret('other-interest')] }
    await db.profile.create({ data: { userId: hidden.id, ...bio } })
    for (const audience of ['listed', 'private', 'link', 'people'] as const) {
      await db.knowledgeItem.create({
        data: { userId: hidden.id, kind: 'note', title: secret('other-title'), content: secret('other-note'), audience },
      })
    }
  }

  async function plantInVisits() {
    for (let index = 0; index < 8; index++) await ask(app.anyone(), `Between us: ${secret('visitor')}`)
    const steps = await db.step.findMany({ where: { thread: { twinOwnerId: ada.id } }, orderBy: { position: 'asc' } })
    const questions = steps.filter(({ stepType }) => stepType === 'user_message')
    const answers = steps.filter(({ stepType }) => stepType === 'assistant_message')
    for (const { id } of questions) {
      const sent = { ownerId: ada.id, stepId: id, kind: 'message', entryId: id } as const
      await db.visitorMessage.create({ data: { ...sent, text: secret('visitor-message'), reply: secret('owner-reply') } })
    }
    for (const { id: stepId } of answers) {
      await db.waitingAnswer.create({
        data: { stepId, ownerId: ada.id, text: secret('waiting-answer'), sources: [secret('waiting-source')] },
      })
      await db.answerReport.create({ data: { stepId, reason: 'harmful', note: secret('report') } })
      await db.step.update({ where: { id: stepId }, data: { ratingReason: secret('rating') } })
      const receipt = {
        model: secret('receipt-model'),
        sourceRule: 'public_sources',
        passages: [],
        withheld: [secret('withheld')],
      } as const
      await db.twinReceipt.upsert({ where: { stepId }, create: { stepId, ...receipt }, update: receipt })
      const key = secret('unanswered')
      await db.twinQuestion.upsert({
        where: { answerStepId: stepId },
        create: { ownerId: ada.id, answerStepId: stepId, key },
        update: { key },
      })
    }
  }

  async function findPrivateThread() {
    return (await db.thread.findFirstOrThrow({ where: { userId: ada.id, twinOwnerId: null, originKey: null, projectId: null } })).id
  }
}
