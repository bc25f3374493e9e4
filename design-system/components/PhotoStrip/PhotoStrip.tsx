import styles from './PhotoStrip.module.css'

export interface PhotoStripProps {
  /** The label stands under the picture, and in its place where it cannot be seen. */
  photos: readonly { src: string; label: string }[]
}

/** A few pictures side by side, cut to one shape. */
export function PhotoStrip({ photos }: PhotoStripProps) {
  return (
    <ul className={styles.PhotoStrip}>
      {photos.map(({ src, label }) => (
        <li key={src}>
          <figure className={styles.Photo}>
            <img src={src} alt={label} loading="lazy" className={styles.Picture} />
            <figcaption aria-hidden className={styles.Caption}>
              {label}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
