import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Code with its language, a copy button and, for long lines, a switch that wraps them.',
  use: ['For more than a few words of code, or code worth copying.'],
  instead: [
    ['CopyField', 'it is a single value, such as a link or token'],
    ['Kbd', 'it is a key'],
    ['Prose', 'the code is part of a sentence'],
  ],
  accessibility: ['The scrolling code is focusable and named after its language.', 'Copy results are announced.'],
}
