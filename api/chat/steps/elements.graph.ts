import { toolNames } from '../../agents/registry.ts'
import { builder, type GraphContext, globalIdDescription } from '../../graphql/builder.ts'
import { nilUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import type { Element, ToolCall, ToolCallSession } from './steps.service.ts'
import { getElementWarnings } from '../uploads/reading/elementWarnings.ts'
import { getFileName } from '../uploads/uploads.service.ts'

export const ToolCallStatusEnum = builder.enumType('ToolCallStatus', {
  description: 'Status of a tool call.',
  values: {
    RUNNING: { value: 'running', description: 'The tool is running.' },
    COMPLETED: { value: 'completed', description: 'Finished, with result or error.' },
  } as const,
})

export const ElementInterface = builder.interfaceRef<{ id: string }>('Element').implement({
  description: 'Attachment or tool call of a step.',
  fields: (t) => ({
    id: t.globalID({
      description: globalIdDescription,
      resolve: (element) => ({ type: getTypename(element as Element | ToolCall), id: element.id }),
    }),
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
  }),
  resolveType: (element) => getTypename(element as Element | ToolCall),
})

function defineAttachment<const Name extends string>(variant: Name, description: string) {
  return {
    variant,
    interfaces: [ElementInterface],
    description,
    id: { field: 'id' as const, description: globalIdDescription },
    nullable: true as const,
    findUnique: (id: string, { viewer }: GraphContext) => ({ id: toUuidOrNil(id), userId: viewer?.userId ?? nilUuid }),
  }
}

const warnings = 'Warnings before sending, such as unreadable parts.'

export const TextElement = builder.prismaNode('Element', {
  ...defineAttachment('TextElement', 'Text attached to a message.'),
  fields: (t) => ({
    content: t.string({ description: 'Text that was attached.', resolve: ({ content }) => content ?? '' }),
    warnings: t.stringList({
      description: warnings,
      select: { step: { select: { thread: { select: { modelId: true, modelName: true } } } } },
      resolve: async ({ step, ...element }, _args, { services, viewer }) =>
        getElementWarnings(element, await services.models.getModel(viewer?.userId, step?.thread)),
    }),
  }),
})

export const FileElement = builder.prismaNode('Element', {
  ...defineAttachment('FileElement', 'File attached to a message.'),
  fields: (t) => ({
    filename: t.string({ description: 'File name without folders.', resolve: getFileName }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'URL for the owner; null if not stored.',
    }),
    mimeType: t.exposeString('mimeType', { nullable: true, description: 'Media type from the content; null if unknown.' }),
    text: t.exposeString('content', {
      nullable: true,
      description: 'Extracted text, up to 32,768 characters; null if unread or longer.',
    }),
    fileSize: t.float({
      nullable: true,
      description: 'File size in bytes; null if unknown.',
      resolve: ({ fileSize }) => (fileSize === null ? null : Number(fileSize)),
    }),
    warnings: t.stringList({
      description: warnings,
      select: { step: { select: { thread: { select: { modelId: true, modelName: true } } } } },
      resolve: async ({ step, ...element }, _args, { services, viewer }) =>
        getElementWarnings(element, await services.models.getModel(viewer?.userId, step?.thread)),
    }),
  }),
})

export const OtherElement = builder.prismaNode('Element', {
  ...defineAttachment('OtherElement', 'Attachment of an unrecognized type.'),
  fields: (t) => ({
    content: t.exposeString('content', { nullable: true, description: 'Text of the attachment; null if none.' }),
    properties: t.expose('properties', { type: 'JSON', description: 'Further properties of the attachment.' }),
  }),
})

const ToolNameEnum = builder.enumType('ToolName', {
  description: 'Tools of this server’s agents.',
  values: toolNames,
})

export const ToolCallNode = builder.prismaNode('ToolCall', {
  interfaces: [ElementInterface],
  description: 'Tool call of an answer.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: toUuidOrNil(id), step: { thread: ownedBy(participant) } }),
  fields: (t) => ({
    callId: t.exposeString('callId', { description: 'ID in stream events.' }),
    name: t.exposeString('name', { description: 'Identifier of the tool.' }),
    tool: t.field({
      type: ToolNameEnum,
      nullable: true,
      description: 'Tool as an enum value; null if outdated.',
      resolve: ({ name }) => toolNames.find((known) => known === name) ?? null,
    }),
    displayName: t.exposeString('displayName', { description: 'Action name for display.' }),
    type: t.exposeString('type', { description: 'Always `tool_execution`, for compatibility.' }),
    status: t.expose('status', { type: ToolCallStatusEnum, description: 'Status of the call.' }),
    isError: t.exposeBoolean('isError', { description: 'Whether it failed or was interrupted.' }),
    inputParams: t.expose('inputParams', {
      type: 'JSON',
      nullable: true,
      description: 'Tool input; null until complete.',
    }),
    outputResult: t.expose('outputResult', {
      type: 'JSON',
      nullable: true,
      description: 'Tool output; null until finished.',
    }),
    startTime: t.expose('startTime', { type: 'DateTime', description: 'When the call started.' }),
    endTime: t.expose('endTime', { type: 'DateTime', nullable: true, description: 'When it finished; null until then.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'Duration in milliseconds; null until finished.' }),
    textOffset: t.exposeInt('textOffset', { description: 'Position in `output`, in UTF-16 code units.' }),
  }),
})

export const ToolCallSessionType = builder.objectRef<ToolCallSession>('ToolCallSession').implement({
  description: 'Tool calls of an answer.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', { description: 'UUID of the step.' }),
    totalToolsCalled: t.exposeInt('totalToolsCalled', { description: 'Number of tool calls.' }),
    completedCalls: t.exposeInt('completedCalls', { description: 'Number of finished calls.' }),
    sessionStart: t.expose('sessionStart', { type: 'DateTime', description: 'When the first call started.' }),
    completionStatus: t.exposeString('completionStatus', { description: 'Either `in_progress` or `completed`.' }),
    toolCalls: t.expose('toolCalls', { type: [ToolCallNode], description: 'Calls in chronological order.' }),
  }),
})

export function listStepElements({ elements, toolCalls }: { elements: Element[]; toolCalls: ToolCall[] }): (Element | ToolCall)[] {
  return [...elements, ...toolCalls]
}

function getTypename(element: Element | ToolCall): string {
  if (!('elementType' in element)) return 'ToolCall'
  return { text: 'TextElement', file: 'FileElement', other: 'OtherElement' }[element.elementType]
}
