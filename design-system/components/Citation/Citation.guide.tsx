import type { Guide } from '../../docs/guide/guide.ts'
import { Citation } from './Citation.tsx'

export const guide: Guide = {
  summary: 'A numbered reference that opens the quoted passage.',
  use: ['After the sentence it supports.', 'A source keeps its number throughout an answer.'],
  instead: [
    ['Link', 'the text itself links somewhere'],
    ['ToolCallRow', 'it shows the search'],
  ],
  do: {
    example: (
      <p>
        The boat lies at pier C.{' '}
        <Citation number={1} title="Winter berth">
          From October the boat lies at pier C.
        </Citation>
      </p>
    ),
    because: 'The number follows the claim, and the card quotes the evidence.',
  },
  dont: {
    example: (
      <p>
        According to{' '}
        <Citation number={1} title="Winter berth">
          See the note.
        </Citation>
        , the boat lies at pier C.
      </p>
    ),
    because: 'The number replaces a word, and the card has no quote.',
  },
  accessibility: ['Button and card are named “Source 1”.', 'The passage is a blockquote with a caption.'],
}
