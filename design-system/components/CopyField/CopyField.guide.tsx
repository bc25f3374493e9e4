import type { Guide } from '../../docs/guide/guide.ts'
import { CopyField } from './CopyField.tsx'

export const guide: Guide = {
  summary: 'A value to copy, such as a link or token.',
  use: ['For links, keys and addresses.'],
  instead: [
    ['CodeBlock', 'there are several lines'],
    ['TextField', 'it is editable'],
    ['QrCode', 'it is meant for a phone; show both'],
  ],
  do: {
    example: <CopyField label="Your link" value="https://twain.example/mira" />,
    because: 'It copies the whole value, even if it is clipped.',
  },
  dont: { example: <CopyField label="Copy" value="https://twain.example/mira" />, because: 'The label should name the value.' },
  accessibility: ['The result is announced.', 'Focus selects the value for manual copying.'],
}
