import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createAccountImports, download } from '../../testing/files/accountExports.ts'
import { chatGptConversation, jsonFile, uploadExport } from '../../testing/files/exportFiles.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

const node = (id: string, parent: string, role: string, text: string, create_time: number | null) => ({
  [id]: { id, parent, children: [], message: { author: { role }, create_time, content: { content_type: 'text', parts: [text] } } },
})

test('imported branches are versions that can be shown', async () => {
  const { client } = await createPerson(app)
  const answers = Array.from({ length: 60 }, (_, index) => `Answer ${index}`)
  const others = {
    ...node('edited', 'root', 'user', 'Edited question', Date.UTC(2024, 2, 2) / 1000),
    ...Object.assign(
      {},
      ...answers.map((text, index) => node(`a${index}`, 'edited', 'assistant', text, Date.UTC(2024, 2, 3, index) / 1000)),
    ),
    ...node('last', 'a59', 'user', 'Last', Date.UTC(2024, 2, 9) / 1000),
  }
  const file = jsonFile([chatGptConversation('c-1', 'Bees', ['How many?', 'Many.'], { others })])
  await client.rest('POST', '/api/v1/chat/imports', { file_id: await uploadExport(client, file) })
  await finishJobs(app, 'import-conversation')
  const { body } = await client.rest<{ threads: { id: string }[] }>('GET', '/api/v1/chat/threads')
  const threadId = body.threads[0]?.id
  const read = async () => {
    const { body } = await client.rest<{ steps: { id: string; input: string; output: string; version_ids: string[] }[] }>(
      'GET',
      `/api/v1/chat/threads/${threadId}/history`,
    )
    return body.steps.map(({ id, input, output, version_ids: versions }) => ({
      text: input || output,
      version: versions.indexOf(id),
      versions,
    }))
  }
  const before = await read()
  expect(before).toMatchObject([
    { text: 'How many?', version: 0 },
    { text: 'Many.', version: 0, versions: [expect.any(String)] },
  ])
  await client.rest('POST', `/api/v1/chat/steps/${before[0]?.versions[1]}/show`)
  const after = await read()
  expect(after.map(({ text, version }) => [text, version])).toEqual([
    ['Edited question', 1],
    ['Answer 59', 59],
    ['Last', 0],
  ])
  expect(after[1]?.versions).toHaveLength(60)
})

test('branches whose answers are dated before their questions can be moved to another account', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const edited = Date.UTC(2024, 2, 2) / 1000
  const others = {
    ...node('edited', 'root', 'user', 'Edited question', edited),
    ...node('answer', 'edited', 'assistant', 'Earlier answer', edited - 0.2),
    ...node('last', 'answer', 'user', 'Last', null),
  }
  const file = jsonFile([chatGptConversation('c-1', 'Bees', ['How many?', 'Many.'], { others })])
  await ada.client.rest('POST', '/api/v1/chat/imports', { file_id: await uploadExport(ada.client, file) })
  await finishJobs(app, 'import-conversation')
  const { bring } = createAccountImports(app)
  expect(await bring(bob, await download(ada.client))).toMatchObject({ added_count: 1, left_out_count: 0 })
  expect(await app.platform.db.step.count({ where: { userId: bob.id } })).toBe(5)
})
