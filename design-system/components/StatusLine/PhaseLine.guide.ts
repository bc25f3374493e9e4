import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The assistant’s current activity, in place of the answer.',
  use: ['Between a message and the first word of its answer.'],
  instead: [
    ['StatusLine', 'it is not about an answer'],
    ['ToolCallRow', 'the step has finished'],
  ],
  accessibility: ['It is a polite status.', 'The caret is hidden from screen readers and static with reduced motion.'],
}
