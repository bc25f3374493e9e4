import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

/** Proxies close connections that are silent for a minute. */
const keepAliveMs = 15_000

const maxWriteChars = 65_536

export interface SentEvent {
  readonly cursor?: string
  readonly data: object
}

export const resumed = z.object({
  'last-event-id': z.string().optional().openapi({
    description: 'Last received event ID, to resume after.',
    example: '1:42:3f0e6d2a8b47',
  }),
})

/**
 * Plain text: generators apply the schema to the whole body and don’t support OpenAPI 3.2’s `itemSchema`. @param event the component that
 * describes the `data:`
 */
export function describeStream(description: string, event: string) {
  const contentSchema = { $ref: `#/components/schemas/${event}` }
  const schema = { type: 'string' as const, contentMediaType: 'text/event-stream', contentSchema }
  return { description, content: { 'text/event-stream': { schema } } }
}

export function sendEventStream<Event>(
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
        // Backpressure: wait until readers consume earlier data.
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

export function toBatchesOfOne<Event>(events: AsyncIterableIterator<Event, void, void>): AsyncIterableIterator<Event[], void, void> {
  return {
    async next() {
      const { value, done } = await events.next()
      return done ? { value: undefined, done } : { value: [value], done: false }
    },
    async return() {
      await events.return?.()
      return { value: undefined, done: true }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // Keeps nginx from buffering.
  'x-accel-buffering': 'no',
}

export function streamAnswer(c: Context, body: ReadableStream<Uint8Array> | null): Response {
  return body ? c.body(body, 200, streamHeaders) : c.body(null, 200, streamHeaders)
}
