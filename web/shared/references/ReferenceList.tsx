import { Icon } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styles from './ReferenceList.module.css'
import { getReferenceKind } from './referenceKinds.ts'

interface ReferenceListProps {
  references: readonly { readonly kind: string; readonly uuid: string; readonly title: string }[]
}

export function ReferenceList({ references }: ReferenceListProps) {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Context`} className={styles.references}>
      {references.map(({ kind, uuid, title }) => {
        const { name, icon, path } = getReferenceKind(kind)
        return (
          <li key={uuid}>
            <Link to={path(uuid)} title={i18n._(name)} className={styles.reference}>
              <Icon glyph={icon} />
              <span dir="auto" className={styles.title}>
                {title || t`Untitled Thread`}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
