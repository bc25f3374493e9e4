import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { FileChip } from './FileChip.tsx'

export const guide: Guide = {
  summary: 'An attached file with its size, progress or error.',
  use: ['For attachments in composers and messages.'],
  instead: [
    ['FileDrop', 'users still choose files'],
    ['ProgressBar', 'it is not a file'],
  ],
  do: {
    example: <FileChip name="harbour.pdf" size={482000} type="application/pdf" onRemove={ignore} />,
    because: 'Name and size identify the file.',
  },
  dont: {
    example: <FileChip name="harbour.pdf" error="ERR_413" onRemove={ignore} />,
    because: 'Errors should say what to do: “This file is larger than 50 MB.”',
  },
  accessibility: ['The button is named “Remove” plus the file name.', 'Errors are announced.'],
}
