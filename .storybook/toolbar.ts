import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, useSyncExternalStore } from 'react'

type Channel = DocsContextProps['channel']

export const initialGlobals = { theme: 'system', voice: 'private', direction: 'ltr', language: 'en' }

export function useDocsTheme(channel: Channel): 'light' | 'dark' {
  const { theme, voice } = useToolbar(channel)
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = theme === 'dark' || (theme === 'system' && isDark) ? 'dark' : 'light'
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: shown, voice })
  }, [shown, voice])
  return shown
}

/** Docs pages without stories have no story to read globals from. */
function useToolbar(channel: Channel): Record<string, string> {
  const [globals, setGlobals] = useState<Record<string, string>>(() => {
    const [latest] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
    return { ...initialGlobals, ...latest?.globals }
  })
  useEffect(() => {
    const handleUpdate = (latest: { globals: Record<string, string> }) => setGlobals(latest.globals)
    channel.on('globalsUpdated', handleUpdate)
    return () => channel.off('globalsUpdated', handleUpdate)
  }, [channel])
  return globals
}

function useMediaQuery(query: string) {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
