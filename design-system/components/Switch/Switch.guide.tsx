import type { Guide } from '../../docs/guide/guide.ts'
import { Switch } from './Switch.tsx'

export const guide: Guide = {
  summary: 'A setting that takes effect immediately.',
  use: ['For settings without a Save button.'],
  instead: [
    ['Checkbox', 'a Save button follows'],
    ['VisibilitySwitch', 'it makes something public'],
    ['ToggleButton', 'it is in a toolbar'],
  ],
  do: {
    example: (
      <Switch defaultSelected description="When a visitor’s question could not be answered.">
        Email me
      </Switch>
    ),
    because: 'The label fits both states.',
  },
  dont: { example: <Switch defaultSelected>Email is on</Switch>, because: 'When off, the label is wrong.' },
  accessibility: ['It has the switch role and includes its description.'],
}
