import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A single-line text field.',
  use: ['For names, addresses and passwords, with the right `type`.'],
  instead: [
    ['TextArea', 'there may be several lines'],
    ['SearchField', 'it searches'],
    ['DateField', 'it is a date'],
    ['CopyField', 'it is read-only'],
  ],
  accessibility: [
    'Label, description and error belong to the field.',
    '16-pixel text prevents zooming on phones.',
    'Passwords can be shown, and caps lock is announced.',
  ],
}
