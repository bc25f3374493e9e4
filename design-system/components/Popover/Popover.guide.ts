import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A non-modal panel next to its trigger.',
  use: ['For sources, short explanations or a few notifications.'],
  instead: [
    ['Tooltip', 'it has a few words'],
    ['Menu', 'it holds actions'],
    ['Dialog', 'it requires an answer'],
  ],
  accessibility: ['It is a named dialog. Escape closes it and returns focus to the trigger.'],
}
