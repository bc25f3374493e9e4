import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The state of a spoken conversation, above the composer.',
  use: ['While the microphone is in use or answers are read aloud without a press.'],
  instead: [['Composer', 'a microphone button only fills the field']],
  accessibility: [
    'The panel is a region. Its state is announced, the transcript is not: the speaker would hear an echo.',
    'The icon only repeats the state.',
  ],
}
