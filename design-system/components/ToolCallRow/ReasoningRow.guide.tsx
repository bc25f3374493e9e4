import type { Guide } from '../../docs/guide/guide.ts'
import { ReasoningRow } from './ToolCallRow.tsx'

export const guide: Guide = {
  summary: 'What a model thought before it answered: one line that opens to its words.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Line', 'That it thinks, or for how long it thought.'],
    ['Thoughts', 'The text, as far as it is known.'],
  ],
  use: ['Before an answer whose model tells its thoughts.'],
  instead: [
    ['ToolCallRow', 'something was looked up or changed'],
    ['Disclosure', 'the content is not part of a conversation'],
  ],
  do: {
    example: <ReasoningRow text="The note from October names the pier.">Thought for 4 seconds</ReasoningRow>,
    because: 'One line, closed: the answer comes first.',
  },
  dont: {
    example: <ReasoningRow text="The note from October names the pier.">The model’s internal chain of reasoning tokens</ReasoningRow>,
    because: 'Few people know these words.',
  },
  content: ['“Thinking…” while it lasts, “Thought for 4 seconds” afterwards.'],
  keyboard: [['Enter, Space', 'Opens and closes the thoughts']],
  accessibility: ['The line is a button that says whether it is open.', 'Thoughts are not announced while they arrive.'],
}
