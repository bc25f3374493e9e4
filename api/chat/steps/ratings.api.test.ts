import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { createPerson } from '../../testing/people.ts'
import { say, openTwins } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

const usage = graphql(`query Ratings { viewer { usage { total { goodRatings badRatings twinGoodRatings twinBadRatings } } } }`)

test('a guest rates an answer of a twin, which its owner sees and counts', async () => {
  const [ada, guest] = [await aPublicPerson(), app.anyone()]
  const { threadId, id } = await say(guest, ada.username, 'What do you keep?')
  const path = `/api/v1/chat/steps/${id}/rating`
  expect((await guest.rest('PUT', path, { rating: 'bad', reason: ' Too short. ' })).body).toMatchObject({
    rating: 'bad',
    rating_reason: 'Too short.',
  })
  const seen = await ada.client.rest<{ steps: object[] }>('GET', `/api/v1/twin-conversations/${threadId}`)
  expect(seen.body.steps).toEqual([
    expect.objectContaining({ rating: null }),
    expect.objectContaining({ rating: 'bad', rating_reason: 'Too short.' }),
  ])
  expect((await ada.client.ask(usage, {})).viewer?.usage?.total).toMatchObject({ twinGoodRatings: 0, twinBadRatings: 1, badRatings: 0 })

  expect((await guest.rest('PUT', path, { rating: null, reason: 'Gone' })).body).toMatchObject({ rating: null, rating_reason: null })
  expect((await ada.client.ask(usage, {})).viewer?.usage?.total).toMatchObject({ twinBadRatings: 0 })
})

test('only the reader can rate, and only answers', async () => {
  const [ada, bob] = await Promise.all([aPublicPerson(), createPerson(app)])
  const { threadId, id } = await say(bob.client, ada.username, 'What do you keep?')
  for (const client of [ada.client, app.anyone()]) {
    expect((await client.rest('PUT', `/api/v1/chat/steps/${id}/rating`, { rating: 'good' })).status).toBeGreaterThanOrEqual(401)
  }
  const { body } = await bob.client.rest<{ steps: { id: string; rating: null }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(body.steps.map(({ rating }) => rating)).toEqual([null, null])
  const question = await bob.client.rest('PUT', `/api/v1/chat/steps/${body.steps[0]?.id}/rating`, { rating: 'good' })
  expect(question.status).toBe(404)
})
