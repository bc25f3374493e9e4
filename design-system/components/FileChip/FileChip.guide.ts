import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'An attached file with its size, progress or error.',
  use: ['For attachments in composers and messages.'],
  instead: [
    ['FileDrop', 'users still choose files'],
    ['ProgressBar', 'it is not a file'],
  ],
  accessibility: ['The button is named “Remove” plus the file name.', 'Errors are announced.'],
}
