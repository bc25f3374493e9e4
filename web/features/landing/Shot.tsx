import { useLingui } from '@lingui/react/macro'
import styles from './FeatureSections.module.css'

const files = import.meta.glob<string>('./shots/*.avif', { eager: true, import: 'default' })

interface ShotProps {
  screen: string
  alt: string
}

/** Lazy images that are not displayed are not loaded. */
export function Shot({ screen, alt }: ShotProps) {
  const { i18n } = useLingui()
  const getFile = (scheme: string, size: string) => files[`./shots/${screen}-${i18n.locale}-${scheme}-${size}.avif`]
  return (['light', 'dark'] as const).map((scheme) => (
    <picture key={scheme} className={styles[scheme]}>
      <source media="(width < 600px)" srcSet={getFile(scheme, 'narrow')} width={720} height={1560} />
      <img src={getFile(scheme, 'wide')} alt={alt} width={1440} height={1080} loading="lazy" decoding="async" className={styles.shot} />
    </picture>
  ))
}
