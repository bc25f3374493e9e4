import { type Audience, AudienceMenu } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import styles from './Item.module.css'
import { useItemAudience } from './useItemAudience.ts'

interface ItemAudienceFieldProps {
  audience: Audience
  profileAudience: Audience
  onChange: (audience: Audience) => void
}

export function ItemAudienceField({ audience, profileAudience, onChange }: ItemAudienceFieldProps) {
  const { t } = useLingui()
  const { readers, description } = useItemAudience(audience, profileAudience)
  return (
    <div className={styles.audience}>
      <AudienceMenu label={t`Who can see this`} value={audience} readers={readers} onChange={onChange} />
      <p className={styles.note}>{description}</p>
    </div>
  )
}
