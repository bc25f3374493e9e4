import { randomUUID } from 'node:crypto'
import { profilePal } from '../agents/profilePal/profilePal.ts'
import { deriveOpenedThreadId } from '../chat/threads/openedThread.ts'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import type { TestApp } from './app.ts'
import { createPerson, type Person } from './people.ts'

export interface Owner extends Person {
  threadId: string
  projectId: string
  itemId: string
  webhookId: string
  memoryId: string
  visitId: string
  answerId: string
  /** They share an interest: the owner's username. */
  neighbor: string
}

type NewThread = Prisma.ThreadCreateManyInput & { id: string; userId: string; stepCount: number }

const day = 86_400_000
const tomorrow = new Date(Date.now() + day)

export async function createOwner(app: TestApp, rows: number): Promise<Owner> {
  const person = await createPerson(app)
  const { id: userId, username } = person
  const { db } = app.platform
  const ids = () => Array.from({ length: rows }, () => randomUUID())
  const [neighbors, visits, notes, stories, documents] = [ids(), ids(), ids(), ids(), ids()]
  const toNeighbor = (index: number) => `${username}-neighbor${index}`
  await db.user.createMany({
    data: neighbors.map((id, index) => ({
      id,
      username: toNeighbor(index),
      name: 'Neighbor',
      email: `${toNeighbor(index)}@example.org`,
    })),
  })
  const bio = 'I watch the weather.'
  await db.profile.createMany({ data: neighbors.map((id) => ({ userId: id, audience: 'listed' as const, bio, interests: [username] })) })
  const lists = { skills: ids(), achievements: ids(), photos: ids(), posts: ids(), projects: ids() }
  const shown = { audience: 'listed' as const, bio, interests: [username, ...ids()], ...lists }
  await db.profile.upsert({ where: { userId }, create: { userId, ...shown }, update: shown })

  const projects = ids()
  const [projectId = ''] = projects
  await db.project.createMany({ data: projects.map((id) => ({ id, userId, name: 'Rain diary' })) })
  await db.savedPrompt.createMany({ data: ids().map((title) => ({ userId, title, text: 'How is the weather in {{place}}?' })) })
  const threads = ids().map((id, index) => ({ id, userId, projectId, name: 'About the weather', stepCount: index === 0 ? rows : 0 }))
  const asked = { agentType: 'twin', threadType: 'public_twin_chat' } as const
  const [first = ''] = neighbors
  const [visitId = ''] = visits
  await write(app, [
    ...threads,
    {
      id: deriveOpenedThreadId(userId, profilePal),
      userId,
      name: 'Profile Pal',
      agentType: 'profile_pal',
      threadType: 'profile_onboarding',
      stepCount: rows,
    },
    { id: randomUUID(), userId, name: 'A test', agentType: 'testing', threadType: 'testing', stepCount: rows },
    { id: randomUUID(), userId, ...asked, twinOwnerId: first, stepCount: rows },
    ...neighbors.map((visitor, index) => {
      const id = visits[index] ?? ''
      return { id, userId: visitor, ...asked, twinOwnerId: userId, stepCount: id === visitId ? rows : 2 }
    }),
  ])

  const { id: answerId } = await db.step.findFirstOrThrow({ where: { threadId: visitId, stepType: 'assistant_message' } })
  const copied = { ownerId: userId, showsName: false, messageCount: 1, messages: [{ text: 'How is the weather?', is_ai_generated: false }] }
  await db.sharedConversation.createMany({ data: threads.map(({ id: threadId }) => ({ ...copied, threadId })) })
  const passages = notes.map((sourceId, index) => {
    return { number: index + 1, kind: 'item', sourceId, title: 'The weather', text: 'It rains in Skagen.', rule: 'public_note' }
  })
  const withheld = { hidden_item: rows, hidden_field: 0, withdrawn_source: 0, less_relevant: 0 }
  await db.twinReceipt.create({ data: { stepId: answerId, model: 'mock', sourceRule: 'public_sources', passages, withheld } })
  await db.knowledgeItem.createMany({
    data: [
      ...notes.map(
        (id) => ({ id, userId, kind: 'note', title: 'The weather', content: 'It rains in Skagen.', audience: 'listed' as const }) as const,
      ),
      ...stories.map((id) => ({ id, userId, kind: 'story', title: 'The wet summer', content: 'It rained in Skagen.' }) as const),
      ...documents.map((id) => ({ id, userId, kind: 'document', title: 'Rainfall', content: 'Much.' }) as const),
    ],
  })
  const file = { fileName: 'Rain.pdf', fileSize: 1, mediaType: 'application/pdf', status: 'ready' } as const
  await db.document.createMany({ data: documents.map((itemId) => ({ ...file, itemId, filePath: `uploads/${itemId}` })) })
  await db.projectItem.createMany({ data: notes.map((itemId) => ({ projectId, itemId })) })
  await app.services.pendingPassages.write()
  await db.profileProposal.createMany({
    data: stories.map((sourceItemId) => ({ userId, source: 'stories', field: 'skills', value: sourceItemId, sourceItemId })),
  })
  const { id: runId } = await db.run.findFirstOrThrow({ where: { userId } })
  const { id: sourceStepId } = await db.step.findFirstOrThrow({ where: { userId } })
  const task = {
    kind: 'task',
    title: 'Rain report',
    instruction: 'How much?',
    recurrence: 'daily',
    time: '09:00',
    timezone: 'UTC',
  } as const
  await db.scheduledTask.createMany({
    data: ids().map((id) => ({ ...task, id, userId, status: 'active', nextRunAt: new Date('2099-01-01') })),
  })
  const memories = ids()
  await db.memory.createMany({ data: memories.map((id) => ({ id, userId, content: 'The weather is on my mind.', sourceStepId })) })
  const proposed = { userId, runId, action: 'remember', content: 'It may rain.', hasUntrustedContent: true } as const
  const sentences = memories.map((id, position) => ({ position, heading: 'Weather', text: 'You think of the weather.', memoryIds: [id] }))
  await db.memorySummary.create({
    data: { userId, modelName: 'mock', isOutdated: false, sentences: { createMany: { data: sentences.slice(1) } } },
  })
  await db.memoryProposal.createMany({ data: ids().map(() => proposed) })
  const { id: channelId } = await db.notificationChannel.findFirstOrThrow()
  await db.notification.createMany({
    data: ids().map(() => ({ userId, channelId, notificationType: 'info', title: 'It began to rain.' })),
  })
  const suggestions = ids()
  await db.roadmapItem.createMany({
    data: suggestions.map((id) => ({ id, authorId: userId, title: 'A weather map', description: 'Of Skagen.' })),
  })
  await db.roadmapVote.createMany({ data: suggestions.flatMap((itemId) => neighbors.map((voter) => ({ itemId, userId: voter }))) })
  await db.session.createMany({ data: ids().map((token) => ({ token, userId, expiresAt: tomorrow })) })
  await db.passkey.createMany({
    data: ids().map((credentialId) => ({ userId, name: 'A thermometer', credentialId, publicKey: Buffer.from('') })),
  })
  await db.accessToken.createMany({ data: ids().map((secretHash) => ({ userId, name: 'A barometer', prefix: 'twain', secretHash })) })
  const hooks = ids()
  const hook = { userId, url: 'https://example.org/hook', description: 'A rain gauge', eventTypes: ['answer.finished'], secret: '' }
  await db.webhook.createMany({ data: hooks.map((id) => ({ ...hook, id })) })
  const webhookId = hooks[0] ?? ''
  const sent = ids().map((id) => ({ id, webhookId, eventId: id, type: 'webhook.test', data: {}, status: 'delivered' as const }))
  await db.webhookDelivery.createMany({ data: sent })
  const attempt = { statusCode: 503, durationMs: 1, response: 'It pours.' }
  await db.webhookAttempt.createMany({ data: sent.map(({ id: deliveryId }) => ({ ...attempt, deliveryId })) })
  await db.dailyUse.createMany({
    data: ids().map((_, index) => ({ userId, day: new Date(Date.now() - index * day), messages: rows })),
  })
  return {
    ...person,
    threadId: threads[0]?.id ?? '',
    projectId,
    itemId: notes[0] ?? '',
    webhookId,
    memoryId: memories[0] ?? '',
    visitId,
    answerId,
    neighbor: toNeighbor(0),
  }
}

async function write({ platform: { db } }: TestApp, threads: NewThread[]): Promise<void> {
  const exchanges = threads.flatMap((thread) =>
    Array.from({ length: thread.stepCount / 2 }, (_, index) => ({
      thread,
      question: randomUUID(),
      answer: randomUUID(),
      position: 2 * index,
    })),
  )
  const answersOfTwins = exchanges.filter(({ thread }) => thread.twinOwnerId)
  await db.thread.createMany({ data: threads })
  await db.step.createMany({
    data: exchanges.flatMap(({ thread: { id: threadId, userId }, question, answer, position }) => [
      { id: question, threadId, userId, position, stepType: 'user_message', status: 'sent', input: 'How is the weather?' } as const,
      {
        id: answer,
        threadId,
        userId,
        parentId: question,
        position: position + 1,
        stepType: 'assistant_message' as const,
        status: 'completed' as const,
        output: 'The weather is fine. [1]',
      },
    ]),
  })
  await db.run.createMany({
    data: exchanges.map(({ thread: { id: threadId, userId }, question: userStepId, answer: assistantStepId }) => {
      return { threadId, userId, userStepId, assistantStepId, clientMessageId: assistantStepId, status: 'completed' }
    }),
  })
  await db.toolCall.createMany({
    data: exchanges.map(({ answer }) => ({
      stepId: answer,
      callId: 'call',
      position: 0,
      name: 'look',
      displayName: 'Look',
      status: 'completed' as const,
    })),
  })
  await db.element.createMany({
    data: exchanges.flatMap(({ thread: { userId }, question, answer }) =>
      [question, answer].map((stepId) => ({ userId, stepId, elementType: 'text', content: 'Attached' }) as const),
    ),
  })
  await db.stepSource.createMany({
    data: answersOfTwins.map(({ answer }) => ({
      stepId: answer,
      number: 1,
      kind: 'profile' as const,
      sourceId: 'bio',
      title: 'About',
      excerpt: 'I watch the weather.',
    })),
  })
  await db.visitorMessage.createMany({
    data: answersOfTwins.map(({ thread, question }) => ({
      ownerId: thread.twinOwnerId ?? '',
      stepId: question,
      kind: 'question' as const,
      text: 'How old is the barometer?',
      key: question,
      entryId: question,
    })),
  })
  await db.twinQuestion.createMany({
    data: answersOfTwins.map(({ thread, answer }) => ({ ownerId: thread.twinOwnerId ?? '', answerStepId: answer, key: answer })),
  })
}
