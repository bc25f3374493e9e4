import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A search over the whole application, opened by a shortcut.',
  status: 'new',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What can be found.'],
    ['Field', 'Has the focus at once.'],
    ['Status', 'That it is searching, or that nothing matches.'],
    ['Results', 'A SearchList; the first one is active.'],
    ['Footer', 'A NavItem to the whole list.'],
  ],
  use: ['Once in an application, on Ctrl and K or ⌘ and K, with a button for whoever does not know the shortcut.'],
  instead: [
    ['SearchList', 'the search stands on a page'],
    ['Menu', 'there is a handful of commands'],
    ['FilterBar', 'a list in sight is narrowed down'],
  ],
  do: {
    example: <p>“Search your chats”, with “All conversations” below the results.</p>,
    because: 'The footer helps whoever found nothing.',
  },
  dont: { example: <p>A palette with the only way to a screen.</p>, because: 'Whoever does not know its name would never find it.' },
  content: ['The title names what is searched, not the shortcut.'],
  keyboard: [
    ['Ctrl or ⌘ and K', 'Opens it; the application listens for that'],
    ['Arrow keys', 'Move between results'],
    ['Enter', 'Opens the active one'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['Focus goes to the field and returns to where it was.', 'Results are links and can be opened in a new tab.'],
}
