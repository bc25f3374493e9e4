import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { TagInput } from './TagInput.tsx'

export const guide: Guide = {
  summary: 'A field for entering a list of short words.',
  use: ['For interests, skills and similar lists.'],
  instead: [
    ['TagGroup', 'the words are fixed'],
    ['TextArea', 'users write sentences'],
    ['ComboBox', 'users choose one known option'],
  ],
  do: {
    example: <TagInput label="Interests" value={['Sailing']} onChange={ignore} />,
    because: 'Enter, a comma or leaving the field adds the text.',
  },
  dont: { example: <TagInput label="About you" value={[]} onChange={ignore} />, because: 'Stories are not single words.' },
  accessibility: ['Additions and removals are announced.', 'Backspace in the empty field removes the last tag.'],
}
