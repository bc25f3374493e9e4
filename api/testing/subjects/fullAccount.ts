import sharp from 'sharp'
import { expect, vi } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { addDocuments, documentFile } from '../files/documentFiles.ts'
import { finishJobs } from '../jobs.ts'
import { say } from '../parity/parity.ts'
import { createPerson, type Person } from '../people.ts'
import { createPersonWithProfilePal } from './profilePal.ts'

async function createPicture(background: string): Promise<File> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'bee.png', { type: 'image/png' })
}

async function send(client: Client, path: string, field: string, file: File) {
  const form = new FormData()
  form.append(field, file)
  return (await (await client.fetch(path, { method: 'POST', body: form })).json()) as { files: { id: string; url: string }[] }
}

/** Uses every kind of content. */
export async function createFullAccount(app: TestApp): Promise<Person> {
  const { db } = app.platform
  const person = await createPersonWithProfilePal(app)
  const { client, id: userId, palId } = person
  const note = await db.knowledgeItem.create({ data: { userId, kind: 'note', title: 'Bees', content: 'They dance.', audience: 'link' } })
  await db.knowledgeItem.create({
    data: {
      userId,
      kind: 'story',
      title: 'Childhood',
      content: 'I grew up by a lake.',
      importKey: 'a'.repeat(64),
      hasUntrustedContent: true,
    },
  })
  await addDocuments(client, documentFile('hive.md', '# Hive\n\nFifty thousand bees live here.'))
  await finishJobs(app, 'read-document')
  const project = await db.project.create({
    data: { userId, name: 'Hive', instructions: 'Answer briefly.', items: { create: { itemId: note.id } } },
  })
  await db.savedPrompt.create({ data: { userId, title: 'Review', text: 'What happened in {{month}}?' } })
  const current = await db.memory.create({
    data: { userId, content: 'Lives in Lisbon.', projectId: project.id, neverSentTo: ['gpt-5'], isNoticed: true },
  })
  await db.memory.create({ data: { userId, content: 'Lives in Porto.', supersededById: current.id, supersededAt: new Date() } })
  await db.memoryRule.create({ data: { userId, words: ['health'], subjectHash: 'x'.repeat(43) } })
  await db.profileProposal.create({
    data: { userId, source: 'stories', field: 'bio', value: 'Keeps bees.', evidence: 'They dance.', sourceItemId: note.id },
  })
  await db.twinCheck.create({ data: { ownerId: userId, itemId: note.id, question: 'What do bees do?', answer: 'They dance.' } })

  const { files } = await send(client, '/api/v1/upload/files', 'files', new File(['Sweet as honey.'], 'honey.txt', { type: 'text/plain' }))
  await say(client, { input: 'How many bees? [[tokens:2]]', project_id: project.id, elements: [{ ...files[0], element_type: 'file' }] })
  const thread = await db.thread.findFirstOrThrow({ where: { userId, id: { not: palId } } })
  await say(client, { input: 'Do you remember? What do you know about bees?', thread_id: thread.id })
  const [first] = await db.step.findMany({ where: { threadId: thread.id }, orderBy: { position: 'asc' } })
  await client.rest('POST', `/api/v1/chat/steps/${first?.id}/resend`, { input: 'How many wasps? [[tokens:2]]' })
  const isIdle = async () => expect(await db.run.count({ where: { userId, status: { in: ['queued', 'running'] } } })).toBe(0)
  await vi.waitFor(isIdle, { timeout: 20_000 })
  const answer = await db.step.findFirstOrThrow({ where: { threadId: thread.id, stepType: 'assistant_message', position: { not: null } } })
  await db.step.update({
    where: { id: answer.id },
    data: {
      output: 'A hive has 50,000 [1].',
      reasoning: 'Count them.',
      reasoningMs: 12,
      rating: 'bad',
      ratingReason: 'Too many',
      toolCalls: {
        create: {
          callId: 'call-1',
          position: 0,
          name: 'search_knowledge',
          displayName: 'Searched',
          status: 'completed',
          inputParams: { query: 'bees' },
          outputResult: { results: [{ id: note.id, title: 'Bees' }] },
          endTime: new Date(),
          durationMs: 5,
        },
      },
      sources: { create: { number: 1, kind: 'item', sourceId: note.id, title: 'Bees', excerpt: 'They dance.' } },
    },
  })
  await db.thread.update({
    where: { id: thread.id },
    data: {
      name: 'Counting',
      lastMessagePreview: 'A hive has 50,000 [1].',
      pinnedAt: new Date(),
      summary: 'Bees were counted.',
      summaryPosition: 1,
    },
  })
  await say(client, { input: 'Archived' })
  await db.thread.updateMany({
    where: { userId, id: { notIn: [thread.id, palId] } },
    data: { archivedAt: new Date(), origin: 'claude', originKey: 'k' },
  })
  const { id: runId } = await db.run.findUniqueOrThrow({ where: { assistantStepId: answer.id } })
  const proposal = { userId, runId, hasUntrustedContent: true }
  await db.memoryProposal.create({ data: { ...proposal, action: 'remember', content: 'Likes honey.' } })
  await db.memoryProposal.create({ data: { ...proposal, action: 'forget', content: 'Lives in Lisbon.', memoryId: current.id } })
  await db.scheduledTask.create({
    data: {
      userId,
      threadId: thread.id,
      kind: 'reminder',
      title: 'Feed the bees',
      instruction: 'Feed them.',
      status: 'active',
      recurrence: 'weekly',
      days: [1],
      time: '09:00',
      timezone: 'Europe/Lisbon',
      nextRunAt: new Date(Date.now() + 86_400_000),
    },
  })
  const unsent = await send(client, '/api/v1/upload/files', 'files', new File(['Buzz.'], 'buzz.txt', { type: 'text/plain' }))
  await db.queuedMessage.create({
    data: {
      userId,
      threadId: thread.id,
      clientMessageId: 'queued-1',
      text: 'And hornets?',
      elementIds: unsent.files.map(({ id }) => id),
      references: [{ kind: 'note', id: note.id, title: 'Bees' }],
      state: 'held',
    },
  })
  const twinOwner = await createPerson(app)
  const visit = { userId, twinOwnerId: twinOwner.id, agentType: 'twin', threadType: 'public_twin_chat', name: 'A visit' } as const
  const { id: visitId } = await db.thread.create({ data: { ...visit, stepCount: 1 } })
  const question = {
    threadId: visitId,
    userId,
    position: 0,
    stepType: 'user_message',
    status: 'sent',
    input: 'Do you keep wasps?',
  } as const
  await db.step.create({ data: question })
  await send(client, '/api/v1/profile/upload-picture', 'file', await createPicture('#7a4'))
  await send(client, '/api/v1/profile/photos', 'file', await createPicture('#00f'))
  const settings = {
    about: 'Keeper of bees.',
    timezone: 'Europe/Lisbon',
    language: 'de',
    theme: 'dark',
    answer_tone: 'warm',
    answer_language: 'de',
  }
  const account = await client.rest('PATCH', '/api/v1/account', {
    ...settings,
    remembers_from_conversations: false,
    receives_digest_emails: true,
    receives_inbox_emails: false,
  })
  const profile = await client.rest('PUT', '/api/v1/profile', {
    display_name: 'Ada',
    title: 'Beekeeper',
    bio: 'I keep bees.',
    interests: ['bees'],
    posts: [{ title: 'First', content: 'Hello.' }],
    projects: ['Hive'],
    public_fields: ['bio', 'photos'],
    field_audiences: [{ field: 'bio', audience: 'people' }],
    suggested_questions: ['How many bees?'],
    embed_origins: ['https://example.org'],
    metadata: { pronouns: 'she' },
    audience: 'link',
  })
  const character = await client.rest('PUT', '/api/v1/twin-character', { tone: 'warm', greeting: 'Hello!', declined_subjects: ['health'] })
  await db.profile.update({ where: { userId }, data: { isOpenToTwins: false } })
  for (const { status, body } of [account, profile, character]) expect([status, body]).toEqual([200, expect.anything()])
  return person
}
