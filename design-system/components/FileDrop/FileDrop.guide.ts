import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A drop area for files with a button for the file picker.',
  use: ['Where files are the main content of a page or dialog.'],
  instead: [
    ['Composer', 'files accompany a message'],
    ['FileChip', 'the files are chosen'],
  ],
  accessibility: ['The button does everything that dropping does.'],
}
