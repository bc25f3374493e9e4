import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

/** Proxies close what is silent for a minute. */
const keepAliveMs = 15_000

/** A reader who comes late is sent a long batch in pieces: what waits for them takes memory for each of them. */
const maxWriteChars = 65_536

/** An event as it is sent. Without a cursor, whoever comes back goes on after the one before. */
export interface SentEvent {
  readonly cursor?: string
  readonly data: object
}

/** What a reader who comes back says, for the definition of a stream. */
export const resumed = z.object({
  'last-event-id': z.string().optional().openapi({
    description: 'The last received event ID. The stream resumes after this event.',
    example: '1:42:3f0e6d2a8b47',
  }),
})

/**
 * A stream of server-sent events, for the definition of a route. Its schema is text, since generators take the schema of a media type
 * for the whole body; `itemSchema` of OpenAPI 3.2 is unknown to them.
 * @param event the component that describes the `data:` of each event
 */
export function streamOf(description: string, event: string) {
  const contentSchema = { $ref: `#/components/schemas/${event}` }
  const schema = { type: 'string' as const, contentMediaType: 'text/event-stream', contentSchema }
  return { description, content: { 'text/event-stream': { schema } } }
}

/** Server-sent events, one write for each batch; the first bytes are the cursor that whoever comes back begins with. */
export function eventStream<Event>(
  batches: AsyncIterableIterator<readonly Event[], void, void>,
  firstId: string,
  show: (event: Event) => Promise<SentEvent>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let keepAlive: NodeJS.Timeout | undefined
  let batch: readonly Event[] = []
  let next = 0
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`id: ${firstId}\n\n`))
      keepAlive = setInterval(() => {
        if (controller.desiredSize === null) clearInterval(keepAlive)
        // Nothing is added for a reader who has not taken the last of it.
        else if (controller.desiredSize > 0) controller.enqueue(encoder.encode(':\n\n'))
      }, keepAliveMs)
    },
    async pull(controller) {
      if (next >= batch.length) {
        const { value, done } = await batches.next()
        if (done) {
          clearInterval(keepAlive)
          controller.close()
          return
        }
        batch = value
        next = 0
      }
      let text = ''
      for (let event = batch[next]; event && text.length < maxWriteChars; event = batch[++next]) {
        const { cursor, data } = await show(event)
        text += `${cursor === undefined ? '' : `id: ${cursor}\n`}data: ${JSON.stringify(data)}\n\n`
      }
      controller.enqueue(encoder.encode(text))
    },
    async cancel() {
      clearInterval(keepAlive)
      await batches.return?.()
    },
  })
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // Proxies of the nginx kind hold back what they do not know to be a stream.
  'x-accel-buffering': 'no',
}

export function streamAnswer(c: Context, body: ReadableStream<Uint8Array> | null): Response {
  return body ? c.body(body, 200, streamHeaders) : c.body(null, 200, streamHeaders)
}
