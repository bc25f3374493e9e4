import { Banner, CopyField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import styles from '../SettingsScreen.module.css'

export interface WebhookSecret {
  /** Of the webhook that it belongs to. */
  name: string
  secret: string
  /** Another one was there before. */
  isRotated: boolean
}

interface NewSecretProps {
  secret: WebhookSecret
  onDismiss: () => void
}

/** The one time that a secret is shown. */
export function NewSecret({ secret: { name, secret, isRotated }, onDismiss }: NewSecretProps) {
  const { t } = useLingui()
  return (
    <Banner tone="good" title={t`Copy the signing secret of ${name} now`} onDismiss={onDismiss}>
      <div className={styles.secret}>
        <CopyField
          label={t`Signing secret`}
          value={secret}
          isCode
          description={
            isRotated
              ? t`It’s shown only once. The old secret works for another 24 hours.`
              : t`It’s shown only once. With it your program checks that events come from here.`
          }
        />
      </div>
    </Banner>
  )
}
