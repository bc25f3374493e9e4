import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  summary: 'Does something when it is pressed, and says what.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'Repeats the words; may be left out.'],
    ['Words', 'A verb and its object.'],
    ['Ground', 'By variant: primary, secondary, quiet, danger.'],
  ],
  use: ['For what changes something. One primary button a view at most.', '`danger` for what cannot be undone.'],
  instead: [
    ['LinkButton', 'it leads to another page'],
    ['IconButton', 'a well-known icon says it and space is short'],
    ['ToggleButton', 'it stays pressed'],
    ['Menu', 'there are several actions for one thing'],
  ],
  do: { example: <Button variant="primary">Save changes</Button>, because: 'The words say what happens.' },
  dont: { example: <Button variant="primary">OK</Button>, because: 'Agreeing to what?' },
  content: [
    'Verb and object in sentence case: “Delete conversation”.',
    'Fixed names of the product keep their capitals: “New Chat”.',
    'While it works: “Saving...”.',
  ],
  keyboard: [['Enter, Space', 'Presses it']],
  accessibility: [
    'A pending button keeps its focus and does nothing when pressed again.',
    'Say nearby why a button is disabled, or leave it out.',
    'At least 44 pixels high under a finger.',
  ],
}
