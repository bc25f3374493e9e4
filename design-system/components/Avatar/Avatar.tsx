import { useState } from 'react'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The name it stands for: source of the initials, of the colour, and of the accessible name. */
  name: string
  /** A picture. The initials take its place while it is missing or cannot be loaded. */
  src?: string | null
  /** `row` stands in lists of people, `portrait` at the head of a page about somebody. */
  size?: 'small' | 'medium' | 'row' | 'large' | 'portrait'
  /** The name stands beside it already. */
  isDecorative?: boolean
}

export function Avatar({ name, src, size = 'medium', isDecorative }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const semantics = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...semantics} className={styles.Avatar} data-size={size} style={{ '--hue': hueOf(name) } as React.CSSProperties}>
      {src && src !== brokenSrc ? <img src={src} alt="" onError={() => setBrokenSrc(src)} className={styles.Picture} /> : initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string) {
  const words = name.trim().split(/[\s-]+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.match(/./u)?.[0].toLocaleUpperCase() ?? '').join('')
}

/** The same name has the same colour everywhere; the lightness is fixed in CSS, so contrast never depends on the name. */
function hueOf(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600
  return Math.round(hash / 30) * 3
}
