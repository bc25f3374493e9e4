import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A search over the whole application, opened by a shortcut.',
  use: ['Once per application, on Ctrl+K or ⌘K, with a visible button.'],
  instead: [
    ['SearchList', 'the search is on a page'],
    ['Menu', 'there are few commands'],
    ['FilterBar', 'it filters a visible list'],
  ],
  do: {
    example: <p>“Search your chats”, with “All conversations” below the results.</p>,
    because: 'The footer helps when nothing matches.',
  },
  dont: { example: <p>A palette with the only way to a screen.</p>, because: 'Users who do not know the name cannot find the screen.' },
  accessibility: ['Focus moves to the field and returns on close.', 'Results are links and can open in a new tab.'],
}
