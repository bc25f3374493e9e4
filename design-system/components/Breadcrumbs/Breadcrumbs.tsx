import { ChevronRight } from 'lucide-react'
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../Icon/Icon.tsx'
import linkStyles from '../Link/Link.module.css'
import styles from './Breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** The accessible name of the navigation: "Breadcrumbs". */
  label: string
  /** The path from the outermost page to the current one, which has no link. */
  places: ReadonlyArray<{ name: string; href?: string }>
}

export function Breadcrumbs({ label, places }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs className={styles.Breadcrumbs}>
        {places.map(({ name, href }, index) => (
          <Breadcrumb key={name} id={name} className={styles.Place}>
            {index > 0 && <Icon glyph={ChevronRight} size="0.875rem" />}
            <Link href={href} className={`${linkStyles.Link} ${styles.Name}`} data-variant="quiet">
              {name}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  )
}
