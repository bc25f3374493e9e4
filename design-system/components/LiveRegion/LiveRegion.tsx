import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { StyleProps } from '../styleProps.ts'

export interface LiveRegionProps extends StyleProps {
  /** Keep the region mounted and pass null in between. */
  children: ReactNode
  /** Interrupts the screen reader, for errors only. */
  isAssertive?: boolean
}

export function LiveRegion({ children, isAssertive, className }: LiveRegionProps) {
  return (
    <VisuallyHidden className={className}>
      <div role={isAssertive ? 'alert' : 'status'}>{children}</div>
    </VisuallyHidden>
  )
}
