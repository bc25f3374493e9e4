import type { Reply } from '../testing/mockModel/behavior.ts'

export const firstModel = 'qwen3-32b'
export const secondModel = 'mistral-small'
export const comparedQuestion = 'A first sentence for chapter three?'

export const memories = [
  'I take the wind off every table at Rye',
  'The second chapter is due on Friday',
  'Ana reads every draft first',
  'I write mornings, and walk in the afternoon',
  'Mr Hale keeps the gauge at Rye',
]

/** Numbers count the newest memory as 1. */
const summary = {
  paragraphs: [
    {
      heading: 'The book',
      sentences: [
        { text: 'You write in the mornings and walk in the afternoon.', memories: [2] },
        { text: 'Your second chapter is due on Friday, and Ana reads every draft first.', memories: [3, 4] },
      ],
    },
    {
      heading: 'The gauge at Rye',
      sentences: [{ text: 'Mr Hale keeps it, and you take the wind off every table.', memories: [1, 5] }],
    },
  ],
}

export const recordReplies: Reply[] = [
  { to: '{"memories":[', text: JSON.stringify(summary) },
  { to: `"user":"${comparedQuestion}`, text: 'How chapter three begins' },
  {
    to: comparedQuestion,
    model: secondModel,
    text: 'The river ran backwards at ten past four, and three people had set their alarms for it.\n\nIt states the odd fact first and keeps the reason for later.',
  },
  {
    to: comparedQuestion,
    text: '**At Minsterworth you hear the sea before you see it.**\n\nThe sound comes first, as it does for those who wait on the bank.',
  },
]

export const correction = { question: 'Which tide table do you trust?', answer: 'The tables of the harbour office.' }
export const invitations = [{ email: 'ana@example.org', expires_in_days: 7 }, { expires_in_days: 30 }]
export const announcement = { text: 'Twain restarts on Sunday at 6:00 for an upgrade. Answers continue afterwards.' }

const askedAt = Date.UTC(2025, 4, 3, 9) / 1000

/** Conversations of a ChatGPT export. */
export const exported = [
  ['Boots for mud flats', 'Which boots stay on in mud?', 'High ones that are laced above the ankle.'],
  ['A kettle for the boat', 'Can a kettle be fixed to a table?', 'Yes, with a rail around it.'],
].map(([title, ...texts], number) => ({
  id: `conversation-${number}`,
  title,
  create_time: askedAt,
  update_time: askedAt,
  current_node: 'm1',
  mapping: {
    root: { id: 'root', message: null, parent: null, children: ['m0'] },
    ...Object.fromEntries(
      texts.map((text, index) => [
        `m${index}`,
        {
          id: `m${index}`,
          parent: index === 0 ? 'root' : 'm0',
          children: index === 0 ? ['m1'] : [],
          message: {
            id: `m${index}`,
            author: { role: index === 0 ? 'user' : 'assistant' },
            create_time: askedAt + index,
            content: { content_type: 'text', parts: [text] },
            recipient: 'all',
            metadata: {},
          },
        },
      ]),
    ),
  },
}))
