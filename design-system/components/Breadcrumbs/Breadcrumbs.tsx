import { ChevronRight } from 'lucide-react'
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../Icon/Icon.tsx'
import linkStyles from '../Link/Link.module.css'
import styles from './Breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** Says where the way is, to screen readers: "Place". */
  label: string
  /** The way from the outermost place to this one, which is the last and leads nowhere. */
  places: ReadonlyArray<{ name: string; href?: string }>
}

/** Where a page belongs, and the way up from it. */
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
