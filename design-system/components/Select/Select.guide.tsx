import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { Select } from './Select.tsx'

export const guide: Guide = {
  summary: 'One of a handful of options, behind a button that shows the chosen one.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'Above, always in sight.'],
    ['Button', 'The chosen option, or the placeholder.'],
    ['List', 'At least as wide as the button; a tick marks what is chosen.'],
  ],
  use: ['Three to about eight options that need no explanation.'],
  instead: [
    ['ComboBox', 'there are many'],
    ['RadioGroup', 'differences are worth reading'],
    ['SegmentedControl', 'two to five short words change a view'],
    ['Menu', 'something is done, not chosen'],
  ],
  do: {
    example: (
      <Select
        label="Theme"
        value="system"
        onChange={ignore}
        options={[
          { value: 'system', label: 'System' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
    because: 'The chosen option is in sight.',
  },
  dont: {
    example: <Select label="Choose your theme from the list" value={null} onChange={ignore} options={[{ value: 'dark', label: 'Dark' }]} />,
    because: 'The label names the field; the arrow says the rest.',
  },
  content: ['The label is a noun, options are in the same form.'],
  keyboard: [
    ['Enter, Space, arrow down', 'Opens the list'],
    ['Arrow keys, letters', 'Move in it'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['The label and the chosen option are its name.', 'An error is its description.'],
}
