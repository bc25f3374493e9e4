import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Content beside the page; on narrow screens a sheet.',
  use: ['For a document that is read or changed while the page stays in use.'],
  instead: [
    ['Sheet', 'it is navigation'],
    ['Dialog', 'the page is blocked until it closes'],
  ],
  accessibility: ['Focus moves to the panel, and back when it closes.', 'Escape closes it.'],
}
