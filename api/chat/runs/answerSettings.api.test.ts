import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const about = 'I keep bees and dislike small talk.'
const answers = { answerTone: 'playful', answerLength: 'long', answerLanguage: 'tr' } as const
const instructions = [about, 'Be light and playful', 'Answer in detail', 'Answer in Turkish']

async function promptsFor(client: Client, path: string, body: object, input: string): Promise<string> {
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', path, body)).body
  const query = new URLSearchParams({ thread_id })
  if (!path.startsWith('/api/v1/twin')) query.set('input', input)
  for await (const { data } of client.sse(`/api/v1/chat/stream?${query}`)) {
    if (data.includes('"done"')) break
  }
  return app.model.requests
    .map((request) => JSON.stringify(request))
    .filter((request) => request.includes(input))
    .join('\n')
}

test('only the private assistant receives the user’s instructions; other agents and twins do not', async () => {
  const [ada, bo] = [await createPerson(app), await createPerson(app)]
  for (const { client } of [ada, bo]) await client.rest('PUT', '/api/v1/profile', { public: true })
  await app.platform.db.user.update({ where: { id: ada.id }, data: { about, ...answers } })

  const own = await promptsFor(ada.client, '/api/v1/chat/start', {}, 'Good morning')
  for (const instruction of instructions) expect(own).toContain(instruction)
  const others = await Promise.all([
    promptsFor(ada.client, '/api/v1/chat/profile-pal', {}, 'My name is Ada'),
    promptsFor(ada.client, `/api/v1/twin/${ada.username}/chat`, { input: 'Who am I?' }, 'Who am I?'),
    promptsFor(ada.client, `/api/v1/twin/${bo.username}/chat`, { input: 'Who are you?' }, 'Who are you?'),
    promptsFor(bo.client, `/api/v1/twin/${ada.username}/chat`, { input: 'Who is Ada?' }, 'Who is Ada?'),
    promptsFor(bo.client, '/api/v1/chat/start', {}, 'Good evening'),
  ])
  for (const prompts of others) {
    expect(prompts).toContain('messages')
    for (const instruction of instructions) expect(prompts).not.toContain(instruction)
  }
})

test('the twin’s database role cannot read instructions', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  for (const column of ['about', 'answerTone', 'answerLength', 'answerLanguage'] as const) {
    const reading = app.platform.asTwinReader({ reader: null }, (tx) =>
      tx.user.findMany({ where: { id: ada.id }, select: { [column]: true } }),
    )
    await expect(reading).rejects.toThrow(/permission denied|denied access/)
  }
})
