import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Switches between the versions of a message.',
  use: ['For messages and answers with at least two versions.'],
  instead: [['SegmentedControl', 'the choices have names']],
  accessibility: ['Announce the new version in a live region.', 'Pass `focusedSide` if the message is replaced, so that focus stays.'],
}
