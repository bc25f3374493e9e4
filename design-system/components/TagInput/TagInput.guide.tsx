import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { TagInput } from './TagInput.tsx'

export const guide: Guide = {
  summary: 'A list of short words that a person writes.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What is listed.'],
    ['Tags', 'Each with a cross.'],
    ['Field', 'For the next one.'],
  ],
  use: ['For interests, skills and the like.'],
  instead: [
    ['TagGroup', 'the words are given'],
    ['TextArea', 'sentences are wanted'],
    ['ComboBox', 'one of many known options is wanted'],
  ],
  do: {
    example: <TagInput label="Interests" value={['Sailing']} onChange={ignore} />,
    because: 'Enter or a comma adds; nothing typed is lost on leaving.',
  },
  dont: { example: <TagInput label="About you" value={[]} onChange={ignore} />, because: 'A story does not come in single words.' },
  content: ['The label is a plural noun; the placeholder an example.'],
  keyboard: [
    ['Enter, comma', 'Adds what was typed'],
    ['Escape', 'Adds what was typed, and leaves a dialog open'],
    ['Backspace', 'In the empty field: takes the last tag away'],
  ],
  accessibility: ['What was added or removed is announced.'],
}
