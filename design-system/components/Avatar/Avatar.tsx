import { clsx } from 'clsx'
import { useState } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Avatar.module.css'

export interface AvatarProps extends StyleProps {
  /** Also sets initials and color. */
  name: string
  /** Image URL; initials replace missing images. */
  src?: string | null
  /** `portrait` fills the width of its container; `--portrait-ratio` sets its shape, 4 / 5 by default. */
  size?: 'small' | 'medium' | 'large' | 'portrait'
  /** Hides it from screen readers, for avatars beside the name. */
  isDecorative?: boolean
}

export function Avatar({ name, src, size = 'medium', isDecorative, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const semantics = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...semantics}
      className={clsx(styles.Avatar, className)}
      data-size={size}
      style={{ '--hue': getHue(name) } as React.CSSProperties}
    >
      {src && src !== brokenSrc ? <img src={src} alt="" onError={() => setBrokenSrc(src)} className={styles.Picture} /> : getInitials(name)}
    </span>
  )
}

function getInitials(name: string) {
  const all = name.trim().split(/[\s-]+/u)
  const withoutTitles = all.filter((word) => !/^\p{L}{2,}\.$/u.test(word))
  const words = withoutTitles.length > 0 ? withoutTitles : all
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.match(/./u)?.[0].toLocaleUpperCase() ?? '').join('')
}

/** The lightness is fixed in CSS for contrast. */
function getHue(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600
  return Math.round(hash / 30) * 3
}
