import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Code with its language, a copy button, a switch that wraps long lines and, on request, line numbers and a download button.',
  use: ['For more than a few words of code, or code worth copying.'],
  instead: [
    ['CopyField', 'it is a single value, such as a link or token'],
    ['Kbd', 'it is a key'],
    ['Prose', 'the code is part of a sentence'],
  ],
  accessibility: [
    'The scrolling code is focusable and named after its language.',
    'Copy results are announced.',
    'Line numbers are neither read, selected nor copied.',
  ],
}
