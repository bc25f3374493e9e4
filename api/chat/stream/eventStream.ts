import { z } from '@hono/zod-openapi'
import type { WholeStep } from '../steps/steps.service.ts'
import { type ChatEventType, chatEvents, getEventEntry } from '../engine/events/chatEvents.ts'
import type { ReadEvent } from '../engine/events/events.ts'

export async function sentEvent(read: ReadEvent, loadStep: (event: ReadEvent) => Promise<WholeStep>) {
  const { type } = read.event
  const { sent } = getEventEntry(type)
  return { cursor: read.cursor, data: sent ? { type, [type]: await sent.show(read, () => loadStep(read)) } : { type } }
}

const types = Object.keys(chatEvents) as [ChatEventType, ...ChatEventType[]]

const [first, ...others] = types.map((type) => {
  const { typename, description, sent } = getEventEntry(type)
  return z.object({ type: z.literal(type), ...(sent && { [type]: sent.body }) }).openapi(`${typename}Event`, { description })
}) as [z.ZodObject<{ type: z.ZodLiteral<ChatEventType> }>, ...z.ZodObject<{ type: z.ZodLiteral<ChatEventType> }>[]]

/** The `data:` field of each event. */
export const sentEventBody = z.discriminatedUnion('type', [first, ...others]).openapi('ChatStreamEvent', {
  description: 'A stream event. `type` names the field with the event’s data. Ignore unknown types and fields.',
})
