import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export const guide: Guide = {
  summary: 'A choice of two to five short options that takes effect immediately.',
  use: ['To switch views: day, week, month.'],
  instead: [
    ['Tabs', 'each option has its own content'],
    ['RadioGroup', 'it is part of a form'],
    ['ToggleButton', 'it is on or off'],
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
    because: 'The labels are short and consistent.',
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
    because: 'Long labels belong in a Select.',
  },
  accessibility: ['It is a named radio group.'],
}
