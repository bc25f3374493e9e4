import { useEffectEvent, useLayoutEffect } from 'react'

/** Receives the letters typed while the search loads, instead of the field below it. */
export function TypedAhead({ onType }: { onType: (letter: string) => void }) {
  const type = useEffectEvent(onType)
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      type(event.key)
    }
    addEventListener('keydown', handleKeyDown, { capture: true })
    return () => removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [])
  return null
}
