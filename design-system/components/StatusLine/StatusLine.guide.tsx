import type { Guide } from '../../docs/guide/guide.ts'
import { StatusLine } from './StatusLine.tsx'

export const guide: Guide = {
  summary: 'One quiet line that says what is going on; it takes the place of every spinner.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'Announced politely when they change.']],
  use: ['While something loads, is saved or is searched for.'],
  instead: [
    ['Skeleton', 'the shape of what comes is known; both go together'],
    ['ProgressBar', 'the end is known'],
    ['PhaseLine', 'an answer is being written'],
  ],
  do: { example: <StatusLine>Loading your notes...</StatusLine>, because: 'It says what is awaited.' },
  dont: { example: <StatusLine>⏳</StatusLine>, because: 'A sign cannot be read aloud.' },
  content: ['A participle and its object: “Loading your notes...”.', 'Results count: “12 conversations”.'],
  keyboard: [],
  accessibility: ['Keep it mounted and change its words, so that each change is heard.'],
}
