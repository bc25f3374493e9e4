import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { createFailureNotices } from './failureNotices.ts'

const app = await testApp()

async function failedRun({ client }: Person) {
  const body = JSON.stringify({ input: 'Please [[mode:error]]' })
  let run: { id: string; thread_id: string } | undefined
  for await (const { data } of client.sse('/api/v1/chat/stream', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })) {
    run ??= JSON.parse(data).run
  }
  if (!run) throw new Error('There was no run.')
  return run
}

const notifications = async ({ client }: Person) => (await client.rest('GET', '/api/v1/notifications')).body

test('notifies the owner of unseen failed answers only', async () => {
  const person = await createPerson(app)
  const [unseen, seen] = [await failedRun(person), await failedRun(person)]
  await person.client.rest('POST', `/api/v1/chat/threads/${seen.thread_id}/viewed`)
  const { notify } = createFailureNotices(app.platform, app.services.notifications)
  await notify({ runId: unseen.id })
  await notify({ runId: seen.id })
  expect(await notifications(person)).toMatchObject({
    notifications: [
      {
        notification_type: 'error',
        title: 'An answer could not be finished',
        summary: 'In “Please [[mode:error]]”',
        action_url: `/chat/${unseen.thread_id}`,
        channel: { display_name: 'Chat' },
      },
    ],
  })
})

test('checks some time after the failure whether it was seen', async () => {
  const { id } = await failedRun(await createPerson(app))
  await vi.waitFor(
    async () => {
      const jobs = await app.platform.db.$queryRaw`
        SELECT start_after - created_on >= interval '15 seconds' AS "isLater" FROM jobs.job
        WHERE name = 'tell-of-failed-answer' AND data->>'runId' = ${id}`
      expect(jobs).toEqual([{ isLater: true }])
    },
    { timeout: 10_000 },
  )
})
