import { Icon } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MessageReferences_step$key } from '../../__generated__/MessageReferences_step.graphql.ts'
import styles from './MessageReferences.module.css'
import { getReferenceKind } from './referenceKinds.ts'

export function MessageReferences({ step }: { step: MessageReferences_step$key }) {
  const { references } = useFragment(
    graphql`
      fragment MessageReferences_step on Step {
        references {
          kind
          uuid
          title
        }
      }
    `,
    step,
  )
  return <ReferenceList references={references} />
}

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
