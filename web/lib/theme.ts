import { chosenTheme } from './storage.ts'

/** The account's setting; a newer server may send other values. */
export type Theme = 'SYSTEM' | 'LIGHT' | 'DARK' | (string & {})

const stored: Readonly<Record<string, string>> = { LIGHT: 'light', DARK: 'dark' }

/** Applies the theme and stores it in this browser. */
export function chooseTheme(theme: Theme): void {
  const choice = stored[theme] ?? null
  if (choice === chosenTheme.get()) return
  chosenTheme.set(choice)
  if (choice === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}
