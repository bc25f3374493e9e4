import type { LucideIcon } from 'lucide-react'

/** A glyph from lucide-react, imported by name where it is used. */
export type IconGlyph = LucideIcon

export interface IconProps {
  /** One icon of Lucide. */
  glyph: IconGlyph
  /** Names the icon where it stands alone. Without a label the icon is decoration and hidden from assistive technology. */
  label?: string
  /** Edge length in CSS units. Follows the pointer's density by default. */
  size?: string
}

export function Icon({ glyph: Glyph, label, size = 'var(--icon-size)' }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Glyph style={{ inlineSize: size, blockSize: size, flex: 'none' }} strokeWidth={1.75} {...semantics} />
}
