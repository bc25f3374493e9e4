import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { FileDrop } from './FileDrop.tsx'

export const guide: Guide = {
  summary: 'A drop area for files with a button for the file picker.',
  use: ['Where files are the main content of a page or dialog.'],
  instead: [
    ['Composer', 'files accompany a message'],
    ['FileChip', 'the files are chosen'],
  ],
  do: {
    example: <FileDrop label="Drop pictures here" description="PNG or JPEG, up to 10 MB" onFiles={ignore} />,
    because: 'It lists the limits before an upload fails.',
  },
  dont: { example: <FileDrop label="Drop files" onFiles={ignore} />, because: 'It does not say which files are accepted.' },
  accessibility: ['The button does everything that dropping does.'],
}
