import type { Guide } from '../../docs/guide/guide.ts'
import { Switch } from './Switch.tsx'

export const guide: Guide = {
  summary: 'Turns something on or off at once.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Track', 'Filled while it is on.'],
    ['Words', 'What is on or off, the same in both states.'],
    ['Description', 'What is true while it is on.'],
  ],
  use: ['For settings that take effect without a Save button.'],
  instead: [
    ['Checkbox', 'a Save button follows'],
    ['VisibilitySwitch', 'something becomes public'],
    ['ToggleButton', 'it stands in a toolbar'],
  ],
  do: {
    example: (
      <Switch defaultSelected description="When a visitor’s question could not be answered.">
        Email me
      </Switch>
    ),
    because: 'The words hold in both states.',
  },
  dont: { example: <Switch defaultSelected>Email is on</Switch>, because: 'Turned off, it would say the opposite.' },
  content: ['A noun or a verb, never “on” or “off”.'],
  keyboard: [['Space', 'Turns it on and off']],
  accessibility: ['It is a switch to screen readers; the description is read after it.'],
}
