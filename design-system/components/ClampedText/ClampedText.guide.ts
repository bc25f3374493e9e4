import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Shortens long text to a few lines.',
  use: ['For text of any length between other content, such as a pasted message.'],
  instead: [
    ['Disclosure', 'the content has a title'],
    ['LoadMore', 'the rest is on the server'],
  ],
  accessibility: ['Screen readers read the full text.', 'Find in page shows all of it.'],
}
