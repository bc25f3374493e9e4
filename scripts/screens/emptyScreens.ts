import type { Screen } from './pages.ts'

/** What somebody sees who has nothing yet. */
export const emptyScreens: Screen[] = [
  ['chat-none', (page) => page.goto('/chat')],
  ['story-none', (page) => page.goto('/story')],
  ['knowledge-none', (page) => page.goto('/knowledge')],
  ['documents-none', (page) => page.goto('/knowledge?view=documents')],
  ['memories-none', (page) => page.goto('/knowledge?view=memories')],
  ['my-twin-none', (page) => page.goto('/twin')],
  ['my-twin-conversations-none', (page) => page.goto('/twin?view=conversations')],
  ['my-twin-unanswered-none', (page) => page.goto('/twin?view=unanswered')],
  ['monitoring-none', (page) => page.goto('/monitoring')],
]

/** The same in a frame with nothing but a way back. */
export const plainEmptyScreens: Screen[] = [['history-none', (page) => page.goto('/history')]]
