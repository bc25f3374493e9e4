import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A tool call that expands to its input and output.',
  use: ['For each tool call, before the text it supports.', 'Group consecutive calls in a ToolCallGroup.'],
  instead: [
    ['PhaseLine', 'nothing has been done yet'],
    ['ReasoningRow', 'the model only reasoned'],
  ],
  accessibility: ['The status is text, not only color.', 'Input and output are a description list.'],
}
