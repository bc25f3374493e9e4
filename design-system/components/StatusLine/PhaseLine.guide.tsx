import type { Guide } from '../../docs/guide/guide.ts'
import { PhaseLine } from './StatusLine.tsx'

export const guide: Guide = {
  summary: 'The assistant’s current activity, in place of the answer.',
  use: ['Between a message and the first word of its answer.'],
  instead: [
    ['StatusLine', 'it is not about an answer'],
    ['ToolCallRow', 'the step has finished'],
  ],
  do: { example: <PhaseLine>Reading 3 notes…</PhaseLine>, because: 'It says what takes time.' },
  dont: { example: <PhaseLine>Please wait...</PhaseLine>, because: 'It tells users nothing new.' },
  accessibility: ['It is a polite status.', 'The caret is hidden from screen readers and static with reduced motion.'],
}
