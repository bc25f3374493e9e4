import { expect, test, vi } from 'vitest'
import { toViewerTopic } from '../../../platform/events/viewerNews.ts'
import { graphql } from '../../../testing/__generated__/gql.ts'
import { openTwins, say } from '../../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

async function createMessages(...texts: string[]) {
  const owner = await aPublicPerson()
  const guest = app.anyone()
  const { id: stepId } = await say(guest, owner.username, 'Hello!')
  for (const text of texts) await guest.rest('POST', `/api/v1/chat/steps/${stepId}/send-to-owner`, { text })
  const { body } = await owner.client.rest<{ entries: { id: string; text: string }[] }>('GET', '/api/v1/inbox')
  const countNew = async () => {
    const { body: stats } = await owner.client.rest<{ unread_notifications: number }>('GET', '/api/v1/notifications/stats')
    return stats.unread_notifications
  }
  return { owner, countNew, getPath: (text: string) => `/api/v1/inbox/${body.entries.find((entry) => entry.text === text)?.id}` }
}

test('a reply or deletion marks only the notification about its entry as read', async () => {
  const { owner, countNew, getPath } = await createMessages('One', 'Two', 'Three')
  expect(await countNew()).toBe(3)
  await owner.client.rest('POST', `${getPath('One')}/read`)
  expect(await countNew()).toBe(3)
  await owner.client.rest('POST', `${getPath('One')}/reply`, { text: 'Gladly.' })
  expect(await countNew()).toBe(2)
  await owner.client.rest('DELETE', getPath('Two'))
  expect(await countNew()).toBe(1)
})

test('screens of the owner follow', async () => {
  const { owner, getPath } = await createMessages('One')
  const events = owner.client.subscribe(
    graphql(`subscription InboxNotificationEvents { viewerEvents { __typename ... on NotificationRead { unreadNotificationCount } } }`),
  )
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const read = (async () => {
    for await (const { data } of events) if (data?.viewerEvents?.__typename === 'NotificationRead') return data.viewerEvents
    return null
  })()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(expect.arrayContaining([toViewerTopic(owner.id)]), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  await owner.client.rest('POST', `${getPath('One')}/reply`, { text: 'Gladly.' })
  expect(await read).toMatchObject({ unreadNotificationCount: 0 })
})
