import type { Guide } from '../../docs/guide/guide.ts'
import { StatusLine } from './StatusLine.tsx'

export const guide: Guide = {
  summary: 'A line of text for ongoing activity, instead of a spinner.',
  use: ['While content is loading, saving or being searched.'],
  instead: [
    ['Skeleton', 'the layout is known; use both'],
    ['ProgressBar', 'the end is known'],
    ['PhaseLine', 'the assistant is answering'],
  ],
  do: { example: <StatusLine>Loading your notes...</StatusLine>, because: 'It names what is loading.' },
  dont: { example: <StatusLine>⏳</StatusLine>, because: 'Screen readers cannot read a symbol.' },
  accessibility: ['Keep it mounted so that changes are announced politely.'],
}
