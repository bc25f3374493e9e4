import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'

export interface LiveRegionProps {
  /** Keep the region mounted and pass null in between. */
  children: ReactNode
  /** Interrupts the screen reader, for errors only. */
  isAssertive?: boolean
}

export function LiveRegion({ children, isAssertive }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <div role={isAssertive ? 'alert' : 'status'}>{children}</div>
    </VisuallyHidden>
  )
}
