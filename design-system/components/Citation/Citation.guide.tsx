import type { Guide } from '../../docs/guide/guide.ts'
import { Citation } from './Citation.tsx'

export const guide: Guide = {
  summary: 'A small number in an answer that opens a card with the passage behind it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Number', 'Its place among the sources of the answer, counted from 1 in the order in which they are quoted.'],
    ['Card', 'Title of the source, and the passage that was quoted.'],
    ['Link', 'The title leads to the source where it can be read whole.'],
  ],
  use: [
    'After the sentence that rests on a source.',
    'Once for each source in a sentence: the same source keeps its number throughout the answer.',
  ],
  instead: [
    ['Link', 'the text itself leads somewhere, and nothing is quoted'],
    ['ToolCallRow', 'the search that found the source is to be shown'],
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
    because: 'The number follows the claim, and the card shows the words that it rests on.',
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
    because: 'A number cannot be a word of the sentence, and a card without the passage proves nothing.',
  },
  content: [
    'The passage is quoted as it stands, without quotation marks of its own.',
    'The title is the name of the source, not its address.',
  ],
  keyboard: [
    ['Tab', 'Moves to the number'],
    ['Enter, Space', 'Opens the card'],
    ['Escape', 'Closes the card and returns to the number'],
  ],
  accessibility: [
    'The button is called “Source 1”, and the card “Source 1” with the title.',
    'The passage is a blockquote in a figure with a caption.',
  ],
}
