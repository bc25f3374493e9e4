import styles from './FeatureSections.module.css'

const files = import.meta.glob<string>('./shots/*.avif', { eager: true, import: 'default' })

interface ShotProps {
  screen: string
  alt: string
}

/** Lazy images that are not displayed are not loaded. */
export function Shot({ screen, alt }: ShotProps) {
  return (['light', 'dark'] as const).map((scheme) => (
    <picture key={scheme} className={styles[scheme]}>
      <source media="(width < 600px)" srcSet={files[`./shots/${screen}-${scheme}-narrow.avif`]} width={720} height={1200} />
      <img
        src={files[`./shots/${screen}-${scheme}-wide.avif`]}
        alt={alt}
        width={1440}
        height={1080}
        loading="lazy"
        decoding="async"
        className={styles.shot}
      />
    </picture>
  ))
}
