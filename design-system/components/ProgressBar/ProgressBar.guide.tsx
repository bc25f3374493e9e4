import type { Guide } from '../../docs/guide/guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide: Guide = {
  summary: 'The progress of a task with a known end.',
  use: ['For uploads and imports.'],
  instead: [
    ['StatusLine', 'the end is unknown'],
    ['Meter', 'it shows use of a limit'],
    ['Stepper', 'it shows steps of a user'],
  ],
  do: { example: <ProgressBar label="Uploading harbour.pdf" value={40} />, because: 'It names the task.' },
  dont: { example: <ProgressBar label="Loading" value={99} />, because: 'A bar stuck at 99 % is misleading.' },
  accessibility: ['It is a progressbar with a percentage.'],
}
