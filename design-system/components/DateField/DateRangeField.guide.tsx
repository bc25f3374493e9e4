import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { DateRangeField } from './DateField.tsx'

export const guide: Guide = {
  summary: 'A first and a last day, both optional.',
  use: ['To filter a list by date.'],
  instead: [
    ['DateField', 'one day is enough'],
    ['SegmentedControl', 'a few presets are enough'],
  ],
  do: {
    example: (
      <DateRangeField
        label="Days"
        value={{ from: '2026-03-04', to: '2026-03-01' }}
        onChange={ignore}
        error="This date is before the start date"
      />
    ),
    because: 'The error says which date to change.',
  },
  dont: {
    example: <DateRangeField label="Days" value={{ from: null, to: null }} onChange={ignore} error="Required" />,
    because: 'A missing day means no limit.',
  },
  accessibility: ['Both fields are in a named group.', 'The error describes the last day.'],
}
