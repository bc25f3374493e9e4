import { lazy, Suspense, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

const Panel = lazy(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }))

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

export interface PopoverProps {
  /** The preferred side of the trigger. */
  placement?: AriaPopoverProps['placement']
  /** Renders the trigger with the given props. */
  renderTrigger: (properties: PopoverTrigger) => ReactElement
  /** The accessible name of the panel. */
  label: string
  /** The content. */
  children: ReactNode
}

/** Loaded on first press to keep overlay code out of most screens. */
export function Popover({ renderTrigger, label, children, placement = 'bottom' }: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const handlePress = () => {
    setWanted(true)
    setOpen(!isOpen)
  }
  return (
    <>
      {renderTrigger({ ref: triggerRef, onPress: handlePress, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      <Suspense>
        {isWanted && (
          <Panel triggerRef={triggerRef} label={label} placement={placement} isOpen={isOpen} onOpenChange={setOpen}>
            {children}
          </Panel>
        )}
      </Suspense>
    </>
  )
}
