import type { Guide } from '../../docs/guide/guide.ts'
import { Kbd } from './Kbd.tsx'

export const guide: Guide = {
  summary: 'A keyboard key.',
  use: ['In lists of shortcuts and hints.'],
  instead: [['CodeBlock', 'it is typed text']],
  do: {
    example: (
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </span>
    ),
    because: 'One key per element.',
  },
  dont: { example: <Kbd>Press Ctrl+K</Kbd>, because: 'The sentence does not belong inside.' },
  accessibility: ['It is a kbd element, read as part of the sentence.'],
}
