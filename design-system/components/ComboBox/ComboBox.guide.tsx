import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { ComboBox } from './ComboBox.tsx'

export const guide: Guide = {
  summary: 'One of many options, found by typing a part of its name.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'Above, always in sight.'],
    ['Field', 'What is typed narrows the list down.'],
    ['Arrow', 'Opens the whole list.'],
    ['List', 'As wide as the field; a tick marks what is chosen.'],
  ],
  use: ['From about eight options on, such as time zones and languages.'],
  instead: [
    ['Select', 'there is a handful of options'],
    ['SearchList', 'the options are on the server and lead somewhere'],
    ['TagInput', 'several words are wanted, and new ones too'],
  ],
  do: {
    example: (
      <ComboBox label="Time zone" options={[{ value: 'a', label: 'Europe/Berlin' }]} value="a" onChange={ignore} emptyText="No matches" />
    ),
    because: 'The names are those that people type.',
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
  content: ['`emptyText` says that nothing matches: “Unknown time zone”.'],
  keyboard: [
    ['Arrow down', 'Opens the list and moves in it'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes the list, then empties what was typed'],
  ],
  accessibility: ['How many options match is announced.', 'The list scrolls within 20 rem.'],
}
