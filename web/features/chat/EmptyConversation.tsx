import { EmptyState } from '#design-system'
import styles from './Conversation.module.css'

/** Before the first word. */
export function EmptyConversation() {
  return (
    <div className={styles.empty}>
      <EmptyState title="What is on your mind?">Ask, think aloud, or tell me something to keep. Only you can see this.</EmptyState>
    </div>
  )
}
