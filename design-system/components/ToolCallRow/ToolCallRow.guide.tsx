import { Search } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { ToolCallRow } from './ToolCallRow.tsx'

export const guide: Guide = {
  summary: 'A tool call that expands to its input and output.',
  use: ['For each tool call, before the text it supports.', 'Group consecutive calls in a ToolCallGroup.'],
  instead: [
    ['PhaseLine', 'nothing has been done yet'],
    ['ReasoningRow', 'the model only reasoned'],
  ],
  do: {
    example: (
      <ToolCallRow icon={Search} status="completed" duration={340}>
        Searched your notes
      </ToolCallRow>
    ),
    because: 'The summary is clear without expanding.',
  },
  dont: {
    example: (
      <ToolCallRow icon={Search} status="completed" duration={340}>
        search_knowledge_v2
      </ToolCallRow>
    ),
    because: 'Function names belong in the details.',
  },
  accessibility: ['The status is text, not only colour.', 'Input and output are a description list.'],
}
