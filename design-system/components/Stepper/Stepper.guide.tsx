import type { Guide } from '../../docs/guide/guide.ts'
import { Stepper } from './Stepper.tsx'

export const guide: Guide = {
  summary: 'The progress through a short sequence of steps.',
  use: ['For three to five steps, such as onboarding.'],
  instead: [
    ['ProgressBar', 'it is an automatic task'],
    ['Breadcrumbs', 'it shows a path'],
    ['Tabs', 'the order is free'],
  ],
  do: { example: <Stepper label="Profile" steps={['Name', 'About you', 'Picture']} current={1} />, because: 'Every step has a name.' },
  dont: { example: <Stepper label="Steps" steps={['1', '2', '3']} current={1} />, because: 'Numbers do not describe the steps.' },
  accessibility: ['It is an ordered list that marks current and completed steps.'],
}
