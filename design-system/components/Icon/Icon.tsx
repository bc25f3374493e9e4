import type { LucideIcon } from 'lucide-react'

/** A glyph from lucide-react. */
export type IconGlyph = LucideIcon

export interface IconProps {
  /** The Lucide glyph. */
  glyph: IconGlyph
  /** The accessible name. Icons without a label are decorative. */
  label?: string
  /** The size in CSS units. Defaults to the pointer density. */
  size?: string
}

export function Icon({ glyph: Glyph, label, size = 'var(--icon-size)' }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Glyph style={{ inlineSize: size, blockSize: size, flex: 'none', strokeWidth: 'var(--icon-stroke)' }} {...semantics} />
}
