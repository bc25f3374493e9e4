import type { Guide } from '../../docs/guide/guide.ts'
import { Stepper } from './Stepper.tsx'

export const guide: Guide = {
  summary: 'How far somebody has come on a short way, and what is still ahead.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Steps', 'Number or tick, and a name.'],
    ['Current step', 'In the accent.'],
  ],
  use: ['For three to five steps that a person takes, such as onboarding.'],
  instead: [
    ['ProgressBar', 'the machine works'],
    ['Breadcrumbs', 'it shows where a page belongs'],
    ['Tabs', 'the parts can be visited in any order'],
  ],
  do: { example: <Stepper label="Profile" steps={['Name', 'About you', 'Picture']} current={1} />, because: 'Every step has a name.' },
  dont: { example: <Stepper label="Steps" steps={['1', '2', '3']} current={1} />, because: 'Numbers do not say what is ahead.' },
  content: ['Nouns of one or two words.'],
  keyboard: [],
  accessibility: ['It is an ordered list; the current step and what is done are told.'],
}
