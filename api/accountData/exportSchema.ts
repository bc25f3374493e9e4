import { z } from 'zod'
import { stepBody } from '../chat/steps/stepBodies.ts'
import { threadBody } from '../chat/threads/threadBodies.ts'
import { formatEntry, originsEntryName } from '../chat/imports/reading/accountFormat.ts'
import * as enums from '../platform/__generated__/prisma/enums.ts'
import { postBody, projectBody } from '../profile/bodies.ts'
import { publishableFields } from '../profile/publishableFields.ts'
import { originRow, rowSchemas } from './import/rows.ts'

// Importable entries use the schemas of the import. Other rows are exported as stored, without secrets.

const id = z.uuid()
const moment = z.iso.datetime()
const text = z.string()
const texts = z.array(text)
const int = z.int()
const json = z.unknown()
const dated = { id, createdAt: moment }
const changed = { ...dated, updatedAt: moment }
const audience = z.enum(enums.Audience)
const audiences = z.record(z.string(), audience)

const [written, document] = rowSchemas['knowledge.json'].options

const account = z.object({
  email: text,
  timezone: text.nullable(),
  about: text.nullable(),
  answers: z.object({ tone: z.enum(enums.TwinTone), length: z.enum(enums.TwinAnswerLength), language: text.nullable() }),
  language: text.nullable(),
  theme: z.enum(enums.Theme),
  receivesDigestEmails: z.boolean(),
  receivesInboxEmails: z.boolean(),
  remembersFromConversations: z.boolean(),
  createdAt: moment,
})

const profile = z.object({
  userId: id,
  email: text,
  username: text,
  displayName: text.nullable(),
  image: text.nullable(),
  title: text.nullable(),
  bio: text.nullable(),
  location: text.nullable(),
  interests: texts,
  achievements: texts,
  skills: texts,
  posts: z.array(postBody),
  projects: z.array(projectBody),
  photos: texts,
  audience,
  isPublic: z.boolean(),
  publicFields: z.array(z.enum(publishableFields)),
  fieldAudiences: audiences,
  narrowedFields: audiences,
  photoAudiences: audiences,
  isTwinEnabled: z.boolean(),
  isOpenToTwins: z.boolean(),
  suggestedQuestions: texts,
  embedOrigins: texts,
  showsAccuracy: z.boolean(),
  publicProfileUrl: text.nullable(),
  metadata: z.record(z.string(), json),
  twinMetadata: z.looseObject({ section_visibility: z.record(z.string(), z.boolean()) }),
  createdAt: moment,
  updatedAt: moment,
})

const character = z.object({
  tone: z.enum(enums.TwinTone),
  length: z.enum(enums.TwinAnswerLength),
  person: z.enum(enums.TwinPerson),
  greeting: text.nullable(),
  languages: texts,
  instructions: text.nullable(),
  declinedSubjects: texts,
  declineReply: text.nullable(),
  sourceRule: z.enum(enums.TwinSourceRule),
  approvalSubjects: texts,
  approvesEveryAnswer: z.boolean(),
})

const lists = {
  ...rowSchemas,
  'knowledge.json': z.discriminatedUnion('kind', [written.extend({ document: z.null() }), document.extend({ content: text })]),
  'memories.json': rowSchemas['memories.json'].extend({ isDenial: z.boolean() }),
  'twin-checks.json': rowSchemas['twin-checks.json'].extend({
    state: z.enum(enums.TwinCheckState),
    lastAnswer: text.nullable(),
    model: text.nullable(),
    checkedAt: moment.nullable(),
  }),
  'scheduled-tasks.json': rowSchemas['scheduled-tasks.json'].and(
    z.object({ extraRunAt: moment.nullable(), runId: id.nullable(), isRunning: z.boolean(), failures: int }),
  ),
  'memory-summary.json': z.object({ id, position: int, heading: text, text, memoryIds: z.array(id) }),
  'notifications.json': z.object({
    id,
    channelId: id,
    notificationType: z.enum(enums.NotificationType),
    priority: z.enum(enums.NotificationPriority),
    title: text,
    summary: text,
    message: text,
    actionUrl: text.nullable(),
    readAt: moment.nullable(),
    publishedAt: moment,
    questionStepId: id.nullable(),
    inboxEntryId: id.nullable(),
  }),
  'queued-messages.json': z.object({
    ...dated,
    threadId: id,
    clientMessageId: text,
    text,
    elementIds: z.array(id),
    references: z.array(json),
    comparedModelId: id.nullable(),
    state: z.enum(enums.QueuedMessageState),
  }),
  'comparisons.json': z.object({
    ...dated,
    threadId: id,
    firstStepId: id,
    secondStepId: id.nullable(),
    firstModelId: id.nullable(),
    firstModelName: text.nullable(),
    secondModelId: id.nullable(),
    secondModelName: text.nullable(),
    state: z.enum(enums.ComparisonState),
    errorMessage: text.nullable(),
    errorCode: text.nullable(),
  }),
  'imports.json': z.object({
    ...dated,
    fileName: text,
    fileSize: int,
    status: z.enum(enums.ConversationImportStatus),
    problem: z.enum(enums.ConversationImportProblem).nullable(),
    origin: z.enum(enums.ConversationOrigin).nullable(),
    conversationCount: int.nullable(),
    messageCount: int.nullable(),
    conversationsDone: int,
    messagesDone: int,
    addedCount: int,
    knownCount: int,
    entryCount: int,
    leftOutCount: int,
    twinConversationCount: int,
  }),
  'webhooks.json': z.object({
    ...changed,
    url: text,
    description: text,
    eventTypes: texts,
    isEnabled: z.boolean(),
    problem: text.nullable(),
    previousSecretUntil: moment.nullable(),
    failingSince: moment.nullable(),
    lastDurationMs: int.nullable(),
  }),
  'push-subscriptions.json': z.object({ ...dated, kinds: z.array(z.enum(enums.PushKind)) }),
  'inbox.json': z.object({
    id,
    kind: z.enum(enums.VisitorMessageKind),
    text,
    key: text.nullable(),
    entryId: id,
    sentAt: moment,
    readAt: moment.nullable(),
    reply: text.nullable(),
    repliedAt: moment.nullable(),
    itemId: id.nullable(),
  }),
  'waiting-answers.json': z.object({ ...dated, text }),
  'chosen-people.json': z.object({ ...dated, email: text.nullable(), user: z.object({ username: text }).nullable() }),
  'shared-conversations.json': z.object({
    ...changed,
    threadId: id,
    showsName: z.boolean(),
    messages: z.array(z.object({ text, is_ai_generated: z.boolean() })),
    messageCount: int,
  }),
  'twin-accuracy.json': z.object({
    measuredAt: moment,
    checkCount: int,
    passedCount: int,
    unsourcedCount: int,
    refusedCount: int,
    answerCount: int,
    tracedCount: int,
  }),
  'referring-websites.json': z.object({ day: moment, host: text, isEmbedded: z.boolean(), views: int }),
  'sent-to-owners.json': z.object({
    id,
    stepId: id,
    kind: z.enum(enums.VisitorMessageKind),
    text,
    sentAt: moment,
    reply: text.nullable(),
    repliedAt: moment.nullable(),
  }),
  'reported-answers.json': z.object({ ...dated, stepId: id, reason: z.enum(enums.ReportReason), note: text.nullable() }),
}

const entries = z.object({
  [formatEntry.name]: z.object({
    format: z.literal(formatEntry.value.format),
    version: z.literal(formatEntry.value.version),
    accountId: id,
  }),
  [originsEntryName]: z.array(originRow),
  'profile.json': z.object({ account, profile }),
  'character.json': character,
  ...Object.fromEntries(Object.entries(lists).map(([name, row]) => [name, z.array(row)])),
})

const conversation = z.object({
  thread: threadBody,
  summary: z.object({ text, position: int }).nullable(),
  steps: z.array(stepBody),
})

const options = {
  io: 'input',
  target: 'draft-2020-12',
  // Redundant with `format`.
  override: ({ jsonSchema }) => {
    if (jsonSchema.format) delete jsonSchema.pattern
  },
} satisfies Parameters<typeof z.toJSONSchema>[1]

/** JSON Schema of an object with the JSON entries of the ZIP by name. */
export function createExportSchema(): object {
  const { $schema, ...archive } = z.toJSONSchema(entries, options)
  const { $schema: _, ...ofConversation } = z.toJSONSchema(conversation, options)
  return {
    $schema,
    title: 'Account export',
    description: 'JSON entries of the ZIP by name. Further properties can be added; ignore unknown ones.',
    ...archive,
    patternProperties: { '^threads/.*\\.json$': ofConversation },
  }
}
