import { expect, test } from 'vitest'
import { parseMemories } from './parseMemories.ts'

test.each([
  ['bullets', '- Likes tea\n* Has a dog\n• Lives in Porto\n\n', ['Likes tea', 'Has a dog', 'Lives in Porto']],
  ['numbers', '1. Likes tea\n2) Has 2 dogs\n10. 2024 was hard', ['Likes tea', 'Has 2 dogs', '2024 was hard']],
  ['plain lines', 'Likes tea\r\n\r\n  Has a dog.  \r\n', ['Likes tea', 'Has a dog.']],
  [
    'dates',
    '[2024-05-03] - Likes tea\n2024-05-03: Has a dog\n- (2024-05) – Lives in Porto\n[unknown] - Is tall\n2024-05-03 was sunny',
    ['Likes tea', 'Has a dog', 'Lives in Porto', 'Is tall', '2024-05-03 was sunny'],
  ],
  ['ChatGPT’s own list', '1. [2025-03-04]. Likes tea\n2. [2025-03-05]. Has a dog', ['Likes tea', 'Has a dog']],
  ['a code block', 'Here is all I know.\n```text\n[2024-05-03] - Likes tea\n```\nAnything else?', ['Likes tea']],
  [
    'remarks before and after',
    'Sure! Here is everything.\n\n- Likes tea\n\nHas a dog\n\nLet me know if you want to change any of these.\nAnything else?\n',
    ['Likes tea', 'Has a dog'],
  ],
  [
    'German remarks',
    'Natürlich, hier ist alles.\nMag Tee\n- Mag Fragen?\nGib mir Bescheid, wenn etwas fehlt.\nSoll ich etwas ändern?',
    ['Mag Tee', 'Mag Fragen?'],
  ],
  ['an unclosed code block', '```\n- Likes tea', ['Likes tea']],
  [
    'headings and categories',
    'I remember:\n# Work\n---\n**Home**\n- **Pets:**\n  - Has a dog\n1. __Food__\n- **Name:** Ada\n- Says: “Ahoy”',
    ['Has a dog', '**Name:** Ada', 'Says: “Ahoy”'],
  ],
  [
    'wrapped lines',
    '- Likes tea\n  without sugar\n- Has a dog\n\nLives in Porto',
    ['Likes tea without sugar', 'Has a dog', 'Lives in Porto'],
  ],
  [
    'tables',
    'Here is what I know:\n\n| # | Date | Memory |\n|---|:---:|---|\n| 1 | 2024-05-03 | Likes tea |\n| 2 | unknown | Reads a \\| b |\n\n- Sails',
    ['Likes tea', 'Reads a | b', 'Sails'],
  ],
  [
    'tables of topics',
    'Topic | Detail\n--- | ---\nAge | 36\n**Pets** | Dog | Cat\nKids |\n\nLikes tea | coffee',
    ['Age: 36', '**Pets**: Dog, Cat', 'Kids', 'Likes tea | coffee'],
  ],
  ['repetition', '- Likes tea\n- likes  TEA.\n- \u200b', ['Likes tea']],
  ['dashes', '– Mag Tee\n— Hat einen Hund', ['Mag Tee', 'Hat einen Hund']],
  ['German dates', '01.06.2024 – Zog nach Wien\n[3.7.2024] Hat einen Hund', ['Zog nach Wien', 'Hat einen Hund']],
  ['Japanese bullets', '・東京に住んでいる。\n・ 猫を飼っている。', ['東京に住んでいる。', '猫を飼っている。']],
  [
    'Claude’s account export',
    JSON.stringify([
      {
        conversations_memory: '**Work context**\n\nAda studies eels.\n\n**Personal context**\n\n- Lives in Bergen',
        project_memories: { 'project-1': '**Purpose**\n\nWrites a novel.' },
        account_uuid: 'account-1',
      },
    ]),
    ['Ada studies eels.', 'Lives in Bergen', 'Writes a novel.'],
  ],
  ['a part of Claude’s account export', '{"conversations_memory": "Likes tea"}', ['Likes tea']],
  ['an array of strings', '["- Likes tea", "Has\\na dog", 3, null, ""]', ['- Likes tea', 'Has a dog']],
  [
    'objects',
    '{"version": 1, "memories": [{"content": "Likes tea"}, {"memory": "Has a dog"}, {"text": "Is tall"}, {"value": "Sails"}, {"id": 1}]}',
    ['Likes tea', 'Has a dog', 'Is tall', 'Sails'],
  ],
  [
    'superseded memories',
    '[{"content": "Likes tea", "supersededById": "1"}, {"content": "Likes coffee", "supersededById": null}]',
    ['Likes coffee'],
  ],
  ['JSON in a code block', '```json\n["Likes tea"]\n```', ['Likes tea']],
  ['nothing', ' \n\n# Memories\n', []],
  ['JSON without memories', '{"a": {"b": "c"}}', []],
])('reads %s', (_, text, memories) => {
  expect(parseMemories(text).map(({ content }) => content)).toEqual(memories)
})

test.each([
  ['REST', { project_id: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47', never_sent_to: ['llama3.2'] }],
  ['an export', { projectId: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47', neverSentTo: ['llama3.2'] }],
])('reads restrictions of %s', (_, restrictions) => {
  expect(parseMemories(JSON.stringify([{ content: 'Likes tea', ...restrictions }]))).toEqual([
    { content: 'Likes tea', project: { id: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47', name: '' }, neverSentTo: ['llama3.2'] },
  ])
})

test.each(['<!-- {"neverSentTo":"x"} -->', '<!-- {"neverSentTo":[} -->', '<!-- {"project":{"id":"x","name":""}} -->'])(
  'keeps %s as text',
  (comment) => {
    expect(parseMemories(`- Likes tea ${comment}`)).toEqual([{ content: `Likes tea ${comment}`, project: null, neverSentTo: [] }])
  },
)

test('refuses damaged JSON', () => {
  expect(() => parseMemories('{"memories": ["Likes tea"')).toThrow(expect.objectContaining({ code: 'memory_list_damaged', field: 'text' }))
})
