import { expect, test, vi } from 'vitest'
import { webOperation } from '../../scripts/webOperation.ts'
import { testApp } from '../testing/app.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp()

test.each([
  ['a renamed conversation', 'ThreadChanged'],
  ['a notification', 'NotificationArrived'],
  ['notifications that were read', 'NotificationRead'],
])('%s costs the same with 1 listener and with 20', async (_, type) => {
  const { client, id } = await aPerson(app)
  const thread = (await client.rest<{ id: string }>('POST', '/api/v1/chat/threads')).body
  const { notifications } = app.services
  const body = JSON.stringify(await webOperation('useViewerEventsSubscription', { connections: [] }))
  const notify = () => notifications.publish(id, { channel: 'account', type: 'info', title: 'Hello', summary: 'Hello', message: 'Hello' })
  const causes: Record<string, () => Promise<unknown>> = {
    ThreadChanged: () => client.rest('PATCH', `/api/v1/chat/threads/${thread.id}`, { name: 'Bikes' }),
    NotificationArrived: notify,
    NotificationRead: () => client.rest('POST', '/api/v1/notifications/read-all'),
  }

  /** The statements of everything that happens while so many listen, and each has heard of it. */
  async function statementsWith(listeners: number): Promise<string[]> {
    await notify()
    const subscribe = vi.spyOn(app.platform.live, 'subscribe')
    const statements = await app.countStatements(async () => {
      const heard = Array.from({ length: listeners }, async () => {
        const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
        for await (const { data } of client.sse('/graphql', init)) if (data.includes(`"${type}"`)) return data
        return null
      })
      await vi.waitFor(() => expect(subscribe.mock.calls.filter(([topic]) => topic === `viewer:${id}`)).toHaveLength(listeners), 10_000)
      await Promise.all(subscribe.mock.results.map(({ value }) => value as Promise<unknown>))
      await causes[type]?.()
      const told = await Promise.all(heard)
      expect(new Set(told).size).toBe(1)
      expect(told[0]).toContain(type)
    })
    subscribe.mockRestore()
    // On a slow machine the session is looked up anew meanwhile.
    return statements.filter((sql) => !/"(sessions|users)"/.test(sql))
  }

  const one = await statementsWith(1)
  const many = await statementsWith(20)
  expect(one.length).toBeGreaterThan(0)
  expect(many).toHaveLength(one.length)
})
