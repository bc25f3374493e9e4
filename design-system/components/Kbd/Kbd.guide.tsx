import type { Guide } from '../../docs/guide/guide.ts'
import { Kbd } from './Kbd.tsx'

export const guide: Guide = {
  summary: 'A key to press, as it is printed on the keyboard.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Key', 'One Kbd for each key.']],
  use: ['In lists of shortcuts and in hints.'],
  instead: [['CodeBlock', 'it is typed, not pressed']],
  do: {
    example: (
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </span>
    ),
    because: 'One key, one frame.',
  },
  dont: { example: <Kbd>Press Ctrl+K</Kbd>, because: 'The sentence stands outside.' },
  content: ['As printed: “Enter”, “Esc”, “⌘”.'],
  keyboard: [],
  accessibility: ['It is a kbd element and read in its sentence.'],
}
