import { expect, test } from 'vitest'
import type { Person } from '../testing/people.ts'
import { openTwins, say } from '../testing/subjects/twinTalk.ts'
import { openTalk } from '../testing/subjects/twinTalks.ts'

interface Insight {
  topics: { words: string[]; question_count: number; unanswered_count: number; questions: { text: string; is_unanswered: boolean }[] }[]
}

const { app, aPublicPerson } = await openTwins()

async function readInsight({ client }: Person, query = ''): Promise<Insight> {
  const { body } = await client.rest<Insight>('GET', `/api/v1/twin-insight${query}`)
  return body
}

async function addNote({ client }: Person, title: string, content: string) {
  await client.rest('POST', '/api/v1/knowledge/items', { kind: 'note', title, content, audience: 'listed' })
}

test('groups visitors’ questions, those that the twin could not answer first', async () => {
  const ada = await aPublicPerson()
  await addNote(ada, 'Honey', 'I sell honey at the market in May.')
  const [guest, other] = [app.anyone(), app.anyone()]
  await say(guest, ada.username, 'Do you sell honey?')
  await say(other, ada.username, 'Where do you sell your honey?')
  await say(other, ada.username, 'Which motorcycle do you ride?')
  await say(guest, ada.username, 'Hello!')
  const { topics } = await readInsight(ada)
  expect(topics).toMatchObject([
    { words: ['motorcycle'], question_count: 1, unanswered_count: 1, questions: [{ is_unanswered: true }] },
    { question_count: 2, unanswered_count: 0, questions: [{ text: 'Where do you sell your honey?' }, { text: 'Do you sell honey?' }] },
  ])
  expect(topics[1]?.words).toContain('honey')

  const { body } = await ada.client.rest<{ questions: { key: string }[] }>('GET', '/api/v1/twin-questions')
  await ada.client.rest('POST', '/api/v1/twin-questions/dismiss', { key: body.questions[0]?.key })
  expect((await readInsight(ada)).topics.map((topic) => topic.unanswered_count)).toEqual([0, 0])
})

test('shows no questions of the owner, other owners or other days', async () => {
  const [ada, bob] = [await aPublicPerson(), await aPublicPerson()]
  await say(app.anyone(), ada.username, 'Which motorcycle do you ride?')
  await say(ada.client, ada.username, 'Which car do I drive?')
  expect((await readInsight(ada)).topics.map(({ words }) => words)).toEqual([['motorcycle']])
  expect((await readInsight(bob)).topics).toEqual([])
  expect((await readInsight(ada, '?from=2026-01-01&to=2026-01-02')).topics).toEqual([])
  expect((await app.anyone().rest('GET', '/api/v1/twin-insight')).status).toBe(401)
})

test('shows no questions of deleted conversations, or of twins in talks', async () => {
  const [ada, bob] = [await aPublicPerson(), await aPublicPerson({ bio: 'I keep goats.' })]
  const { threadId } = await say(app.anyone(), ada.username, 'Which motorcycle do you ride?')
  await openTalk(bob.client, ada.username, { question: 'Do you keep bees on a roof?' })
  expect((await readInsight(ada)).topics.map(({ words }) => words)).toEqual([['motorcycle']])
  await ada.client.rest('DELETE', `/api/v1/twin-conversations/${threadId}`)
  expect((await readInsight(ada)).topics).toEqual([])
})
