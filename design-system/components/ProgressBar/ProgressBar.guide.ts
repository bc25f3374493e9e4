import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The progress of a task with a known end.',
  use: ['For uploads and imports.'],
  instead: [
    ['StatusLine', 'the end is unknown'],
    ['Meter', 'it shows use of a limit'],
    ['Stepper', 'it shows steps of a user'],
  ],
  accessibility: ['It is a progressbar with a percentage.'],
}
