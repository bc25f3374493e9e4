import { toolNames } from '../../agents/registry.ts'
import { builder, type GraphContext, globalIdDescription } from '../../graphql/builder.ts'
import { nilUuid, uuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import type { Element, ToolCall, ToolCallSession } from './steps.service.ts'
import { getElementWarnings } from '../uploads/reading/elementWarnings.ts'
import { getFileName } from '../uploads/uploads.service.ts'

export const ToolCallStatusEnum = builder.enumType('ToolCallStatus', {
  description: 'The status of a tool call.',
  values: {
    RUNNING: { value: 'running', description: 'The tool is running.' },
    COMPLETED: { value: 'completed', description: 'Finished, with a result or an error.' },
  } as const,
})

export const ElementInterface = builder.interfaceRef<{ id: string }>('Element').implement({
  description: 'An attachment or tool call of a step.',
  fields: (t) => ({
    id: t.globalID({
      description: globalIdDescription,
      resolve: (element) => ({ type: getTypename(element as Element | ToolCall), id: element.id }),
    }),
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
  }),
  resolveType: (element) => getTypename(element as Element | ToolCall),
})

function attachment<const Name extends string>(variant: Name, description: string) {
  return {
    variant,
    interfaces: [ElementInterface],
    description,
    id: { field: 'id' as const, description: globalIdDescription },
    nullable: true as const,
    findUnique: (id: string, { viewer }: GraphContext) => ({ id: uuidOrNil(id), userId: viewer?.userId ?? nilUuid }),
  }
}

const warnings = 'Warnings to show before sending, such as for large or unreadable files. They don’t prevent sending.'

export const TextElement = builder.prismaNode('Element', {
  ...attachment('TextElement', 'A text attached to a message.'),
  fields: (t) => ({
    content: t.string({ description: 'The text that was attached.', resolve: ({ content }) => content ?? '' }),
    warnings: t.stringList({
      description: warnings,
      select: { step: { select: { thread: { select: { modelId: true, modelName: true } } } } },
      resolve: async ({ step, ...element }, _args, { services, viewer }) =>
        getElementWarnings(element, await services.models.current(viewer?.userId, step?.thread)),
    }),
  }),
})

export const FileElement = builder.prismaNode('Element', {
  ...attachment('FileElement', 'A file attached to a message.'),
  fields: (t) => ({
    filename: t.string({ description: 'The original file name, without folders.', resolve: getFileName }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'URL of the file, for its owner; null if not stored.',
    }),
    mimeType: t.exposeString('mimeType', { nullable: true, description: 'Media type detected from the content; null if unknown.' }),
    text: t.exposeString('content', {
      nullable: true,
      description: 'Extracted text for the assistant; null if unread or longer than 32,768 characters.',
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
        getElementWarnings(element, await services.models.current(viewer?.userId, step?.thread)),
    }),
  }),
})

export const OtherElement = builder.prismaNode('Element', {
  ...attachment('OtherElement', 'An attachment of an unrecognized type.'),
  fields: (t) => ({
    content: t.exposeString('content', { nullable: true, description: 'Text of the attachment; null if none.' }),
    properties: t.expose('properties', { type: 'JSON', description: 'Additional properties of the attachment type.' }),
  }),
})

const ToolNameEnum = builder.enumType('ToolName', {
  description: 'The tools available to agents on this server.',
  values: toolNames,
})

export const ToolCallNode = builder.prismaNode('ToolCall', {
  interfaces: [ElementInterface],
  description: 'A tool call made by an answer.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), step: { thread: ownedBy(participant) } }),
  fields: (t) => ({
    callId: t.exposeString('callId', { description: 'ID of the call in stream events.' }),
    name: t.exposeString('name', { description: 'Identifier of the tool.' }),
    tool: t.field({
      type: ToolNameEnum,
      nullable: true,
      description: 'The tool as an enum value; null if no longer supported.',
      resolve: ({ name }) => toolNames.find((known) => known === name) ?? null,
    }),
    displayName: t.exposeString('displayName', { description: 'Description of the action, for display.' }),
    type: t.exposeString('type', { description: 'Type of the call; always `tool_execution`.' }),
    status: t.expose('status', { type: ToolCallStatusEnum, description: 'The status of the call.' }),
    isError: t.exposeBoolean('isError', { description: 'Whether the call failed or was interrupted.' }),
    inputParams: t.expose('inputParams', {
      type: 'JSON',
      nullable: true,
      description: 'The tool’s input; null while the model writes it.',
    }),
    outputResult: t.expose('outputResult', {
      type: 'JSON',
      nullable: true,
      description: 'The tool’s output; null until finished.',
    }),
    startTime: t.expose('startTime', { type: 'DateTime', description: 'When the call started.' }),
    endTime: t.expose('endTime', { type: 'DateTime', nullable: true, description: 'When the call finished; null until then.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'Duration in milliseconds; null until finished.' }),
    textOffset: t.exposeInt('textOffset', { description: 'Position in the step’s output, in UTF-16 code units.' }),
  }),
})

export const ToolCallSessionType = builder.objectRef<ToolCallSession>('ToolCallSession').implement({
  description: 'The tool calls made by one answer.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', { description: 'UUID of the step.' }),
    totalToolsCalled: t.exposeInt('totalToolsCalled', { description: 'Number of tool calls.' }),
    completedCalls: t.exposeInt('completedCalls', { description: 'Number of finished tool calls.' }),
    sessionStart: t.expose('sessionStart', { type: 'DateTime', description: 'When the first call started.' }),
    completionStatus: t.exposeString('completionStatus', { description: 'Either `in_progress` or `completed`.' }),
    toolCalls: t.expose('toolCalls', { type: [ToolCallNode], description: 'The calls in chronological order.' }),
  }),
})

export function listStepElements({ elements, toolCalls }: { elements: Element[]; toolCalls: ToolCall[] }): (Element | ToolCall)[] {
  return [...elements, ...toolCalls]
}

function getTypename(element: Element | ToolCall): string {
  if (!('elementType' in element)) return 'ToolCall'
  return { text: 'TextElement', file: 'FileElement', other: 'OtherElement' }[element.elementType]
}
