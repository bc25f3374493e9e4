import { toolNames } from '../../agents/registry.ts'
import { builder } from '../../graphql/builder.ts'
import { nilUuid, uuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import type { Element, ToolCall } from './steps.service.ts'
import { elementWarnings } from '../uploads/reading/elementWarnings.ts'
import { fileNameOf } from '../uploads/uploads.service.ts'

export const ToolCallStatusEnum = builder.enumType('ToolCallStatus', {
  description: 'How far a tool call is.',
  values: {
    RUNNING: { value: 'running', description: 'Called, and not yet back.' },
    COMPLETED: { value: 'completed', description: 'Back, with a result or an error.' },
  } as const,
})

export const ElementInterface = builder.interfaceRef<{ id: string }>('Element').implement({
  description: 'Something that stands in a step beside its text.',
  fields: (t) => ({
    id: t.globalID({
      description: 'The global id.',
      resolve: (element) => ({ type: typenameOf(element as Element | ToolCall), id: element.id }),
    }),
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
  }),
  resolveType: (element) => typenameOf(element as Element | ToolCall),
})

const ownElement = (id: string, viewerId: string | undefined) => ({ id: uuidOrNil(id), userId: viewerId ?? nilUuid })

const warnings = 'What to know before sending it, such as its size or why it cannot be read; none of it keeps from sending.'

export const TextElement = builder.prismaNode('Element', {
  variant: 'TextElement',
  interfaces: [ElementInterface],
  description: 'A text that was attached.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ownElement(id, viewer?.userId),
  fields: (t) => ({
    content: t.string({ description: 'The text.', resolve: ({ content }) => content ?? '' }),
    warnings: t.stringList({ description: warnings, resolve: (element, _args, { services }) => elementWarnings(element, services.model) }),
  }),
})

export const FileElement = builder.prismaNode('Element', {
  variant: 'FileElement',
  interfaces: [ElementInterface],
  description: 'A file that was attached.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ownElement(id, viewer?.userId),
  fields: (t) => ({
    filename: t.string({ description: 'As it was uploaded, without folders.', resolve: fileNameOf }),
    url: t.exposeString('url', { nullable: true, description: 'Where its owner can read it; null while it is kept nowhere.' }),
    mimeType: t.exposeString('mimeType', { nullable: true, description: 'What its contents say that it is; null when unknown.' }),
    text: t.exposeString('content', {
      nullable: true,
      description:
        'What a file of up to 32,768 characters says, as the assistant reads it; null for longer ones and those that are not read.',
    }),
    fileSize: t.float({
      nullable: true,
      description: 'In bytes; null when unknown.',
      resolve: ({ fileSize }) => (fileSize === null ? null : Number(fileSize)),
    }),
    warnings: t.stringList({ description: warnings, resolve: (element, _args, { services }) => elementWarnings(element, services.model) }),
  }),
})

export const OtherElement = builder.prismaNode('Element', {
  variant: 'OtherElement',
  interfaces: [ElementInterface],
  description: 'An attachment of a kind that has no type of its own.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ownElement(id, viewer?.userId),
  fields: (t) => ({
    content: t.exposeString('content', { nullable: true, description: 'Null when it has no text.' }),
    properties: t.expose('properties', { type: 'JSON', description: 'Whatever it carries.' }),
  }),
})

const ToolNameEnum = builder.enumType('ToolName', {
  description: 'The tools that agents of this server have, as the names of calls name them.',
  values: toolNames,
})

export const ToolCallNode = builder.prismaNode('ToolCall', {
  interfaces: [ElementInterface],
  description: 'A tool that an answer called.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), step: { thread: ownedBy(participant) } }),
  fields: (t) => ({
    callId: t.exposeString('callId', { description: 'The id that stream events name this call by.' }),
    name: t.exposeString('name', { description: 'The tool, as programs name it.' }),
    tool: t.field({
      type: ToolNameEnum,
      nullable: true,
      description: 'The same, for programs that know each tool; null for a stored call of one that this server no longer has.',
      resolve: ({ name }) => toolNames.find((known) => known === name) ?? null,
    }),
    displayName: t.exposeString('displayName', { description: 'What it did, for people.' }),
    type: t.exposeString('type', { description: 'tool_execution.' }),
    status: t.expose('status', { type: ToolCallStatusEnum, description: 'How far it is.' }),
    isError: t.exposeBoolean('isError', { description: 'Whether it failed, or was cut off with its answer.' }),
    inputParams: t.expose('inputParams', {
      type: 'JSON',
      nullable: true,
      description: 'What it was called with; null while the model still writes that.',
    }),
    outputResult: t.expose('outputResult', { type: 'JSON', nullable: true, description: 'What it returned; null until then.' }),
    startTime: t.expose('startTime', { type: 'DateTime', description: 'When it was called.' }),
    endTime: t.expose('endTime', { type: 'DateTime', nullable: true, description: 'When it was back; null until then.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long it took; null until it is back.' }),
    textOffset: t.exposeInt('textOffset', { description: 'Where in the step’s output the call stands, in UTF-16 code units.' }),
  }),
})

export const ToolCallSession = builder.objectRef<{ id: string; createdAt: Date; toolCalls: ToolCall[] }>('ToolCallSession').implement({
  description: 'The tools that one answer called.',
  fields: (t) => ({
    sessionId: t.exposeString('id', { description: 'The UUID of the step.' }),
    totalToolsCalled: t.int({ description: 'How many calls there are.', resolve: ({ toolCalls }) => toolCalls.length }),
    completedCalls: t.int({
      description: 'How many of them are back.',
      resolve: ({ toolCalls }) => toolCalls.filter(({ status }) => status === 'completed').length,
    }),
    sessionStart: t.field({
      type: 'DateTime',
      description: 'When the first one was called.',
      resolve: ({ toolCalls, createdAt }) => toolCalls[0]?.startTime ?? createdAt,
    }),
    completionStatus: t.string({
      description: 'in_progress or completed.',
      resolve: ({ toolCalls }) => (toolCalls.every(({ status }) => status === 'completed') ? 'completed' : 'in_progress'),
    }),
    toolCalls: t.field({ type: [ToolCallNode], description: 'In the order of the calls.', resolve: ({ toolCalls }) => toolCalls }),
  }),
})

export function elementsOfStep({ elements, toolCalls }: { elements: Element[]; toolCalls: ToolCall[] }): (Element | ToolCall)[] {
  return [...elements, ...toolCalls]
}

function typenameOf(element: Element | ToolCall): string {
  if (!('elementType' in element)) return 'ToolCall'
  return { text: 'TextElement', file: 'FileElement', other: 'OtherElement' }[element.elementType]
}
