import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A placeholder for content that failed to load, with a way to continue.',
  use: ['Where a screen or section cannot be shown.'],
  instead: [
    ['Banner', 'the rest of the screen works'],
    ['Form', 'submission failed, so use FormError'],
    ['EmptyState', 'there is no content yet'],
  ],
  accessibility: ['It is an alert and announced when it appears.'],
}
