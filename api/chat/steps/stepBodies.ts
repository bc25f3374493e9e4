import { z } from '@hono/zod-openapi'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { type Citation, findCitations } from './citations.ts'
import { referenceBody } from '../references/referenceBodies.ts'
import type { Question } from '../questions/questions.ts'
import type { ToolCallState } from './toolCallState.ts'
import {
  type Element,
  isAiGenerated,
  isStepUnanswered,
  type ToolCall,
  type ToolCallSession,
  toToolCallSession,
  type ShownStep,
} from './steps.service.ts'

export const anyJson = (description: string) => z.unknown().openapi({ description })

export const toolCallBody = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    status: z.enum(['running', 'completed']),
    is_error: z.boolean(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime().nullable(),
    input_params: anyJson('Tool’s input, in a tool-specific shape.'),
    output_result: anyJson('Tool’s output, in a tool-specific shape; null until finished.'),
    duration_ms: z.int().nullable(),
    display_name: z.string(),
    text_offset: z.int(),
  })
  .openapi('ToolCall')

const toToolCallBody = createBodyMapper(toolCallBody)

export function showToolCall(call: ToolCallState | ToolCall): z.infer<typeof toolCallBody> {
  return toToolCallBody({ ...call, id: call.callId, type: 'tool_execution' })
}

const elementProperties = z.object({
  filename: z.string().optional().openapi({ description: 'Original file name. Only for files.' }),
  call_id: z.string().optional().openapi({ description: 'ID of the call in stream events, for tool calls.' }),
  text_offset: z.int().optional().openapi({ description: 'Position in the answer, in UTF-16 code units, for tool calls.' }),
  is_error: z.boolean().optional().openapi({ description: 'Whether the call failed. Only for tool calls.' }),
})
const elementMetadata = z.object({
  declared_mime_type: z.string().nullish().openapi({ description: 'Media type declared by the sender. Only for files.' }),
})

export const elementBody = z
  .object({
    id: z.uuid(),
    element_type: z.enum(['text', 'file', 'tool_call', 'other']),
    content: z.string().nullable(),
    properties: elementProperties,
    metadata: elementMetadata,
    file_path: z.string().nullish(),
    url: z.string().nullish(),
    file_size: z.number().nullish(),
    mime_type: z.string().nullish(),
    name: z.string().optional(),
    status: z.string().optional(),
    duration_ms: z.int().nullish(),
    input_params: anyJson('Tool’s input. Only for tool calls.').optional(),
    output_result: anyJson('Tool’s output. Only for tool calls.').optional(),
    display_name: z.string().optional(),
  })
  .openapi('Element')

const toElementBody = createBodyMapper(elementBody)

export function showElement({ id, elementType, content, ...element }: Element): z.infer<typeof elementBody> {
  const properties = element.properties as z.infer<typeof elementProperties>
  const metadata = element.metadata as z.infer<typeof elementMetadata>
  return toElementBody({ id, elementType, content, ...(elementType === 'file' && element), properties, metadata })
}

function showToolElement(call: ToolCall): z.infer<typeof elementBody> {
  const { callId: call_id, textOffset: text_offset, isError: is_error } = call
  return toElementBody({ ...call, elementType: 'tool_call', content: null, properties: { call_id, text_offset, is_error }, metadata: {} })
}

const toolCallSessionBody = z
  .object({
    session_id: z.uuid(),
    total_tools_called: z.int(),
    completed_calls: z.int(),
    session_start: z.iso.datetime(),
    tool_calls: z.array(toolCallBody),
    agent_handoffs: z.array(z.object({})).max(0).openapi({ description: 'Always empty: one agent writes the answer.' }),
    completion_status: z.enum(['in_progress', 'completed']),
    created_at: z.iso.datetime(),
  })
  .openapi('ToolCallSession')

const toSessionBody = createBodyMapper(toolCallSessionBody)

function showToolCallSession(session: ToolCallSession): z.infer<typeof toolCallSessionBody> {
  return toSessionBody({ ...session, toolCalls: session.toolCalls.map(showToolCall), agentHandoffs: [], createdAt: session.sessionStart })
}

export const citationBody = z
  .object({
    number: z.int().openapi({ description: 'Citation number, shown in brackets in the output.' }),
    kind: z.enum(['item', 'profile', 'memory', 'step']),
    source_id: z.string(),
    thread_id: z.uuid().nullable().openapi({ description: 'Conversation of a quoted step; null for other sources.' }),
    title: z.string(),
    excerpt: z.string(),
    ordinal: z.int().nullable().openapi({ description: 'Passage or step number; null for others.' }),
    page: z.int().nullable().openapi({ description: 'Page in the document, if any.' }),
  })
  .openapi('Citation')

export const questionBody = z
  .object({
    question: z.string().openapi({ description: 'Text of the question.' }),
    choices: z.array(z.string()).openapi({ description: 'Suggested answers, 2 to 5. Other text is also possible.' }),
    allows_several: z.boolean().openapi({ description: 'Whether several may be chosen.' }),
    status: z.enum(['open', 'answered', 'skipped']).openapi({ description: 'Skipped if another message followed.' }),
    chosen: z.array(z.string()).openapi({ description: 'Chosen answers.' }),
    text: z.string().openapi({ description: 'Free text of the answer; may be empty.' }),
  })
  .openapi('Question')

export const stepBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid(),
    user_id: z.uuid().nullable().openapi({ description: 'ID of the user; null for guests.' }),
    step_type: z
      .enum(['USER_MESSAGE', 'ASSISTANT_MESSAGE', 'tool_call'])
      .openapi({ description: 'Type of the step, never `tool_call`; see `metadata` and `elements`.' }),
    parent_id: z.uuid().nullable().openapi({ description: 'ID of the previous step on its branch; null for the first.' }),
    position: z.int().nullable().openapi({ description: 'Zero-based position; null while another branch is shown.' }),
    version_ids: z.array(z.uuid()).openapi({ description: 'IDs of all versions of the step, oldest first, including its own.' }),
    input: z.string(),
    output: z.string().openapi({ description: 'Answer text; a note if a source was withdrawn.' }),
    ai_generated: z.boolean().openapi({ description: 'Whether AI generated the text.' }),
    reasoning: z.string().openapi({ description: 'Model’s reasoning; empty for twins and models without it.' }),
    reasoning_ms: z.int().nullable(),
    created_at: z.iso.datetime(),
    start_time: z.iso.datetime().nullable(),
    viewed_at: z.iso.datetime().nullable(),
    rating: z.enum(['good', 'bad']).nullable().openapi({ description: 'Rating of the answer by its reader; null if none.' }),
    rating_reason: z.string().nullable().openapi({ description: 'Reason for the rating; null if none.' }),
    status: z.enum(['sent', 'streaming', 'completed']),
    streaming: z.boolean(),
    wait_for_answer: z.boolean(),
    question: z.union([questionBody, z.null()]).openapi({ description: 'Question with choices at the end of the answer; null if none.' }),
    is_error: z.boolean(),
    is_by_owner: z.boolean().openapi({ description: 'Whether the owner answered instead of the twin; the output may be empty.' }),
    approval: z
      .enum(['waiting', 'approved', 'rejected'])
      .nullable()
      .openapi({ description: 'Approval by the twin’s owner; null if not needed. Until then, the output is a notice.' }),
    show_input: z.boolean().openapi({ description: 'Always false, for compatibility.' }),
    is_unanswered: z.boolean().openapi({ description: 'Whether a twin could not answer; see POST /chat/steps/{id}/send-to-owner.' }),
    elements: z.array(elementBody),
    citations: z.array(citationBody).openapi({ description: 'Sources cited by the answer. Twins cite only public content.' }),
    errors: z
      .array(z.object({ message: z.string(), code: z.string().optional() }))
      .openapi({ description: 'Reasons for failure; empty on success.' }),
    metadata: z
      .object({
        tool_call_session: toolCallSessionBody.optional(),
        agent_model: z.string().optional(),
        unavailable_model: z.string().optional().openapi({ description: 'Chosen model, if unavailable and replaced by the default.' }),
        answer: z
          .object({ step_id: z.uuid(), choices: z.array(z.string()), text: z.string() })
          .optional()
          .openapi({ description: 'Question that the message answers.' }),
        references: z.array(referenceBody).optional().openapi({ description: 'Content that the sender added as context.' }),
        last_prompt_tokens: z.int().optional().openapi({ description: 'Tokens read by the last model call, if reported.' }),
        prompt_tokens: z.number().optional().openapi({ description: 'Tokens read by the model, if reported.' }),
        completion_tokens: z.number().optional().openapi({ description: 'Tokens written by the model, if reported.' }),
        partly_read_files: z.array(z.string()).optional().openapi({ description: 'Attached files read only in part.' }),
      })
      .openapi({
        description: 'Further properties, never `expanded`. Ignore unknown ones.',
      }),
    tags: z.array(z.string()),
    indent_level: z.int().openapi({ description: 'Always 0, for compatibility.' }),
    agent_processing_time_ms: z.int().nullable(),
    step_creation_time_ms: z.int().nullable(),
    total_time_ms: z.int().nullable(),
  })
  .openapi('Step')

const toCitationBody = createBodyMapper(citationBody)

export function showCitations(step: Parameters<typeof findCitations<Citation>>[0]): z.infer<typeof citationBody>[] {
  return findCitations(step).map(toCitationBody)
}

const toQuestionBody = createBodyMapper(questionBody)

function showQuestion({ answer, ...question }: Question): z.infer<typeof questionBody> {
  return toQuestionBody({ ...question, chosen: answer?.choices ?? [], text: answer?.text ?? '' })
}

const stepTypes = { user_message: 'USER_MESSAGE', assistant_message: 'ASSISTANT_MESSAGE', tool_call: 'tool_call' } as const

const toStepBody = createBodyMapper(stepBody)

export function showStep(step: ShownStep): z.infer<typeof stepBody> {
  const metadata = step.metadata as Record<string, unknown>
  const session = toToolCallSession(step)
  return toStepBody({
    ...step,
    stepType: stepTypes[step.stepType],
    streaming: step.status === 'streaming',
    aiGenerated: isAiGenerated(step),
    isUnanswered: isStepUnanswered(step),
    elements: [...step.elements.map(showElement), ...step.toolCalls.map(showToolElement)],
    citations: showCitations(step),
    question: step.question && showQuestion(step.question),
    errors: step.errors as z.infer<typeof stepBody>['errors'],
    metadata: session ? { ...metadata, tool_call_session: showToolCallSession(session) } : metadata,
  })
}
