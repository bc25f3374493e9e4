import { z } from '@hono/zod-openapi'
import { errorCodes } from '../../../platform/errorCodes/catalogue.ts'
import { createBodyMapper, type Row } from '../../../platform/text/bodyMapper.ts'
import { toSnakeCase } from '../../../platform/text/toBody.ts'
import type { ShownStep } from '../../steps/steps.service.ts'
import { toolCallBody } from '../../steps/stepBodies.ts'

const fieldTypes = {
  String: z.string(),
  Int: z.int(),
  Boolean: z.boolean(),
  JSON: z.unknown(),
  ErrorCode: z.enum(errorCodes),
  ChatToolCall: toolCallBody,
  ChatToolCalls: z.array(toolCallBody),
  ToolCallStatus: toolCallBody.shape.status,
}

type ValueType = keyof typeof fieldTypes
export type NodeType = 'Run' | 'Step' | 'Thread'

export interface EventContext<Payload> {
  readonly runId: string
  readonly threadId: string
  readonly stepId: string
  readonly event: Payload
}

export type EventField<Payload> =
  | { readonly type: NodeType; readonly description: string }
  | {
      readonly type: ValueType
      readonly description: string
      readonly isNullable: boolean
      readonly read: (event: Payload) => unknown
    }

interface RestPayload<Payload> {
  readonly body: z.ZodType
  readonly show: (context: EventContext<Payload>, loadStep: () => Promise<ShownStep>) => unknown
}

export interface EventEntry<Payload> {
  readonly typename: string
  readonly description: string
  readonly fields: Readonly<Record<string, EventField<Payload>>>
  readonly sent: RestPayload<Payload> | null
}

export function defineEvent<Payload>({
  sent,
  ...rest
}: Omit<EventEntry<Payload>, 'sent'> & { sent?: RestPayload<Payload> | null }): EventEntry<Payload> {
  return { ...rest, sent: sent === undefined ? toRestPayload(rest.fields) : sent }
}

export function createRestPayload<Payload, Body extends object>(
  body: z.ZodType<Body> & { readonly shape: object },
  toRow: (context: EventContext<Payload>) => Row<Body>,
): RestPayload<Payload> {
  const toBody = createBodyMapper(body)
  return { body, show: (context) => toBody(toRow(context)) }
}

type Read<Payload> = (event: Payload) => unknown

export function defineField<Payload>(type: ValueType, description: string, read: Read<Payload>): EventField<Payload> {
  return { type, description, isNullable: false, read }
}

export function defineNullableField<Payload>(type: ValueType, description: string, read: Read<Payload>): EventField<Payload> {
  return { type, description, isNullable: true, read }
}

function toRestPayload<Payload>(fields: EventEntry<Payload>['fields']): RestPayload<Payload> {
  const values = Object.entries(fields).flatMap(([name, eventField]) =>
    'read' in eventField ? [{ name: toSnakeCase(name), ...eventField }] : [],
  )
  return {
    body: z.object(
      Object.fromEntries(
        values.map(({ name, type, description, isNullable }) => {
          const value = isNullable ? fieldTypes[type].nullable() : fieldTypes[type]
          return [name, value.openapi({ description })]
        }),
      ),
    ),
    show: ({ event }) => Object.fromEntries(values.map(({ name, read }) => [name, read(event)])),
  }
}
