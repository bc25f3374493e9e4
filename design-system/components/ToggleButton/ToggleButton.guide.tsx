import type { Guide } from '../../docs/guide/guide.ts'
import { ToggleButton } from './ToggleButton.tsx'

export const guide: Guide = {
  summary: 'A button that stays pressed.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'May be left out.'],
    ['Words', 'The same in both states; the look tells which.'],
  ],
  use: ['In toolbars, for what is on or off: bold, pin, mute.'],
  instead: [
    ['Switch', 'it is a setting'],
    ['SegmentedControl', 'one of several is on'],
    ['Button', 'it does something once'],
  ],
  do: { example: <ToggleButton isSelected>Pin</ToggleButton>, because: 'Word and look say: pinned.' },
  dont: { example: <ToggleButton isSelected>Unpin</ToggleButton>, because: 'Pressed and “Unpin” can be read both ways.' },
  content: ['A verb that holds in both states.'],
  keyboard: [['Enter, Space', 'Presses it and lets it go']],
  accessibility: ['Screen readers tell whether it is pressed.'],
}
