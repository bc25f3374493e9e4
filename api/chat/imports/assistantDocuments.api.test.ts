import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { chatGptConversation, claudeConversation, jsonFile, uploadExport } from '../../testing/files/exportFiles.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()

async function bring({ client }: Person, file: File): Promise<void> {
  const { status } = await client.rest('POST', '/api/v1/chat/imports', { file_id: await uploadExport(client, file) })
  expect(status).toBe(201)
  await finishJobs(app, 'import-conversation')
}

async function listWords({ id: userId }: Person) {
  const steps = { orderBy: { position: 'asc' } } as const
  const threads = await app.platform.db.thread.findMany({ where: { userId }, include: { steps }, orderBy: { originKey: 'asc' } })
  return threads.map(({ name, steps: sent }) => [name, ...sent.map(({ input, output }) => input || output)])
}

const canvas = (tool: string, call: object) => ({
  role: 'assistant',
  content: { content_type: 'code', text: JSON.stringify(call) },
  message: { recipient: `canmore.${tool}` },
})

test('keeps canvases, artifacts and pasted texts', async () => {
  const ada = await createPerson(app)
  const letter = chatGptConversation('c-1', 'Letter', [
    'Write to the museum.',
    canvas('create_textdoc', { name: 'Letter', type: 'document', content: 'Dear Ms Brontley' }),
    { role: 'tool', text: 'Created.' },
    canvas('update_textdoc', { updates: [{ pattern: 'Ms', replacement: 'Mr' }] }),
    canvas('update_textdoc', { updates: [{ pattern: '.*', multiple: false, replacement: 'Dear team' }] }),
    canvas('create_textdoc', { name: 'Sum', type: 'code/python', content: 'print(1)' }),
    canvas('create_textdoc', {}),
    { role: 'assistant', text: 'Done.' },
  ])
  await bring(ada, jsonFile([letter]))
  expect(await listWords(ada)).toEqual([
    ['Letter', 'Write to the museum.', '**Letter**\n\nDear Ms Brontley', 'Dear team', '**Sum**\n\n```python\nprint(1)\n```', 'Done.'],
  ])

  const bob = await createPerson(app)
  const artifact = (input: object) => ({ type: 'tool_use', name: 'artifacts', input })
  const page = { command: 'create', title: 'Page', type: 'text/html', content: '<p>```</p>' }
  const list = { command: 'rewrite', title: 'Packing list', type: 'text/markdown', content: '- Crampons' }
  const change = { command: 'update', id: 'list', old_str: 'Crampons', new_str: 'Skis' }
  const attachments = [
    { file_name: '', extracted_content: 'Only birch wood.' },
    { file_name: 'rules.txt', extracted_content: 'No shoes inside.' },
  ]
  const hut = claudeConversation('k-1', '', [
    { text: 'What do I need?', attachments, files: [{ file_name: 'hut.jpg' }] },
    { content: [{ type: 'text', text: 'Here:' }, artifact(page), artifact(list), artifact(change), { type: 'text', text: 'Enjoy!' }] },
  ])
  const picture = claudeConversation('k-2', '', [{ text: '', files: [{ file_name: 'fern.jpg' }] }, { text: 'A fern.' }])
  await bring(bob, jsonFile([hut, picture]))
  expect(await listWords(bob)).toEqual([
    [
      'What do I need?',
      'What do I need?\n\nOnly birch wood.\n\n[File: rules.txt]\n\nNo shoes inside.\n\n[File: hut.jpg]',
      'Here:\n\n**Page**\n\n````html\n<p>```</p>\n````\n\n**Packing list**\n\n- Crampons\n\nEnjoy!',
    ],
    ['[File: fern.jpg]', '[File: fern.jpg]', 'A fern.'],
  ])
})

test('names untitled conversations without placeholders of files', async () => {
  const ada = await createPerson(app)
  const parts = [{ content_type: 'image_asset_pointer', asset_pointer: 'file://1' }, 'What plant is this?']
  await bring(ada, jsonFile([chatGptConversation('c-1', '', [{ content: { content_type: 'multimodal_text', parts } }, 'A fern.'])]))
  expect((await listWords(ada)).map(([name]) => name)).toEqual(['What plant is this?'])
})
