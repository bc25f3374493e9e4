import { lazy, Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { useControlledState } from 'react-stately/useControlledState'
import type { OpenProps } from '../openState.ts'
import type { StyleProps } from '../styleProps.ts'

const Panel = lazy(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }))

export interface PopoverProps extends StyleProps, OpenProps {
  /** Preferred side of the trigger. */
  placement?: AriaPopoverProps['placement']
  /** The button, or an element that contains it. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  /** Content. */
  children: ReactNode
}

/** Keeps overlay code out of most screens. */
export function Popover({ trigger, label, children, placement = 'bottom', className, ...open }: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useControlledState(open.isOpen, open.defaultOpen ?? false, open.onOpenChange)
  const [isWanted, setWanted] = useState(isOpen)
  if (isOpen && !isWanted) setWanted(true)
  const button = { ref: triggerRef, onPress: () => setOpen(!isOpen), 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      <Suspense>
        {isWanted && (
          <Panel triggerRef={triggerRef} label={label} placement={placement} className={className} isOpen={isOpen} onOpenChange={setOpen}>
            {children}
          </Panel>
        )}
      </Suspense>
    </>
  )
}
