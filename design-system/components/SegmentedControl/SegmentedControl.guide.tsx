import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export const guide: Guide = {
  summary: 'One of two to five short words, side by side, that changes what is shown at once.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Track', 'Holds all options; fades out where it scrolls.'],
    ['Segments', 'The chosen one is raised.'],
  ],
  use: ['To change a view: day, week, month.'],
  instead: [
    ['Tabs', 'each option has content of its own'],
    ['RadioGroup', 'the choice is part of a form'],
    ['ToggleButton', 'something is on or off'],
  ],
  do: {
    example: (
      <SegmentedControl
        label="Period"
        value="week"
        onChange={ignore}
        options={[
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
      />
    ),
    because: 'Short words of one kind.',
  },
  dont: {
    example: (
      <SegmentedControl
        label="Period"
        value="a"
        onChange={ignore}
        options={[
          { value: 'a', label: 'The last seven days' },
          { value: 'b', label: 'Month' },
        ]}
      />
    ),
    because: 'Long words belong in a Select.',
  },
  content: ['One word each, in sentence case.'],
  keyboard: [
    ['Tab', 'Enters and leaves the control'],
    ['Arrow keys', 'Move between the segments'],
    ['Enter, Space', 'Chooses'],
  ],
  accessibility: ['It is a group of radio buttons with a name.'],
}
