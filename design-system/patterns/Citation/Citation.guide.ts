import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A numbered reference that opens the quoted passage.',
  use: ['After the sentence it supports.', 'A source keeps its number throughout an answer.'],
  instead: [
    ['Link', 'the text itself links somewhere'],
    ['ToolCallRow', 'it shows the search'],
  ],
  accessibility: ['Button and card are named “Source 1”.', 'The passage is a blockquote with a caption.'],
}
