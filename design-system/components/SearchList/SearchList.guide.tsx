import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A search that is used without leaving its field: arrow keys move, Enter opens.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Field', 'A SearchField with the focus.'],
    ['Status', 'How many, or that nothing matches.'],
    ['Results', 'Label, excerpt and detail. The first one is active: a bar at its side says that Enter opens it, wherever the pointer is.'],
  ],
  use: ['To go to one of many things whose names people remember.'],
  instead: [
    ['CommandPalette', 'it is opened from everywhere'],
    ['FilterBar', 'a list in sight is narrowed down'],
    ['ComboBox', 'a value is chosen for a form'],
  ],
  do: {
    example: <p>“Search conversations”, with results that show the words around what was found.</p>,
    because: 'People recognise a place by its words.',
  },
  dont: { example: <p>Results that open as soon as they are pointed at.</p>, because: 'Looking is not choosing.' },
  content: ['No result: “No matches for …”.'],
  keyboard: [
    ['Arrow keys', 'Move between results'],
    ['Enter', 'Opens the active one'],
    ['Escape', 'Leaves the search'],
  ],
  accessibility: ['Focus stays in the field; the active result is told.', 'Results are links and can be opened in a new tab.'],
}
