import { EmptyState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAudience } from './audience/audience.ts'
import styles from './Conversation.module.css'

/** Before the first word. */
export function EmptyConversation() {
  const { t } = useLingui()
  const { opening } = useAudience()
  if (opening) return opening
  return (
    <div className={styles.empty}>
      <EmptyState title={t`What is on your mind?`}>
        <Trans>Ask, think aloud, or tell me something to keep. Only you can see this.</Trans>
      </EmptyState>
    </div>
  )
}
