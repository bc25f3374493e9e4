import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { listControls } from '../../rememberFocus.ts'
import type { StyleProps } from '../styleProps.ts'

interface ToolbarControlsProps extends StyleProps {
  /** Accessible name. */
  label: string
  /** Buttons and links in order. */
  children: ReactNode
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** One tab stop, navigated with arrow keys. React Aria’s toolbar would add 7 KiB to the first load. */
export function ToolbarControls({ label, children, className }: ToolbarControlsProps) {
  const left = useRef<Element>(null)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: toolbar, target, key, shiftKey } = event
    // React also bubbles events of menus opened from the toolbar.
    if (!(target instanceof Element) || !toolbar.contains(target)) return
    const controls = listControls(toolbar)
    if (key === 'Tab') {
      // The browser continues from the outermost control.
      left.current = target
      focusFirst(shiftKey ? controls : controls.toReversed())
    }
    const step = steps.get(key)
    if (step === undefined) return
    event.preventDefault()
    const isForward = (step === 1) === (getComputedStyle(toolbar).direction !== 'rtl')
    const ordered = isForward ? controls : controls.toReversed()
    focusFirst(ordered.slice(ordered.findIndex((control) => control === target) + 1))
  }
  const handleFocus = ({ currentTarget: toolbar, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (toolbar.contains(relatedTarget)) return
    if (left.current instanceof HTMLElement && toolbar.contains(left.current)) left.current.focus()
    left.current = null
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its controls have focus.
    <div role="toolbar" aria-label={label} className={className} onKeyDown={handleKeyDown} onFocus={handleFocus}>
      {children}
    </div>
  )
}

/** Hidden controls cannot be focused. */
function focusFirst(controls: readonly HTMLElement[]): void {
  for (const control of controls) {
    control.focus()
    if (control === document.activeElement) return
  }
}
