import type { Guide } from '../../docs/guide/guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide: Guide = {
  summary: 'How much of something with a known end is done.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What is being done.'],
    ['Value', 'In per cent.'],
    ['Track', 'Filled as far as it is.'],
  ],
  use: ['For uploads and imports, whose end is known.'],
  instead: [
    ['StatusLine', 'the end is unknown; there is no spinner'],
    ['Meter', 'it is an amount that stays, such as used storage'],
    ['Stepper', 'it is steps that a person takes'],
  ],
  do: { example: <ProgressBar label="Uploading harbour.pdf" value={40} />, because: 'It names what is on its way.' },
  dont: { example: <ProgressBar label="Loading" value={99} />, because: 'A bar that waits at 99 lies.' },
  content: ['A verb in the present participle and its object.'],
  keyboard: [],
  accessibility: ['It is a progressbar whose value is told in per cent.'],
}
