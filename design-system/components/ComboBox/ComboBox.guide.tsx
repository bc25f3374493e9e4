import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { ComboBox } from './ComboBox.tsx'

export const guide: Guide = {
  summary: 'A searchable list for choosing one of many options.',
  use: ['For more than about eight options, such as time zones.'],
  instead: [
    ['Select', 'there are few options'],
    ['SearchList', 'results come from the server and are links'],
    ['TagInput', 'users enter several words'],
  ],
  do: {
    example: (
      <ComboBox label="Time zone" options={[{ value: 'a', label: 'Europe/Berlin' }]} value="a" onChange={ignore} emptyText="No matches" />
    ),
    because: 'Users know what to type.',
  },
  dont: {
    example: (
      <ComboBox
        label="Theme"
        options={[
          { value: 'a', label: 'Light' },
          { value: 'b', label: 'Dark' },
        ]}
        value="a"
        onChange={ignore}
        emptyText="No matches"
      />
    ),
    because: 'Two options need no search.',
  },
  accessibility: ['The number of matches is announced.'],
}
