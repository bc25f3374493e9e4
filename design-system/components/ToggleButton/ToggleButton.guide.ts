import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A button with an on and an off state.',
  use: ['In toolbars: bold, pin, mute.'],
  instead: [
    ['Switch', 'it is a setting'],
    ['SegmentedControl', 'one of several is on'],
    ['Button', 'it acts once'],
  ],
  accessibility: ['It has `aria-pressed`.'],
}
