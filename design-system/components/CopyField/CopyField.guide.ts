import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A value to copy, such as a link or token.',
  use: ['For links, keys and addresses.'],
  instead: [
    ['CodeBlock', 'there are several lines'],
    ['TextField', 'it is editable'],
    ['QrCode', 'it is meant for a phone; show both'],
  ],
  accessibility: ['The result is announced.', 'Focus selects the value for manual copying.'],
}
