import type { Guide } from '../../docs/guide/guide.ts'
import { SearchField } from './SearchField.tsx'

export const guide: Guide = {
  summary: 'One line to search by, with a magnifying glass in place of a label.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Glass', 'Shows what the field is for.'],
    ['Field', 'With an example while it is empty.'],
    ['Cross', 'Empties the field.'],
  ],
  use: ['In FilterBar and SearchList, and wherever a list is searched.'],
  instead: [
    ['ComboBox', 'one option of a form is looked for'],
    ['TextField', 'what is typed is kept'],
  ],
  do: {
    example: <SearchField label="Search conversations" placeholder="Titles and messages" />,
    because: 'The placeholder says where is searched.',
  },
  dont: { example: <SearchField label="Search" placeholder="Search..." />, because: 'It says the same three times.' },
  content: ['The label names what is searched.'],
  keyboard: [
    ['Enter', 'Searches, where that does not happen while typing'],
    ['Escape', 'Empties the field'],
  ],
  accessibility: ['It is a searchbox with the label as its name.'],
}
