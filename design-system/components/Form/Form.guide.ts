import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A column of fields with a form-level error.',
  use: ['For fields that are submitted together.'],
  instead: [
    ['SettingsSection', 'each setting saves immediately'],
    ['Dialog', 'it interrupts a page'],
  ],
  accessibility: ['Input is kept after a failure.', 'FormError is announced when it appears.'],
}
