import { LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import styles from '../../domain/screen/Header.module.css'

export function TwinLink({ username }: { username: string }) {
  return (
    <LinkButton variant="quiet" icon={MessagesSquare} href={`/twin/${username}/chat`}>
      <span className={styles.long}>
        <Trans>Chat with your Twin</Trans>
      </span>
      <span className={styles.short}>
        <Trans>Twin</Trans>
      </span>
    </LinkButton>
  )
}
