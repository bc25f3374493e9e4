import { useSyncExternalStore } from 'react'

/** The width in AppFrame.module.css at which the sidebar stops being a column. */
const narrow = '(width < 720px)'

export function useIsNarrow() {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(narrow).matches,
  )
}
