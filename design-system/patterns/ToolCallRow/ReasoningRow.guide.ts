import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A model’s reasoning, collapsed to one line.',
  use: ['Before answers with reasoning.'],
  instead: [
    ['ToolCallRow', 'a tool was used'],
    ['Disclosure', 'it is not part of a conversation'],
  ],
  accessibility: ['It is a button with `aria-expanded`.', 'Reasoning is not announced while streaming.'],
}
