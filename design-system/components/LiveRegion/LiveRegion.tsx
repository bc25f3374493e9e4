import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'

export interface LiveRegionProps {
  /** The words to announce. An announcement is made when they change, so keep the region mounted and pass null in between. */
  children: ReactNode
  /** Interrupts what is being read. For errors only. */
  isAssertive?: boolean
}

/** Tells a screen reader what the eye has already seen. */
export function LiveRegion({ children, isAssertive }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <div role={isAssertive ? 'alert' : 'status'}>{children}</div>
    </VisuallyHidden>
  )
}
