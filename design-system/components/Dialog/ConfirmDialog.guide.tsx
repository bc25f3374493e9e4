import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'

export const guide: Guide = {
  summary: 'Asks before something that cannot be taken back.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What is about to happen.'],
    ['Words', 'What will happen, and whether it can be undone.'],
    ['Cancel', 'Has the focus.'],
    ['Confirm', 'Says what happens.'],
    ['Error', 'Why the last attempt failed.'],
  ],
  use: ['Before deleting, and before anything that many people would notice.'],
  instead: [
    ['Dialog', 'something is to be filled in'],
    ['Banner', 'it can be undone: do it, and offer Undo'],
  ],
  do: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete conversation</Button>
      </span>
    ),
    because: 'The button repeats what happens.',
  },
  dont: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button>No</Button>
        <Button variant="primary">Yes</Button>
      </span>
    ),
    because: 'Whoever did not read the question cannot answer.',
  },
  content: ['Title: verb and object. Text: what is lost.'],
  keyboard: [
    ['Enter', 'On Cancel, which has the focus: nothing happens'],
    ['Escape', 'Cancels'],
  ],
  accessibility: ['It is an alertdialog; a press outside does not close it.', 'It stays open until the work is done or failed.'],
}
