import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A setting that takes effect immediately.',
  use: ['For settings without a Save button.'],
  instead: [
    ['Checkbox', 'a Save button follows'],
    ['AudienceSwitch', 'it makes something public'],
    ['ToggleButton', 'it is in a toolbar'],
  ],
  accessibility: ['It has the switch role and includes its description.'],
}
