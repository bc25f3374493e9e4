import { Plural, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { TwinConversation_conversation$key } from '../../../__generated__/TwinConversation_conversation.graphql.ts'
import styles from '../MyTwinScreen.module.css'
import { useVisitorName } from './useVisitorName.ts'

interface TwinConversationProps {
  conversation: TwinConversation_conversation$key
  onOpen: (uuid: string) => void
}

export function TwinConversation({ conversation: conversationRef, onOpen }: TwinConversationProps) {
  const { t, i18n } = useLingui()
  const conversation = useFragment(
    graphql`
      fragment TwinConversation_conversation on TwinConversation {
        uuid
        firstQuestion
        stepCount
        updatedAt
        ...useVisitorName_conversation
      }
    `,
    conversationRef,
  )
  const { uuid, firstQuestion, stepCount, updatedAt } = conversation
  const visitor = useVisitorName(conversation)
  return (
    <button type="button" className={styles.conversation} onClick={() => onOpen(uuid)}>
      <span className={styles.conversationTitle}>{firstQuestion ?? t`Without words`}</span>
      <span className={styles.note}>
        {visitor} · <Plural value={stepCount} one="# message" other="# messages" /> ·{' '}
        {i18n.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
    </button>
  )
}
