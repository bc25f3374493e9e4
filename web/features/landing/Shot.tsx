import styles from './FeatureSections.module.css'

interface ShotProps {
  light: string
  dark: string
  alt: string
}

/** Lazy images that are not displayed are not loaded. */
export function Shot({ light, dark, alt }: ShotProps) {
  const image = { width: 1440, height: 1080, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img src={light} alt={alt} {...image} className={`${styles.shot} ${styles.light}`} />
      <img src={dark} alt={alt} {...image} className={`${styles.shot} ${styles.dark}`} />
    </>
  )
}
