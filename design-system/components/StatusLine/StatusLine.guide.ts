import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A line of text for ongoing activity, instead of a spinner.',
  use: ['While content is loading, saving or being searched.'],
  instead: [
    ['Skeleton', 'the layout is known; use both'],
    ['ProgressBar', 'the end is known'],
    ['PhaseLine', 'the assistant is answering'],
  ],
  accessibility: ['Keep it mounted so that changes are announced politely.'],
}
