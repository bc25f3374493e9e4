import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A short hint on hover and focus.',
  use: ['For the name of an IconButton, which includes one.'],
  instead: [
    ['Popover', 'touch users need it'],
    ['TextField', 'it is help for a field, so use `description`'],
  ],
  accessibility: ['It describes its control. Escape hides it.', 'It appears after half a second and stays while hovered.'],
}
