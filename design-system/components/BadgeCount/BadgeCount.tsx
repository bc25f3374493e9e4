import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'

export interface BadgeCountProps {
  /** Nothing is rendered for zero. */
  count: number
  /** Above it a plus stands after the highest number that is shown. */
  max?: number
  /** Says what is counted, with the full number: "12 unread notifications". Leave it out where the name of the control says it. */
  label?: string
  /** `small` where it stands on the corner of an icon. */
  size?: BadgeProps['size']
}

/** How many there are of what waits for somebody. */
export function BadgeCount({ count, max = 9, label, size }: BadgeCountProps) {
  if (count <= 0) return null
  return (
    <Badge tone="solid" size={size}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Badge>
  )
}
