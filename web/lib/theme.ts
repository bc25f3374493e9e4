import { chosenTheme } from './storage.ts'

export type Theme = 'SYSTEM' | 'LIGHT' | 'DARK' | (string & {})

const stored: Readonly<Record<string, string>> = { LIGHT: 'light', DARK: 'dark' }

export function chooseTheme(theme: Theme): void {
  const choice = stored[theme] ?? null
  if (choice === chosenTheme.get()) return
  chosenTheme.set(choice)
  if (choice === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}
