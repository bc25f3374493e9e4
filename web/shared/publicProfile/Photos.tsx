import { Icon, Link } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { isStoredHere } from '../../lib/storedHere.ts'
import type { ReactNode } from 'react'
import styles from './PublicProfilePage.module.css'

/** Other hosts would learn who visits the page. */
interface PhotosProps {
  addresses: readonly string[]
  renderControl?: ((address: string, label: string) => ReactNode) | undefined
}

export function Photos({ addresses, renderControl }: PhotosProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.photos}>
      {addresses.map((address, index) => {
        const number = index + 1
        const label = t`Snapshot ${number}`
        return (
          <li key={address}>
            {isStoredHere(address) ? (
              <figure className={styles.photo}>
                <img src={address} alt="" loading="lazy" />
                <figcaption className={styles.caption}>
                  {label} {renderControl?.(address, label)}
                </figcaption>
              </figure>
            ) : (
              <div className={styles.photo}>
                <Link href={address} target="_blank" rel="noreferrer nofollow">
                  {label} <Icon glyph={ExternalLink} label={t`Opens in a new tab`} />
                </Link>
                <span className={styles.host}>{URL.canParse(address) ? new URL(address).host : address}</span>
                {renderControl?.(address, label)}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
