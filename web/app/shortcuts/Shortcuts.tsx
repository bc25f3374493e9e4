import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { plainShortcuts } from '../../lib/storage.ts'
import { bindings, commandShortcuts, isTyping, plainKeyShortcuts, type Action } from './shortcuts.ts'
import { useStartThread } from '../../domain/threads/useStartThread.ts'

const ShortcutsHelp = lazyNamed(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp')

/** What opens over any screen. */
export type Overlay = 'search' | 'shortcuts'

interface ShortcutsProps {
  /** What is open, or on its way. */
  overlay: Overlay | null
  onOverlayChange: (overlay: Overlay | null) => void
  onToggleSidebar: () => void
}

/**
 * What keys do anywhere in the app, and the sheet that tells. Keys without Ctrl or ⌘ can be turned off: some speak to their computer.
 * It comes with the frame and not after it, so that no press is lost; what a press opens may come later.
 */
export function Shortcuts({ overlay, onOverlayChange, onToggleSidebar }: ShortcutsProps) {
  const navigate = useNavigate()
  const [startThread] = useStartThread()
  const [arePlainOn, setPlainOn] = useState(plainShortcuts.get() !== 'off')

  const run = useEffectEvent((action: Action) => {
    if (action === 'search') onOverlayChange('search')
    else if (action === 'start a chat') void startThread()
    else if (action === 'write') document.querySelector<HTMLElement>('main textarea')?.focus()
    else if (action === 'toggle the sidebar') onToggleSidebar()
    else if (action === 'help') onOverlayChange('shortcuts')
    else void navigate(action)
  })
  useEffect(() => {
    const commands = bindings(commandShortcuts, (action) => run(action))
    return tinykeys(window, commands, { ignore: (event) => event.defaultPrevented })
  }, [])
  // What is typed ahead of a search that is still loading belongs to it.
  const isListening = arePlainOn && overlay === null
  useEffect(() => {
    if (!isListening) return
    const plainKeys = bindings(plainKeyShortcuts, (action) => run(action))
    return tinykeys(window, plainKeys, { ignore: isTyping })
  }, [isListening])

  const handlePlainChange = (areOn: boolean) => {
    plainShortcuts.set(areOn ? null : 'off')
    setPlainOn(areOn)
  }

  return (
    <Suspense>
      {overlay === 'shortcuts' && (
        <ShortcutsHelp arePlainOn={arePlainOn} onPlainChange={handlePlainChange} onClose={() => onOverlayChange(null)} />
      )}
    </Suspense>
  )
}
