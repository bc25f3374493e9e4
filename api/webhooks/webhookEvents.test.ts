import type { GraphQLEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { createOpenapiDocument } from '../../scripts/schema/openapiDocument.ts'
import { schema } from '../graphql/schema.ts'
import { toEventEnum, toEventName, eventTypes, sentEvents, webhookEvents } from './webhookEvents.ts'

interface Field {
  enum?: string[]
  items?: Field
  properties?: Record<string, Field>
}
interface Document {
  webhooks: Record<string, { post: { operationId: string; summary: string } }>
  components: { schemas: Record<string, Field> }
}

const document = createOpenapiDocument() as Document

test('both APIs accept every event type', () => {
  const values = (schema.getType('WebhookEventType') as GraphQLEnumType).getValues()
  const inGraph = values.map(({ name, value, description }) => `${name} ${value} ${description}`)
  const expected = eventTypes.map((type) => `${toEventEnum(type)} ${type} ${webhookEvents[type].summary}.`)
  expect(inGraph.toSorted()).toEqual(expected.toSorted())
  expect(toEventEnum('twin.question_unanswered')).toBe('TWIN_QUESTION_UNANSWERED')
  for (const name of ['Webhook', 'NewWebhook', 'WebhookChange'])
    expect(document.components.schemas[name]?.properties?.['event_types']?.items?.enum, name).toEqual(eventTypes)
})

test('the OpenAPI document has exactly the sent events', () => {
  const described = Object.entries(document.webhooks).map(([type, { post }]) => [type, post.operationId, post.summary])
  expect(described).toEqual(Object.entries(sentEvents).map(([type, { summary }]) => [type, `receive${toEventName(type)}`, summary]))
  for (const type of Object.keys(sentEvents)) expect(document.components.schemas, type).toHaveProperty(toEventName(type))
})
