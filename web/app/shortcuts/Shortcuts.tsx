import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { findTopOverlay } from '../../lib/overlays.ts'
import { setSingleKeyShortcuts, useSingleKeyShortcuts } from '../../lib/singleKeyShortcuts.ts'
import { useStartThread } from '../../shared/threads/useStartThread.ts'

const ShortcutsHelp = lazyDialog(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp')

type Action = 'search' | 'start a chat' | 'write' | 'toggle the sidebar' | 'help' | `/${string}`

interface Shortcut {
  /** In tinykeys syntax. */
  readonly keys: string
  readonly label: MessageDescriptor
  readonly action: Action
}

const commandShortcuts: readonly Shortcut[] = [{ keys: '$mod+k', label: msg`Search your chats`, action: 'search' }]

const singleKeyShortcuts: readonly Shortcut[] = [
  { keys: 'n', label: msg`New Chat`, action: 'start a chat' },
  { keys: '[Shift]+/', label: msg`Write a message`, action: 'write' },
  { keys: 'b', label: msg`Show or hide the sidebar`, action: 'toggle the sidebar' },
  { keys: '[Shift]+?', label: msg`Show this help`, action: 'help' },
  { keys: 'g c', label: msg`Go to your last conversation`, action: '/chat' },
  { keys: 'g p', label: msg`Go to Profile Pal`, action: '/profile-pal' },
  { keys: 'g k', label: msg`Go to Knowledge`, action: '/knowledge' },
  { keys: 'g s', label: msg`Go to My Story`, action: '/story' },
  { keys: 'g t', label: msg`Go to My Twin`, action: '/twin' },
  { keys: 'g d', label: msg`Go to Discover`, action: '/discover' },
  { keys: 'g h', label: msg`Go to History`, action: '/history' },
  { keys: 'g m', label: msg`Go to Monitoring`, action: '/monitoring' },
  { keys: 'g e', label: msg`Go to Settings`, action: '/settings' },
]

export type Overlay = 'search' | 'shortcuts'

interface ShortcutsProps {
  overlay: Overlay | null
  onOverlayChange: (overlay: Overlay | null) => void
  onToggleSidebar: () => void
}

/** Part of the first bundle, so that no key press is lost. */
export function Shortcuts({ overlay, onOverlayChange, onToggleSidebar }: ShortcutsProps) {
  const navigate = useNavigate()
  const [startThread] = useStartThread()
  const areSingleKeysOn = useSingleKeyShortcuts()

  const run = useEffectEvent((action: Action) => {
    if (action === 'search') onOverlayChange('search')
    else if (action === 'start a chat') void startThread()
    else if (action === 'write') document.querySelector<HTMLElement>('main textarea')?.focus()
    else if (action === 'toggle the sidebar') onToggleSidebar()
    else if (action === 'help') onOverlayChange('shortcuts')
    else void navigate(action)
  })
  useEffect(() => {
    const commands = createBindings(commandShortcuts, (action) => run(action))
    return tinykeys(window, commands, { ignore: (event) => event.defaultPrevented })
  }, [])
  // Keys typed while the search is loading belong to it.
  const isListening = areSingleKeysOn && overlay === null
  useEffect(() => {
    if (!isListening) return
    const singleKeys = createBindings(singleKeyShortcuts, (action) => run(action))
    return tinykeys(window, singleKeys, { ignore: isTyping })
  }, [isListening])

  return (
    overlay === 'shortcuts' && (
      <ShortcutsHelp
        shortcuts={areSingleKeysOn ? [...commandShortcuts, ...singleKeyShortcuts] : commandShortcuts}
        areSingleKeysOn={areSingleKeysOn}
        onSingleKeysChange={setSingleKeyShortcuts}
        onClose={() => onOverlayChange(null)}
      />
    )
  )
}

function createBindings(shortcuts: readonly Shortcut[], run: (action: Action) => void) {
  const handle = (action: Action) => (event: KeyboardEvent) => {
    event.preventDefault()
    run(action)
  }
  return Object.fromEntries(shortcuts.map(({ keys, action }) => [keys, handle(action)]))
}

function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || defaultKeybindingsHandlerIgnore(event)) return true
  return findTopOverlay() !== null
}
