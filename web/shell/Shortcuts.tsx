import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { lazyNamed } from '../lib/lazyNamed.ts'
import { plainShortcuts } from '../lib/storage.ts'
import { bindings, commandShortcuts, isTyping, plainKeyShortcuts, type Action } from './shortcuts.ts'
import { useStartThread } from './useStartThread.ts'

const ShortcutsHelp = lazyNamed(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp')

interface ShortcutsProps {
  isHelpOpen: boolean
  onHelpOpenChange: (isOpen: boolean) => void
  onSearch: () => void
  onToggleSidebar: () => void
}

/** What keys do anywhere in the app, and the sheet that tells. Keys without Ctrl or ⌘ can be turned off: some speak to their computer. */
export function Shortcuts({ isHelpOpen, onHelpOpenChange, onSearch, onToggleSidebar }: ShortcutsProps) {
  const navigate = useNavigate()
  const [startThread] = useStartThread()
  const [arePlainOn, setPlainOn] = useState(plainShortcuts.get() !== 'off')

  const run = useEffectEvent((action: Action) => {
    if (action === 'search') onSearch()
    else if (action === 'start a chat') void startThread()
    else if (action === 'write') document.querySelector<HTMLElement>('main textarea')?.focus()
    else if (action === 'toggle the sidebar') onToggleSidebar()
    else if (action === 'help') onHelpOpenChange(true)
    else void navigate(action)
  })
  useEffect(() => {
    const commands = bindings(commandShortcuts, (action) => run(action))
    return tinykeys(window, commands, { ignore: (event) => event.defaultPrevented })
  }, [])
  useEffect(() => {
    if (!arePlainOn) return
    const plainKeys = bindings(plainKeyShortcuts, (action) => run(action))
    return tinykeys(window, plainKeys, { ignore: isTyping })
  }, [arePlainOn])

  const handlePlainChange = (areOn: boolean) => {
    plainShortcuts.set(areOn ? null : 'off')
    setPlainOn(areOn)
  }

  return (
    <Suspense>
      {isHelpOpen && <ShortcutsHelp arePlainOn={arePlainOn} onPlainChange={handlePlainChange} onClose={() => onHelpOpenChange(false)} />}
    </Suspense>
  )
}
