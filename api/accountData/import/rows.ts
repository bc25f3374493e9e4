import { z } from 'zod'
import { referenceBody } from '../../chat/references/referenceBodies.ts'
import { newReference } from '../../chat/references/validation.ts'
import { newProject } from '../../chat/projects/validation.ts'
import { newSavedPrompt } from '../../chat/savedPrompts/validation.ts'
import { stepBody } from '../../chat/steps/stepBodies.ts'
import { ratingReasonLength } from '../../chat/steps/validation.ts'
import { threadBody } from '../../chat/threads/threadBodies.ts'
import { clientMessageId, threadName, uploadIds } from '../../chat/validation.ts'
import { newKnowledgeItem } from '../../knowledge/validation.ts'
import { maxModels, newMemory } from '../../memory/validation.ts'
import { proposableFields } from '../../profile/proposals/proposals.service.ts'
import { proposedValue } from '../../profile/validation.ts'
import { moment as storableMoment, storedId, text } from '../../platform/text/validation.ts'
import { writtenKinds } from '../../retrieval/knowledgeKinds.ts'
import { newTask, schedule } from '../../scheduledTasks/validation.ts'
import { checkedQuestion, correction } from '../../twin/corrections/validation.ts'

// The same rules as for ordinary input, since the file may have been changed.

const id = storedId().toLowerCase()
/** Future times would rank above new content. */
const moment = z.iso
  .datetime()
  .transform((written) => new Date(Math.min(Date.parse(written), Date.now())))
  .pipe(storableMoment)
const short = text().pipe(z.string().max(200))
const paragraph = text().pipe(z.string().max(2000))
const long = text().pipe(z.string().max(200_000))
/** Answers and reasoning are not limited by ordinary input rules. */
const answer = text().pipe(z.string().max(1_000_000))
const json = z.unknown().refine((value) => JSON.stringify(value ?? null).length <= 1_000_000)

const dated = z.object({ id, createdAt: moment })
const changed = dated.extend({ updatedAt: moment })

const { title, content, audience } = newKnowledgeItem.shape
const item = changed.extend({
  title,
  audience: audience.unwrap(),
  hasUntrustedContent: z.boolean(),
  importKey: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
})
const written = item.extend({ kind: z.enum(writtenKinds), content })
/** The text is read from the file. */
const document = item.extend({
  kind: z.literal('document'),
  document: z.object({
    fileName: z.string().max(500),
    sourceUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
  }),
})

const memory = changed.extend({
  ...newMemory.shape,
  sourceStepId: id.nullable(),
  isNoticed: z.boolean(),
  supersededById: id.nullable(),
  supersededAt: moment.nullable(),
  projectId: id.nullable(),
  neverSentTo: z.array(short).max(maxModels),
})

const scheduledTask = z.intersection(
  z.intersection(newTask, schedule),
  dated.extend({
    status: z.enum(['proposed', 'active', 'paused', 'done']),
    threadId: id.nullable(),
    resultThreadId: id.nullable(),
    nextRunAt: z.iso.datetime().pipe(z.coerce.date()).pipe(storableMoment).nullable(),
    lastRunAt: moment.nullable(),
  }),
)

export const rowSchemas = {
  'knowledge.json': z.discriminatedUnion('kind', [written, document]),
  'projects.json': changed.extend({ ...newProject.shape, items: z.array(z.object({ itemId: id, addedAt: moment })).max(10_000) }),
  'saved-prompts.json': changed.extend(newSavedPrompt.shape),
  'memories.json': memory,
  'memory-rules.json': dated.extend({
    words: z.array(short).min(1).max(30),
    subjectHash: z
      .string()
      .regex(/^[\w-]{43}$/)
      .nullable(),
  }),
  'profile-proposals.json': dated.extend({
    source: z.enum(['stories', 'profile_pal', 'private_brain', 'testing']),
    field: z.enum(proposableFields),
    value: proposedValue.pipe(z.string().max(5000)),
    evidence: paragraph.nullable(),
    sourceItemId: id.nullable(),
    hasUntrustedContent: z.boolean(),
    status: z.enum(['pending', 'accepted', 'rejected']),
    decidedAt: moment.nullable(),
  }),
  'twin-checks.json': changed.extend({ itemId: id.nullable(), question: checkedQuestion, answer: correction }),
  'scheduled-tasks.json': scheduledTask,
  'memory-proposals.json': dated.extend({
    ...newMemory.shape,
    runId: id,
    run: z.object({ assistantStepId: id }),
    action: z.enum(['remember', 'forget']),
    memoryId: id.nullable(),
    hasUntrustedContent: z.boolean(),
  }),
} as const

/** For an entry that the exported account had itself imported. */
export const originRow = z.object({ id, originId: id })

export const queuedRow = dated.extend({
  threadId: id,
  clientMessageId,
  text: long,
  elementIds: uploadIds,
  references: z.array(newReference.extend({ title: short })).max(100),
})

export const threadRow = threadBody.pick({ is_pinned: true, is_archived: true }).extend({
  id,
  name: threadName.nullable(),
  agent_type: z.enum(['private_brain', 'profile_pal']),
  thread_type: z.enum(['private_chat', 'profile_onboarding']),
  project_id: id.nullable(),
  origin: z.enum(['chatgpt', 'claude']).nullable(),
  created_at: moment,
  updated_at: moment,
  metadata: z.object({ thread_type: short.optional(), subtitle: short.optional(), description: paragraph.optional() }),
})

export const summaryRow = z.object({ text: long, position: z.int().min(0) }).nullish()

const count = z.int().min(0).max(2_147_483_647)
const { elements, citations, errors, metadata } = stepBody.shape
const toolCall = metadata.shape.tool_call_session.unwrap().shape.tool_calls.element.extend({
  id: short,
  name: short,
  display_name: short,
  input_params: json,
  output_result: json,
  start_time: moment,
  end_time: moment.nullable(),
  duration_ms: count.nullable(),
  text_offset: count,
})

export const stepRow = stepBody.pick({ wait_for_answer: true, is_error: true, rating: true }).extend({
  id,
  step_type: z.enum(['USER_MESSAGE', 'ASSISTANT_MESSAGE']),
  parent_id: id.nullable(),
  position: count.nullable(),
  input: long,
  output: answer,
  reasoning: answer,
  reasoning_ms: count.nullable(),
  created_at: moment,
  start_time: moment.nullable(),
  viewed_at: moment.nullable(),
  rating_reason: text().pipe(z.string().max(ratingReasonLength)).nullable(),
  elements: z
    .array(
      elements.element.pick({ element_type: true }).extend({
        id: z.string(),
        content: answer.nullable(),
        properties: z.object({ filename: z.string().max(500).optional(), call_id: short.optional() }),
        metadata: z.object({ declared_mime_type: short.nullish() }),
      }),
    )
    .max(1000),
  citations: z
    .array(
      citations.element.extend({
        number: count,
        source_id: short,
        thread_id: id.nullable(),
        title: paragraph,
        excerpt: long,
        ordinal: count.nullable(),
        page: count.nullable(),
      }),
    )
    .max(1000),
  errors: z.array(errors.element.extend({ message: paragraph, code: short.optional() })).max(10),
  metadata: z.object({
    tool_call_session: z.object({ tool_calls: z.array(toolCall).max(1000) }).optional(),
    agent_model: short.optional(),
    unavailable_model: short.optional(),
    answer: z.object({ step_id: id, choices: z.array(paragraph).max(10), text: long }).optional(),
    references: z
      .array(referenceBody.extend({ id, title: short }))
      .max(100)
      .optional(),
    prompt_tokens: count.optional(),
    completion_tokens: count.optional(),
    last_prompt_tokens: count.optional(),
    partly_read_files: z.array(z.string().max(500)).max(100).optional(),
  }),
  tags: z.array(short).max(100),
  agent_processing_time_ms: count.nullable(),
  step_creation_time_ms: count.nullable(),
  total_time_ms: count.nullable(),
})

export type Row<List extends keyof typeof rowSchemas> = z.output<(typeof rowSchemas)[List]>
export type QueuedRow = z.output<typeof queuedRow>
export type ThreadRow = z.output<typeof threadRow>
export type StepRow = z.output<typeof stepRow>
