import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The first stop of the Tab key: jumps over what every page repeats.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Link', 'Seen only while it has the focus.']],
  use: ['Once, as the first element of a page with navigation.'],
  instead: [['Link', 'everybody needs it']],
  do: { example: <p>Press Tab on a fresh page: “Skip to content” appears.</p>, because: 'It comes before everything else.' },
  dont: { example: <p>A skip link behind the logo and the sidebar.</p>, because: 'Then there is nothing left to skip.' },
  content: ['“Skip to content”.'],
  keyboard: [
    ['Tab', 'Shows it'],
    ['Enter', 'Moves the focus to the content'],
  ],
  accessibility: ['Its target must be focusable: `tabIndex={-1}`.'],
}
