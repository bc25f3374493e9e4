import type { Guide } from '../../docs/guide/guide.ts'
import { PhaseLine } from './StatusLine.tsx'

export const guide: Guide = {
  summary: 'One quiet line in words that stands where the answer will be.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Words', 'What is being done now.'],
    ['Caret', 'The only thing in the interface that keeps moving.'],
  ],
  use: ['Between a message and the first word of its answer.'],
  instead: [
    ['StatusLine', 'something other than an answer is awaited'],
    ['ToolCallRow', 'a step is done and can be opened'],
  ],
  do: { example: <PhaseLine>Reading 3 notes…</PhaseLine>, because: 'It says what takes the time.' },
  dont: { example: <PhaseLine>Please wait...</PhaseLine>, because: 'It says nothing that the person does not see.' },
  content: ['A verb in the present participle, its object, and an ellipsis: “Reading 3 notes…”.'],
  keyboard: [],
  accessibility: [
    'It is a status: each phase is announced once, politely.',
    'The caret is hidden from screen readers and stands still under reduced motion.',
  ],
}
