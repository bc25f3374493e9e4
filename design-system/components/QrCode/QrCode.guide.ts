import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A QR code next to the same text.',
  use: ['To move a link to a phone.'],
  instead: [['CopyField', 'the link stays on the device; show both']],
  accessibility: ['It is a named image.', 'The text is available next to it.'],
}
