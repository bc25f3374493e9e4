import { expect, vi } from 'vitest'
import { testApp } from '../app.ts'
import type { Person } from '../people.ts'
import { type Receiver, startReceiver } from '../webhookReceiver.ts'
import { transaction } from '../../platform/database/database.ts'
import { eventTypes, recordEvent } from '../../webhooks/webhookEvents.ts'

export interface Shown {
  webhook: { id: string; is_enabled: boolean; problem: string | null; url: string }
  secret: string
}

export async function openWebhooks() {
  const app = await testApp({ WEBHOOK_PRIVATE_NETWORKS: 'true', WEBHOOK_RETRY_SECONDS: '0,0' })
  const { db } = app.platform
  const { webhookDelivering } = app.services
  const receiver: Receiver = await startReceiver()
  let paths = 0
  async function aWebhook({ client }: Person, event_types: readonly string[] = eventTypes) {
    const path = `/hook${(paths += 1)}`
    const { status, body } = await client.rest<Shown>('POST', '/api/v1/webhooks', { url: receiver.url(path), event_types })
    expect(status).toBe(201)
    return { path, id: body.webhook.id, secret: body.secret }
  }
  const happen = (person: Person) =>
    transaction(db, (tx) => recordEvent(tx, person.id, 'import.finished', { story_count: 1, known_count: 0, problem_count: 0 }))

  async function deliverDue() {
    await webhookDelivering.deliverSoon()
    // All are due, since retries do not wait; those being sent have a later time.
    const countPending = () =>
      db.webhookDelivery.count({ where: { status: 'pending', webhook: { isEnabled: true, user: { suspendedAt: null } } } })
    await vi.waitFor(async () => expect(await countPending()).toBe(0), { timeout: 15_000, interval: 20 })
  }

  return { app, db, webhookDelivering, deliverDue, receiver, aWebhook, happen }
}
