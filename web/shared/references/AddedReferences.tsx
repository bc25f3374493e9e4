import { FileChip } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import styles from './AddedReferences.module.css'
import { getReferenceKind, type Reference } from './referenceKinds.ts'

interface AddedReferencesProps {
  references: readonly Reference[]
  onRemove: (uuid: string) => void
}

export function AddedReferences({ references, onRemove }: AddedReferencesProps) {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Context`} className={styles.references}>
      {references.map(({ kind, uuid, title }) => {
        const { name, icon } = getReferenceKind(kind)
        return (
          <li key={uuid}>
            <FileChip name={title || t`Untitled Thread`} icon={icon} detail={i18n._(name)} onRemove={() => onRemove(uuid)} />
          </li>
        )
      })}
    </ul>
  )
}
