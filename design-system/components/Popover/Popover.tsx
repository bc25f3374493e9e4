import { lazy, Suspense, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

const Panel = lazy(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }))

/** What makes a Button or an IconButton the trigger of a popover. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

export interface PopoverProps {
  /** Which side of its trigger it opens to, if there is space. */
  placement?: AriaPopoverProps['placement']
  /** Renders the button that opens it, with the properties that it is given. */
  renderTrigger: (properties: PopoverTrigger) => ReactElement
  /** Names the panel for assistive technology. */
  label: string
  /** Something short. */
  children: ReactNode
}

/**
 * A panel beside its trigger, for something short that does not stop the work behind it. Panels weigh more than most screens,
 * so their code comes with the first press.
 */
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
