import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { TagGroup } from './TagGroup.tsx'

export const guide: Guide = {
  summary: 'Tags that users can select or remove.',
  use: ['To select or remove several short words.'],
  instead: [
    ['Tag', 'they are read-only'],
    ['TagInput', 'users enter new ones'],
    ['Checkbox', 'the options are sentences'],
  ],
  do: {
    example: <TagGroup label="Interests" tags={['Sailing', 'Maps']} selected={['Maps']} onSelect={ignore} />,
    because: 'Both the tick and the colour show the selection.',
  },
  dont: { example: <TagGroup label="Tags" tags={['Delete all']} onSelect={ignore} />, because: 'Actions need a Button.' },
  accessibility: ['It is a named grid list. Space selects', 'Delete and Backspace remove.'],
}
