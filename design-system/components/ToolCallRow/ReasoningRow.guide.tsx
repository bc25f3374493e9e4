import type { Guide } from '../../docs/guide/guide.ts'
import { ReasoningRow } from './ToolCallRow.tsx'

export const guide: Guide = {
  summary: 'A model’s reasoning, collapsed to one line.',
  use: ['Before answers with reasoning.'],
  instead: [
    ['ToolCallRow', 'a tool was used'],
    ['Disclosure', 'it is not part of a conversation'],
  ],
  do: {
    example: <ReasoningRow text="The note from October names the pier.">Thought for 4 seconds</ReasoningRow>,
    because: 'It is collapsed, so the answer comes first.',
  },
  dont: {
    example: <ReasoningRow text="The note from October names the pier.">The model’s internal chain of reasoning tokens</ReasoningRow>,
    because: 'These words are jargon.',
  },
  accessibility: ['It is a button with `aria-expanded`.', 'Reasoning is not announced while streaming.'],
}
