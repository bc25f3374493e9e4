import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { TagGroup } from './TagGroup.tsx'

export const guide: Guide = {
  summary: 'Tags that can be chosen or removed.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Tags', 'Chosen ones have a tick and the accent.'],
    ['Cross', 'Where they can be removed.'],
  ],
  use: ['To choose several of a few short words, or to take some away.'],
  instead: [
    ['Tag', 'they are only read'],
    ['TagInput', 'new ones are written'],
    ['Checkbox', 'the choices are sentences'],
  ],
  do: {
    example: <TagGroup label="Interests" tags={['Sailing', 'Maps']} selected={['Maps']} onSelect={ignore} />,
    because: 'A tick and a colour tell what is chosen.',
  },
  dont: { example: <TagGroup label="Tags" tags={['Delete all']} onSelect={ignore} />, because: 'A tag does nothing; that is a Button.' },
  content: ['One or two words each.'],
  keyboard: [
    ['Tab', 'Enters and leaves the group'],
    ['Arrow keys', 'Move between tags'],
    ['Space', 'Chooses'],
    ['Delete, Backspace', 'Removes'],
  ],
  accessibility: ['It is a grid list with a name.'],
}
