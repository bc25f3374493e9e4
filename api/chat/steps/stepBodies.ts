import { z } from '@hono/zod-openapi'
import { type Citation, citationsOf } from './citations.ts'
import type { ToolCallState } from './toolCallState.ts'
import type { Element, ToolCall, WholeStep } from './steps.service.ts'

/** How REST spells what the chat services answer with. */

/** Of which nothing is known but that it is JSON; it may be left out. */
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
    input_params: anyJson('What the tool was called with: the shape is the tool’s.'),
    output_result: anyJson('What the tool answered: the shape is the tool’s; null until then.'),
    duration_ms: z.int().nullable(),
    display_name: z.string(),
    text_offset: z.int(),
  })
  .openapi('ToolCall')

/** The id is the model's, as in the events of the stream. */
export function showToolCall(call: ToolCallState): z.infer<typeof toolCallBody> {
  return {
    id: call.callId,
    name: call.name,
    type: 'tool_execution',
    status: call.status,
    is_error: call.isError,
    start_time: call.startTime,
    end_time: call.endTime,
    input_params: call.inputParams,
    output_result: call.outputResult,
    duration_ms: call.durationMs,
    display_name: call.displayName,
    text_offset: call.textOffset,
  }
}

const elementProperties = z.object({
  filename: z.string().optional().openapi({ description: 'Of a file: as it was called.' }),
  call_id: z.string().optional().openapi({ description: 'Of a tool call: the id in the events of the stream.' }),
  text_offset: z.int().optional().openapi({ description: 'Of a tool call: after how many characters of the answer it came.' }),
  is_error: z.boolean().optional().openapi({ description: 'Of a tool call: whether the tool failed.' }),
})
const elementMetadata = z.object({
  declared_mime_type: z.string().nullish().openapi({ description: 'Of a file: what its sender said that it is.' }),
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
    input_params: anyJson('Of a tool call: what the tool was called with.').optional(),
    output_result: anyJson('Of a tool call: what the tool answered.').optional(),
    display_name: z.string().optional(),
  })
  .openapi('Element')

export function showElement(element: Element): z.infer<typeof elementBody> {
  const { id, content, properties, metadata } = element
  const shown = {
    id,
    element_type: element.elementType,
    content,
    properties: properties as z.infer<typeof elementProperties>,
    metadata: metadata as z.infer<typeof elementMetadata>,
  }
  if (element.elementType !== 'file') return shown
  const file_size = element.fileSize === null ? null : Number(element.fileSize)
  return { ...shown, file_path: element.filePath, url: element.url, file_size, mime_type: element.mimeType }
}

function showToolElement(call: ToolCall): z.infer<typeof elementBody> {
  return {
    id: call.id,
    element_type: 'tool_call',
    content: null,
    properties: { call_id: call.callId, text_offset: call.textOffset, is_error: call.isError },
    metadata: {},
    name: call.name,
    status: call.status,
    duration_ms: call.durationMs,
    input_params: call.inputParams,
    output_result: call.outputResult,
    display_name: call.displayName,
  }
}

const toolCallSessionBody = z
  .object({
    session_id: z.uuid(),
    total_tools_called: z.int(),
    completed_calls: z.int(),
    session_start: z.iso.datetime(),
    tool_calls: z.array(toolCallBody),
    agent_handoffs: z.array(z.object({})).max(0).openapi({ description: 'Always empty: one agent writes the whole answer.' }),
    completion_status: z.enum(['in_progress', 'completed']),
    created_at: z.iso.datetime(),
  })
  .openapi('ToolCallSession')

function showToolCallSession(step: WholeStep): z.infer<typeof toolCallSessionBody> {
  const calls = step.toolCalls.map((call) =>
    showToolCall({ ...call, startTime: call.startTime.toISOString(), endTime: call.endTime?.toISOString() ?? null }),
  )
  const completed = calls.filter(({ status }) => status === 'completed').length
  const start = calls[0]?.start_time ?? step.createdAt.toISOString()
  return {
    session_id: step.id,
    total_tools_called: calls.length,
    completed_calls: completed,
    session_start: start,
    tool_calls: calls,
    agent_handoffs: [],
    completion_status: completed === calls.length ? 'completed' : 'in_progress',
    created_at: start,
  }
}

export const citationBody = z
  .object({
    number: z.int().openapi({ description: 'The output has it in brackets.' }),
    kind: z.enum(['item', 'profile', 'memory', 'step']),
    source_id: z.string(),
    thread_id: z.uuid().nullable().openapi({ description: 'The conversation that a step is in; null for everything else.' }),
    title: z.string(),
    excerpt: z.string(),
    ordinal: z
      .int()
      .nullable()
      .openapi({ description: 'The number of the passage in a document, or the position of a step; null for everything else.' }),
    page: z.int().nullable().openapi({ description: 'The page of a document; null where there are no pages.' }),
  })
  .openapi('Citation')

export const stepBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid(),
    user_id: z.uuid().nullable().openapi({ description: 'Null on the steps of a guest.' }),
    step_type: z
      .enum(['USER_MESSAGE', 'ASSISTANT_MESSAGE', 'tool_call'])
      .openapi({ description: 'Never tool_call: the tools that an answer calls are in its metadata and elements.' }),
    position: z.int(),
    input: z.string(),
    output: z.string(),
    reasoning: z
      .string()
      .openapi({ description: 'What the model thought before it answered; empty where it told nothing, and on answers of twins.' }),
    reasoning_ms: z.int().nullable(),
    created_at: z.iso.datetime(),
    start_time: z.iso.datetime().nullable(),
    viewed_at: z.iso.datetime().nullable(),
    status: z.enum(['sent', 'streaming', 'completed']),
    streaming: z.boolean(),
    wait_for_answer: z.boolean(),
    is_error: z.boolean(),
    show_input: z.boolean().openapi({ description: 'Always false: a question is a step of its own.' }),
    elements: z.array(elementBody),
    citations: z
      .array(citationBody)
      .openapi({ description: 'What an answer quotes. Twins quote what is public, one’s own assistant what is its owner’s.' }),
    errors: z
      .array(z.object({ message: z.string(), code: z.string().optional() }))
      .openapi({ description: 'Why the answer failed; empty when it did not.' }),
    metadata: z
      .object({
        tool_call_session: toolCallSessionBody.optional(),
        agent_model: z.string().optional(),
        partly_read_files: z
          .array(z.string())
          .optional()
          .openapi({ description: 'Attached files of which only the parts that fit the question best were read for this answer.' }),
      })
      .openapi({ description: 'Never has `expanded`: whether a tool call is open is up to the client. Pass over fields you do not know.' }),
    tags: z.array(z.string()),
    indent_level: z.int().openapi({ description: 'Always 0: no step is part of another.' }),
    agent_processing_time_ms: z.int().nullable(),
    step_creation_time_ms: z.int().nullable(),
    total_time_ms: z.int().nullable(),
  })
  .openapi('Step')

export function showCitations(step: Parameters<typeof citationsOf<Citation>>[0]): z.infer<typeof citationBody>[] {
  return citationsOf(step).map(({ number, kind, sourceId, threadId, title, excerpt, ordinal, page }) => ({
    number,
    kind,
    source_id: sourceId,
    thread_id: threadId,
    title,
    excerpt,
    ordinal,
    page,
  }))
}

const stepTypes = { user_message: 'USER_MESSAGE', assistant_message: 'ASSISTANT_MESSAGE', tool_call: 'tool_call' } as const

export function showStep(step: WholeStep): z.infer<typeof stepBody> {
  const metadata = step.metadata as Record<string, unknown>
  return {
    id: step.id,
    thread_id: step.threadId,
    user_id: step.userId,
    step_type: stepTypes[step.stepType],
    position: step.position,
    input: step.input,
    output: step.output,
    reasoning: step.reasoning,
    reasoning_ms: step.reasoningMs,
    created_at: step.createdAt.toISOString(),
    start_time: step.startTime?.toISOString() ?? null,
    viewed_at: step.viewedAt?.toISOString() ?? null,
    status: step.status,
    streaming: step.status === 'streaming',
    wait_for_answer: step.waitForAnswer,
    is_error: step.isError,
    show_input: step.showInput,
    elements: [...step.elements.map(showElement), ...step.toolCalls.map(showToolElement)],
    citations: showCitations(step),
    errors: step.errors as z.infer<typeof stepBody>['errors'],
    metadata: step.toolCalls.length > 0 ? { ...metadata, tool_call_session: showToolCallSession(step) } : metadata,
    tags: step.tags,
    indent_level: step.indentLevel,
    agent_processing_time_ms: step.agentProcessingTimeMs,
    step_creation_time_ms: step.stepCreationTimeMs,
    total_time_ms: step.totalTimeMs,
  }
}
