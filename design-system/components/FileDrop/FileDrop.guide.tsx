import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { FileDrop } from './FileDrop.tsx'

export const guide: Guide = {
  summary: 'A place to drop files on or to paste them into, and a button for everyone else.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What to drop here.'],
    ['Description', 'Which kinds, and how large.'],
    ['Button', 'Opens the file picker.'],
  ],
  use: ['Where files are the main thing of a page or dialog.'],
  instead: [
    ['Composer', 'files go along with a message'],
    ['FileChip', 'the files have been chosen; it stands below'],
  ],
  do: {
    example: <FileDrop label="Drop pictures here" description="PNG or JPEG, up to 10 MB" onFiles={ignore} />,
    because: 'What is taken is said before anything is refused.',
  },
  dont: { example: <FileDrop label="Drop files" onFiles={ignore} />, because: 'Which ones? People find out by an error.' },
  content: ['“Drop pictures here”, then the kinds and the limit.'],
  keyboard: [
    ['Enter, Space', 'On the button: opens the file picker'],
    ['Ctrl + V', 'Takes what was copied'],
  ],
  accessibility: ['The button does everything that dropping does.'],
}
