import type { Guide } from '../../docs/guide/guide.ts'
import { ToggleButton } from './ToggleButton.tsx'

export const guide: Guide = {
  summary: 'A button with an on and an off state.',
  use: ['In toolbars: bold, pin, mute.'],
  instead: [
    ['Switch', 'it is a setting'],
    ['SegmentedControl', 'one of several is on'],
    ['Button', 'it acts once'],
  ],
  do: { example: <ToggleButton isSelected>Pin</ToggleButton>, because: 'Label and appearance agree.' },
  dont: { example: <ToggleButton isSelected>Unpin</ToggleButton>, because: 'A pressed “Unpin” is ambiguous.' },
  accessibility: ['It has `aria-pressed`.'],
}
