import type { Guide } from '../../docs/guide/guide.ts'
import { CopyField } from './CopyField.tsx'

export const guide: Guide = {
  summary: 'Something to take along: a link to share, or a token that is shown once.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What it is.'],
    ['Value', 'Selected as soon as it has the focus.'],
    ['Copy', 'Says “Copied” for two seconds.'],
  ],
  use: ['For links, keys and addresses of the person’s own.'],
  instead: [
    ['CodeBlock', 'it has several lines'],
    ['TextField', 'it can be changed'],
    ['QrCode', 'it goes to a phone; show both'],
  ],
  do: {
    example: <CopyField label="Your link" value="https://twain.example/mira" />,
    because: 'The whole value is copied, whatever is in sight.',
  },
  dont: { example: <CopyField label="Copy" value="https://twain.example/mira" />, because: 'The label names the value, not the button.' },
  content: ['The label is a noun: “Your link”.'],
  keyboard: [
    ['Tab', 'Moves to the value, which is then selected, and to Copy'],
    ['Enter, Space', 'On Copy: copies'],
  ],
  accessibility: ['The outcome is announced.', 'Without permission the value is selected, so that it can be copied by hand.'],
}
