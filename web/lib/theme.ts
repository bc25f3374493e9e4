import { chosenTheme } from './storage.ts'

/** How an account says it; other values are of a server that is newer than this page. */
export type Theme = 'SYSTEM' | 'LIGHT' | 'DARK' | (string & {})

const stored: Readonly<Record<string, string>> = { LIGHT: 'light', DARK: 'dark' }

/** At once, and for the next visit in this browser, which then begins with it. */
export function chooseTheme(theme: Theme): void {
  const choice = stored[theme] ?? null
  if (choice === chosenTheme.get()) return
  chosenTheme.set(choice)
  if (choice === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}
