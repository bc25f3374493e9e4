import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { defaultKeybindingsHandlerIgnore } from 'tinykeys'

/** What a shortcut does, or the path that it opens. */
export type Action = 'search' | 'start a chat' | 'write' | 'toggle the sidebar' | 'help' | `/${string}`

export interface Shortcut {
  /** In the words of tinykeys. */
  readonly keys: string
  readonly label: MessageDescriptor
  readonly action: Action
}

/** With Ctrl or ⌘, so they work while one types as well. */
export const commandShortcuts: readonly Shortcut[] = [{ keys: '$mod+k', label: msg`Search your chats`, action: 'search' }]

export const plainKeyShortcuts: readonly Shortcut[] = [
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

/** For tinykeys. The browser's own meaning of the keys is set aside. */
export function bindings(shortcuts: readonly Shortcut[], run: (action: Action) => void) {
  const handle = (action: Action) => (event: KeyboardEvent) => {
    event.preventDefault()
    run(action)
  }
  return Object.fromEntries(shortcuts.map(({ keys, action }) => [keys, handle(action)]))
}

/** Letters belong to what one types in, and to menus, lists and dialogs, which jump to what begins with them. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || defaultKeybindingsHandlerIgnore(event)) return true
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
}
