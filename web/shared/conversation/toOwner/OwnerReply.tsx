import { Badge } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ToOwner.module.css'

interface OwnerReplyProps {
  name: string
  reply: string
  repliedAt: string | null | undefined
}

/** Plain text, because a person wrote it. */
export function OwnerReply({ name, reply, repliedAt }: OwnerReplyProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.reply}>
      <p className={styles.author}>
        <strong>{name}</strong>
        <Badge>
          <Trans>Person, not AI</Trans>
        </Badge>
        {repliedAt && <time dateTime={repliedAt}>{i18n.date(repliedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>}
      </p>
      <p dir="auto" className={styles.text}>
        {reply}
      </p>
    </div>
  )
}
