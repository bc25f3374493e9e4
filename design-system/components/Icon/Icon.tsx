import type { LucideIcon } from 'lucide-react'
import type { StyleProps } from '../styleProps.ts'

export type IconGlyph = LucideIcon

export interface IconProps extends StyleProps {
  /** Glyph from lucide-react. */
  glyph: IconGlyph
  /** Accessible name. Decorative without one. */
  label?: string
  /** In CSS units. */
  size?: string
}

export function Icon({ glyph: Glyph, label, size = 'var(--icon-size)', className }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Glyph
      className={className}
      style={{ inlineSize: size, blockSize: size, flex: 'none', strokeWidth: 'var(--icon-stroke)' }}
      {...semantics}
    />
  )
}
