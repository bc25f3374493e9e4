import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { createOwner, type Owner } from '../owners.ts'

/** IDs of rows that belong to one owner or to operators, by the node type that represents them. */
export async function plantRows(app: TestApp): Promise<{ owner: Owner; ids: Record<string, string> }> {
  const { db } = app.platform
  const owner = await createOwner(app, 2)
  const { id: userId, threadId, answerId, webhookId } = owner
  const findId = async (row: Promise<{ id: string }>) => (await row).id
  const ofOwner = { where: { userId } }
  const capabilities = { contextTokens: 1000, acceptsImages: false, callsTools: false, reasons: false }
  const connection = await db.modelConnection.create({
    data: { preset: 'ollama', baseUrl: 'http://localhost:11434/v1', models: { create: { name: 'm', ...capabilities } } },
    include: { models: true },
  })
  await db.auditEntry.create({ data: { action: 'operator.added', details: {} } })
  const ofTwin = { where: { ownerId: userId } }
  const question = await db.visitorMessage.findFirstOrThrow(ofTwin)
  const message = { clientMessageId: randomUUID(), text: 'And then?', state: 'held' } as const
  const imported = { status: 'failed', fileName: 'chats.zip', fileSize: 1n } as const
  const ids = {
    AuditEntry: await findId(db.auditEntry.findFirstOrThrow()),
    AccessToken: await findId(db.accessToken.findFirstOrThrow(ofOwner)),
    AnswerReport: await findId(db.answerReport.create({ data: { stepId: answerId, reason: 'harmful' } })),
    ChosenPerson: await findId(db.chosenPerson.create({ data: { ownerId: userId, email: 'friend@example.org' } })),
    ConversationImport: await findId(db.conversationImport.create({ data: { ...imported, userId } })),
    FileElement: await uploadFile(owner),
    InboxEntry: question.entryId,
    MemoryRule: await findId(db.memoryRule.create({ data: { userId, words: ['weather'] } })),
    QueuedMessage: await findId(db.queuedMessage.create({ data: { ...message, userId, threadId } })),
    TextElement: await findId(db.element.findFirstOrThrow(ofOwner)),
    ToolCall: await findId(db.toolCall.findFirstOrThrow({ where: { step: { userId } } })),
    TwinCheck: await findId(db.twinCheck.create({ data: { ownerId: userId, question: 'Who?', answer: 'Me.' } })),
    TwinQuestion: await findId(db.twinQuestion.findFirstOrThrow(ofTwin)),
    VisitorMessage: question.id,
    ChatProject: await findId(db.project.create({ data: { userId, name: 'Hidden' } })),
    ConnectedModel: connection.models[0]?.id ?? '',
    KnowledgeItem: owner.itemId,
    Memory: owner.memoryId,
    MemoryProposal: await findId(db.memoryProposal.findFirstOrThrow(ofOwner)),
    ModelServer: connection.id,
    Passkey: await findId(db.passkey.findFirstOrThrow(ofOwner)),
    Person: userId,
    Notification: await findId(db.notification.findFirstOrThrow(ofOwner)),
    Profile: userId,
    ProfileProposal: await findId(db.profileProposal.findFirstOrThrow(ofOwner)),
    RegistrationInvitation: await findId(db.registrationInvitation.create({ data: { expiresAt: new Date() } })),
    Run: await findId(db.run.findFirstOrThrow(ofOwner)),
    SavedPrompt: await findId(db.savedPrompt.create({ data: { userId, title: 'Hidden', text: 'Hidden' } })),
    ScheduledTask: await findId(db.scheduledTask.findFirstOrThrow(ofOwner)),
    Session: await findId(db.session.findFirstOrThrow(ofOwner)),
    SharedConversation: await findId(db.sharedConversation.findFirstOrThrow({ where: { ownerId: userId } })),
    Step: await findId(db.step.findFirstOrThrow(ofOwner)),
    Thread: threadId,
    TwinConversation: owner.visitId,
    User: userId,
    Webhook: webhookId,
    WebhookDelivery: await findId(db.webhookDelivery.findFirstOrThrow({ where: { webhookId } })),
  }
  return { owner, ids }
}

async function uploadFile({ client }: Owner): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob(['Much rain.']), 'rain.txt')
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  const { files } = (await response.json()) as { files: { id: string }[] }
  return files[0]?.id ?? ''
}
