import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { Badge } from '../Badge/Badge.tsx'

export interface BadgeCountProps {
  /** Nothing is rendered for zero. */
  count: number
  /** Above it a plus stands after the highest number that is shown. */
  max?: number
  /** Says what is counted, with the full number: "12 unread notifications". Leave it out where the name of the control says it. */
  label?: string
}

/** How many there are of what waits for somebody. */
export function BadgeCount({ count, max = 9, label }: BadgeCountProps) {
  if (count <= 0) return null
  return (
    <Badge tone="solid">
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Badge>
  )
}
